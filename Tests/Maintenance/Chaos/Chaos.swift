import Foundation

/// Breaks live imports in every way and looks at what is left; or measures them.
///
///     chaos [--seed NUMBER] [--seconds NUMBER] [--sabotage]
///     chaos throughput [--concurrency NUMBER]
///
/// The exit status is 0 where every promise was kept. With `--sabotage` the payment service breaks
/// its own, so that people are charged twice: then it is 0 where that was found.
@main
struct Chaos {
  static func main() async throws {
    // A client that is killed leaves connections behind.
    signal(SIGPIPE, SIG_IGN)
    var words = CommandLine.arguments.dropFirst()
    let measures = words.first == "throughput"
    if measures { words.removeFirst() }
    func number(_ name: String) throws -> UInt64? {
      guard let place = words.firstIndex(of: name) else { return nil }
      guard words.indices.contains(place + 1), let number = UInt64(words[place + 1]) else {
        throw ChaosError("\(name) needs a number")
      }
      return number
    }
    do {
      if measures {
        try await Throughput(concurrency: Int(number("--concurrency") ?? 16)).run()
      } else {
        let seed = try number("--seed") ?? UInt64.random(in: 1...999_999)
        let sabotages = words.contains("--sabotage")
        let seconds = try number("--seconds") ?? 60
        let run = try ChaosRun(seed: seed, seconds: seconds, sabotages: sabotages)
        let violations = try await run.run()
        exit((violations > 0) == sabotages ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("chaos: error: \(error)\n".utf8))
      exit(64)
    }
  }
}
