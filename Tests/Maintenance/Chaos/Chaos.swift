import Foundation

/// Injects faults into live imports and checks their results, or measures the imports' speed.
///
///     chaos [--seed NUMBER] [--seconds NUMBER] [--faults PERCENT] [--without-kills] [--sabotage]
///     chaos machine [--seed NUMBER] [--seconds NUMBER] [--without CALL]
///     chaos throughput [--concurrency NUMBER]
///
/// `machine` makes each call of the system and of libcurl fail in turn, once and from then on, in an
/// import of three people, until the time is over. It tries one call of each kind, then another of each,
/// in random order. `--without lock` leaves out the calls that take longest.
///
/// The exit status is 0 if all guarantees hold. With `--sabotage`, the payment service violates its
/// own guarantees, so that people are charged twice; the status is 0 if the run detects that.
@main
struct Chaos {
  static func main() async throws {
    // Writing to the connection of a killed client must not end this program.
    signal(SIGPIPE, SIG_IGN)
    let words = CommandLine.arguments.dropFirst()
    let command = words.first
    func number(_ name: String) throws -> UInt64? {
      guard let place = words.firstIndex(of: name) else { return nil }
      guard words.indices.contains(place + 1), let number = UInt64(words[place + 1]) else {
        throw ChaosError("expected a number after \(name)")
      }
      return number
    }
    do {
      if command == "machine" {
        let sweep = try MachineSweep(
          seed: number("--seed") ?? UInt64.random(in: 1...999_999),
          seconds: number("--seconds").map { Int($0) },
          without: words.firstIndex(of: "--without").map { words[$0...].dropFirst().first ?? "" }
        )
        exit(try await sweep.run() == 0 ? 0 : 1)
      } else if command == "baseline" {
        try BaselineClient.enroll(words.dropFirst())
      } else if command == "throughput" {
        try await Throughput(concurrency: Int(number("--concurrency") ?? 16)).run()
      } else {
        let seed = try number("--seed") ?? UInt64.random(in: 1...999_999)
        let sabotages = words.contains("--sabotage")
        let seconds = try number("--seconds") ?? 60
        let rate = try number("--faults").map { Double($0) / 100 }
        let run = try ChaosRun(
          seed: seed,
          seconds: seconds,
          faultRate: rate,
          killsImports: !words.contains("--without-kills"),
          sabotages: sabotages
        )
        let violations = try await run.run()
        exit((violations > 0) == sabotages ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("chaos: error: \(error)\n".utf8))
      exit(64)
    }
  }
}

/// An error that ends the program.
struct ChaosError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
