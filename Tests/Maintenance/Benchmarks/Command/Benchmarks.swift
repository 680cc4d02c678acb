import Foundation

@main
enum Benchmarks {
  static func main() async {
    do {
      let breaches = try await run(Arguments(CommandLine.arguments.dropFirst()))
      for breach in breaches { printError(breach) }
      exit(breaches.isEmpty ? 0 : 1)
    } catch let error as UsageError {
      printError(
        """
        \(error.message)
        see: swift run -c release --package-path Tests/Maintenance benchmarks --help
        """
      )
      exit(64)
    } catch {
      printError("\(error)")
      exit(1)
    }
  }

  /// Runs a command.
  ///
  /// - Returns: The exceeded limits.
  private static func run(_ arguments: Arguments) async throws -> [String] {
    switch arguments {
    case .help:
      print(Arguments.usage, terminator: "")
      return []
    case .calls(let quick, let check):
      return try await calls(quick ? .quick : .full, check: check)
    case .buildTime(let quick, let check):
      return try buildTime(quick: quick, check: check)
    case .wiringTime(let quick):
      let times = try WiringTimes.measured(
        counts: quick ? [10, 100] : [10, 100, 300, 1_000, 2_000],
        log: log
      )
      print(times.table.text)
      return []
    case .historyTime(let quick):
      let times = try await HistoryTimes.measured(
        lengths: quick ? [12, 36] : [12, 36, 125],
        histories: quick ? 5 : 20,
        log: log
      )
      print(times.table.text)
      return []
    }
  }

  /// Measures and prints the cost of calls.
  private static func calls(_ effort: Effort, check: Bool) async throws -> [String] {
    #if DEBUG
      print("note: this is a debug build; its times are not meaningful")
      print("measure with: swift run -c release --package-path Tests/Maintenance benchmarks\n")
      if check { throw UsageError("--check needs a release build") }
    #endif
    let offset = CommandLine.arguments.count + 4  // the optimizer cannot know it
    let scenarios: [Scenario] = [
      .oneEndpoint(offset: offset), .threeEndpoints(offset: offset),
      .threeAsyncEndpoints(offset: offset), .currying(offset: offset),
      .wiredUseCases(offset: offset), .fittedEndpoint(offset: offset),
      .fittedAsyncEndpoint(offset: offset),
      .lifetimes(offset: offset), .lifetimesOnTwoThreads(offset: offset),
      .asyncLifetimes(offset: offset), .testValues(), .transcripts(offset: offset),
      .schedules(offset: offset),
      .decoratedEndpoint(offset: offset), .decoratedAsyncEndpoint(offset: offset),
      .tasksAndCallbacks(offset: offset), .tasksByHand(offset: offset), .streams(offset: offset),
    ]
    var breaches: [String] = []
    for scenario in scenarios {
      let results = try await check ? scenario.checked(effort) : scenario.measured(effort)
      print(Table(results).text, terminator: "\n\n")
      if check { breaches += scenario.limits.compactMap { $0.violation(in: results) } }
    }
    return breaches
  }

  /// Measures and prints the time of clean builds.
  private static func buildTime(quick: Bool, check: Bool) throws -> [String] {
    let products = BuildSubject.products
    let times = try BuildTimes.measured(
      clients: quick ? [["Capabilities"]] : products.map { [$0] } + [products],
      log: log
    )
    print(times.table.text)
    return check ? times.breaches : []
  }

  private static func log(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  private static func printError(_ message: String) {
    log("error: \(message)")
  }
}
