/// The parsed command line.
enum Arguments {
  case help
  case calls(quick: Bool, check: Bool)
  case buildTime(quick: Bool, check: Bool)
  case wiringTime(quick: Bool)
  case historyTime(quick: Bool)

  static let usage = """
    Measures the cost of calls through composed use cases, and the build times of clients.

    USAGE
      swift run -c release --package-path Tests/Maintenance benchmarks [--quick] [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks build-time [--quick] [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks wiring-time [--quick]
      swift run -c release --package-path Tests/Maintenance benchmarks history-time [--quick]

    Without a command, calls small use cases directly, and through a hand-written closure, a protocol
    existential, a builder, inject, partial and curry. Prints nanoseconds (best and median round)
    and heap allocations per call, and the ratios of the best round to those of the closure and the
    existential. "mallocs" is n/a if allocations cannot be counted. Then measures one endpoint with
    each of the other helpers.

    build-time builds an empty package and clients of Capabilities, of each other library and of all
    libraries in a temporary folder, in debug and release: clean, and again after a change of the
    client's file. Prints the best of three times. With --quick, builds only the client of
    Capabilities.

    wiring-time wires worlds of 10, 100, 300, 1,000 and 2,000 builders in a temporary folder, and
    prints the build time of the module of each, in debug and release. With --quick, stops at 100.

    history-time records calls of 8 concurrent tasks, and prints the time to find an order that
    explains their answers, for histories of about 100, 300 and 1,000 calls. With --quick, stops at
    300.

    OPTIONS
      --quick     fewer rounds or builds, for CI
      --check     exit with status 1 and the reason if a limit is exceeded
      -h, --help  shows this help

    EXIT STATUS
      0   success
      1   a limit is exceeded (--check), or a measurement failed
      64  invalid command line

    """

  /// - Parameter words: The command line without the program's name.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var options: Set<String> = []
    var command: String?
    for word in words {
      switch word {
      case "-h", "--help":
        self = .help
        return
      case "--quick", "--check": options.insert(word)
      case "build-time" where command == nil, "wiring-time" where command == nil,
        "history-time" where command == nil:
        command = word
      default: throw UsageError("unknown argument: \(word)")
      }
    }
    let check = options.contains("--check")
    let quick = options.contains("--quick")
    if let command, command != "build-time", check {
      throw UsageError("\(command) does not support --check")
    }
    self =
      switch command {
      case "build-time": .buildTime(quick: quick, check: check)
      case "wiring-time": .wiringTime(quick: quick)
      case "history-time": .historyTime(quick: quick)
      default: .calls(quick: quick, check: check)
      }
  }
}

/// A mistake in the command line.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
