/// What the command line asks for.
enum Arguments {
  case help
  case calls(quick: Bool, check: Bool)
  case buildTime(quick: Bool, check: Bool)
  case wiringTime(quick: Bool)

  static let usage = """
    What a call costs that goes through a composed use case, and what a client pays to build.

    USAGE
      swift run -c release --package-path Tests/Maintenance benchmarks [--quick] [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks build-time [--quick] [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks wiring-time [--quick]

    Without a command, the same small use cases are called directly, through a closure written by
    hand, a protocol existential, a builder, inject, partial and curry, side by side: nanoseconds
    (best and median round) and heap allocations for each call, and the ratio of the best round to
    that of the closure and of the existential. "mallocs" is n/a where they cannot be counted.
    Then one endpoint behind each of the other helpers, beside the endpoint alone.

    build-time builds an empty package and clients of Capabilities, of each other library and of all
    in a temporary folder, clean, debug and release, and prints what the best of three builds took.
    With --quick it builds the client of Capabilities alone.

    wiring-time has worlds of 10, 100, 300, 1,000 and 2,000 builders wired in a temporary folder,
    and prints what it takes to build the module of each, debug and release. With --quick it stops
    at 100.

    OPTIONS
      --quick     fewer rounds or builds, for CI
      --check     exit with status 1, and say why, where the figures break a promise
      -h, --help  this text

    EXIT STATUS
      0   done
      1   a promise is broken (--check), or something could not be measured
      64  the command line is wrong

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
      case "build-time" where command == nil, "wiring-time" where command == nil: command = word
      default: throw UsageError("unknown argument: \(word)")
      }
    }
    let check = options.contains("--check")
    let quick = options.contains("--quick")
    guard command != nil else {
      self = .calls(quick: quick, check: check)
      return
    }
    guard command == "build-time" else {
      if check { throw UsageError("wiring-time has no promises to check") }
      self = .wiringTime(quick: quick)
      return
    }
    self = .buildTime(quick: quick, check: check)
  }
}

/// The command line cannot be understood.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
