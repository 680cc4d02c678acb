import Foundation

/// Compares an import with a minimal client, in one run on one machine. Each runs in a process of its
/// own.
struct Throughput {
  /// The number of concurrent enrollments.
  let concurrency: Int

  /// What a process took.
  private struct Cost {
    /// From its start to its end.
    var seconds: Double
    /// The processor time of the process and of the system on its behalf.
    var processorSeconds: Double
  }

  /// Measures both and prints a table.
  func run() async throws {
    print("reply delay  people  client                 time   ratio  processor  ratio")
    for (delay, people) in [(0, 4000), (50, 1000)] {
      let (subject, baselines) = try await measure(delay: delay, people: people)
      let start = pad("\(delay) ms", 11) + pad("\(people)", 8)
      print(
        "\(start)  import             \(pad(subject.seconds)) s         \(pad(subject.processorSeconds)) s"
      )
      for (name, cost) in baselines {
        let time = "\(pad(cost.seconds)) s \(pad(subject.seconds / cost.seconds))"
        let ratio = pad(subject.processorSeconds / cost.processorSeconds)
        print("\(start)  \(name)  \(time)  \(pad(cost.processorSeconds)) s \(ratio)")
      }
    }
  }

  private func measure(
    delay: Int,
    people: Int
  ) async throws -> (subject: Cost, baselines: [(String, Cost)]) {
    let directory = try TemporaryFolder()
    let lines = (1...people).map { number in
      #"{"id":"\#(number)","name":"Ada","lastName":"No. \#(number)","#
        + #""email":"ada\#(number)@example.org"}"#
    }
    let roster = directory.path("club.jsonl")
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: roster,
      atomically: false,
      encoding: .utf8
    )

    var baselines: [(String, Cost)] = []
    for (name, words) in [("one commit each  ", []), ("grouped commits  ", ["--grouped"])] {
      let services = FakeServices(seed: 1, delay: delay)
      let server = try ServiceServer { services.respond($0) }
      let database = directory.path("baseline\(words.count).db")
      let numbers = [Int(server.port), concurrency, people].map(String.init)
      let cost = try await cost {
        try ChildProcess("chaos", ["baseline"] + numbers + [database] + words)
      }
      baselines.append((name, cost))
    }

    let services = FakeServices(seed: 1, delay: delay)
    let server = try ServiceServer { services.respond($0) }
    let subject = try await cost {
      try .importing(
        roster,
        database: directory.path("club.db"),
        base: server.base,
        concurrency: concurrency
      )
    }
    guard services.payments.charges.count == people else {
      throw ChaosError("the import charged \(services.payments.charges.count) of \(people)")
    }
    return (subject, baselines)
  }

  private func cost(of start: () throws -> ChildProcess) async throws -> Cost {
    let (begin, processorTime) = (ContinuousClock.now, childrensProcessorTime())
    let end = await (try start()).wait()
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    guard end.status == 0 else {
      throw ChaosError("a process ended with \(end.status): \(end.errors)\(end.output)")
    }
    return Cost(seconds: seconds, processorSeconds: childrensProcessorTime() - processorTime)
  }

  private func pad(_ value: Double) -> String { pad(String(format: "%.2f", value), 6) }
  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// The processor time of all child processes that have ended, in seconds.
private func childrensProcessorTime() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  return [usage.ru_utime, usage.ru_stime].reduce(0) {
    $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
  }
}

/// A folder that is deleted with this object.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chaos-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
