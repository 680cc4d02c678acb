import Foundation

/// An input that violates a property.
struct Finding {
  let surface: SurfaceName
  /// The number of the input; `nil` if it was read from a file.
  let number: Int?
  let input: [UInt8]
  let failure: Failure

  /// The way in which reading the input failed.
  enum Failure {
    case violation(property: String, detail: String)
    /// The process ended: the signal, or the negated exit status, and its last message.
    case ended(Int32, message: String)
    case hung

    /// A key that is equal for all inputs with the same mistake.
    var kind: String {
      switch self {
      case .violation(let property, _): property
      case .ended(let status, let message): "ended \(status) \(place(of: message))"
      case .hung: "hung"
      }
    }

    var text: String {
      switch self {
      case .violation(let property, let detail): "violated: \(property): \(detail)"
      case .ended(let status, let message):
        (status > 0 ? "the process was ended by signal \(status)" : "the process exited")
          + (message.isEmpty ? "" : ": \(message)")
      case .hung: "reading it took more than \(FuzzRun.limitOfAnInput / .seconds(1)) seconds"
      }
    }

    /// Returns the file and line in the message of a trap.
    private func place(of message: String) -> String {
      String(message.split(separator: ":").prefix(2).joined(separator: ":"))
    }
  }

  /// Returns the path at which the input is saved.
  func path(in folder: String) -> String {
    let name = number.map { "\(surface.rawValue)-\($0)" } ?? "\(surface.rawValue)-file"
    return "\(folder)/\(name).input"
  }

  /// Prints the finding and the commands that reproduce it.
  func report(seed: UInt64, path: String, sabotages: Bool, originalSize: Int) {
    let planted = sabotages ? " --sabotage" : ""
    let command = "swift run --package-path Tests/Maintenance fuzz"
    say("fuzz: error: \(surface.rawValue): \(failure.text)")
    if let number {
      say(
        "  input \(number) of seed \(seed), minimized from \(originalSize) to \(input.count) bytes"
      )
    }
    say("  saved in \(path); reproduce with:")
    say("    \(command) --surface \(surface.rawValue) --input '\(path)'\(planted)")
    guard let number else { return }
    say(
      "    \(command) --surface \(surface.rawValue) --seed \(seed) --number \(number)\(planted)"
    )
  }
}
