import Foundation

/// Runs scripts of the sample in its live world, with faults of its services, kills some of the
/// programs, and checks the results from outside.
///
///     chaos [--seed NUMBER] [--seconds NUMBER] [--faults PERCENT] [--without-kills] [--sabotage]
///
/// The exit status is 0 if all guarantees hold. With `--sabotage`, the payment service violates its
/// own guarantees, so that people are charged twice; the status is 0 if the run detects that.
@main
struct Chaos {
  static func main() async {
    // Writing to a program that was killed must not end this one.
    signal(SIGPIPE, SIG_IGN)
    do {
      var words = CommandLine.arguments.dropFirst()
      var options = ChaosOptions()
      while let word = words.popFirst() {
        func number() throws -> UInt64 {
          guard let number = words.popFirst().flatMap({ UInt64($0) }) else {
            throw ChaosError("expected a number after \(word)")
          }
          return number
        }
        switch word {
        case "--seed": options.seed = try number()
        case "--seconds": options.seconds = try number()
        case "--faults": options.faultRate = Double(try number()) / 100
        case "--without-kills": options.kills = false
        case "--sabotage": options.sabotages = true
        default: throw ChaosError("unknown option \(word)")
        }
      }
      var run = try ChaosRun(options)
      let violations = try await run.run()
      exit((violations > 0) == options.sabotages ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("chaos: error: \(error)\n".utf8))
      exit(64)
    }
  }
}

/// The options of a run.
struct ChaosOptions {
  /// Determines everything except the scheduling of the programs.
  var seed = UInt64.random(in: 1...999_999)
  /// The duration of the phase with faults.
  var seconds: UInt64 = 60
  /// The share of requests with a fault, from 0 to 1; `nil` draws one for each round.
  var faultRate: Double?
  /// Whether to kill programs.
  var kills = true
  /// Whether the payment service violates its own guarantees, which the run must detect.
  var sabotages = false
}

/// An error that ends the program.
struct ChaosError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
