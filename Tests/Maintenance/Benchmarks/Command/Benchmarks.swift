import Foundation

@main
enum Benchmarks {
  private static let usage = """
    Measures the cost of calls through composed use cases, and the build time of a client.

    USAGE
      swift run -c release --package-path Tests/Maintenance benchmarks [--quick] [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks build-time [--check]
      swift run -c release --package-path Tests/Maintenance benchmarks growth [--check]

    Without a command, calls small use cases directly, and through a hand-written closure, a protocol
    existential, a builder, inject and partial. Prints nanoseconds (best and median round)
    and heap allocations per call, and the ratios of the best round to those of the closure and the
    existential. "mallocs" is n/a if allocations cannot be counted. Then measures one endpoint with
    each of the other helpers.

    build-time builds an empty package and a client of Capabilities in a temporary folder, clean, in
    debug and release. Prints the best of three times.

    growth records, replays, sweeps, compares and runs scripts of 100, 1,000 and 10,000 inputs, and
    generates code for as many builders and endpoints. Prints the exponent of the processor time.

    OPTIONS
      --quick     fewer rounds, for CI
      --check     exit with status 1 and the reason if a limit is exceeded
      -h, --help  shows this help

    EXIT STATUS
      0   success
      1   a limit is exceeded (--check), or a measurement failed
      64  invalid command line

    """

  static func main() async {
    let words = Set(CommandLine.arguments.dropFirst())
    if !words.isDisjoint(with: ["-h", "--help"]) { return print(usage, terminator: "") }
    if let unknown = words.subtracting(["build-time", "growth", "--quick", "--check"]).min() {
      printError("unknown argument: \(unknown)\n\n\(usage)")
      exit(64)
    }
    do {
      let check = words.contains("--check")
      let breaches =
        if words.contains("build-time") {
          try buildTime()
        } else if words.contains("growth") {
          try await growth()
        } else {
          try await calls(words.contains("--quick") ? .quick : .full, check: check)
        }
      for breach in breaches where check { printError(breach) }
      exit(check && !breaches.isEmpty ? 1 : 0)
    } catch {
      printError("\(error)")
      exit(1)
    }
  }

  /// Measures and prints the cost of calls.
  ///
  /// - Returns: The exceeded limits.
  private static func calls(_ effort: Effort, check: Bool) async throws -> [String] {
    #if DEBUG
      print("note: this is a debug build; its times are not meaningful")
      print("measure with: swift run -c release --package-path Tests/Maintenance benchmarks\n")
    #endif
    let offset = CommandLine.arguments.count + 4  // the optimizer cannot know it
    let scenarios: [Scenario] = [
      .threeEndpoints(offset: offset), .threeAsyncEndpoints(offset: offset),
      .wiredUseCases(offset: offset), .fittedEndpoint(offset: offset),
      .fittedAsyncEndpoint(offset: offset),
      .lifetimes(offset: offset), .lifetimesOnTwoThreads(offset: offset),
      .asyncLifetimes(offset: offset), .testValues(), .transcripts(offset: offset),
      .schedules(offset: offset),
      .decoratedEndpoint(offset: offset), .decoratedAsyncEndpoint(offset: offset),
      .tasks(offset: offset),
    ]
    var breaches: [String] = []
    for scenario in scenarios {
      let results = try await check ? scenario.checked(effort) : scenario.measured(effort)
      print(Table(results).text, terminator: "\n\n")
      breaches += scenario.limits.compactMap { $0.violation(in: results) }
    }
    return breaches
  }

  /// Measures and prints the time of clean builds.
  ///
  /// - Returns: The exceeded limits.
  private static func buildTime() throws -> [String] {
    let times = try BuildTimes()
    print(times.table.text)
    return times.breaches
  }

  /// Measures and prints the growth of processor time.
  ///
  /// - Returns: The exceeded limits.
  private static func growth() async throws -> [String] {
    let growth = try await Growth(offset: CommandLine.arguments.count)
    print(growth.table.text)
    return growth.breaches
  }

  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
