import Foundation

/// An input that shows that something does not hold.
struct Finding {
  let surface: SurfaceName
  /// Which input it is; `nil` where it was given as a file.
  let number: Int?
  let input: [UInt8]
  let failure: Failure

  /// How the reading of an input went wrong.
  enum Failure {
    case violation(property: String, detail: String)
    /// The process ended itself, by a signal or with an exit status below zero; and what it said.
    case ended(Int32, said: String)
    case hung

    /// What is the same for all inputs that show the same mistake.
    var kind: String {
      switch self {
      case .violation(let property, _): property
      case .ended(let status, let said): "ended \(status) \(place(of: said))"
      case .hung: "hung"
      }
    }

    var text: String {
      switch self {
      case .violation(let property, let detail): "it must hold that \(property): \(detail)"
      case .ended(let status, let said):
        (status > 0 ? "the process was ended by signal \(status)" : "the process ended itself")
          + (said.isEmpty ? "" : ": \(said)")
      case .hung: "it was not read in \(FuzzRun.limitOfAnInput / .seconds(1)) seconds"
      }
    }

    /// The file and the line of a trap's message, or all of it.
    private func place(of said: String) -> String {
      String(said.split(separator: ":").prefix(2).joined(separator: ":"))
    }
  }

  /// Where the input is kept.
  func path(in folder: String) -> String {
    let name = number.map { "\(surface.rawValue)-\($0)" } ?? "\(surface.rawValue)-file"
    return "\(folder)/\(name).input"
  }

  /// Tells about it, with the command that shows it again.
  func report(seed: UInt64, path: String, sabotages: Bool, originalSize: Int) {
    let planted = sabotages ? " --sabotage" : ""
    let command = "swift run --package-path Tests/Maintenance fuzz"
    say("fuzz: error: \(surface.rawValue): \(failure.text)")
    if let number {
      say("  input \(number) of seed \(seed), shrunk from \(originalSize) to \(input.count) bytes")
    }
    say("  it is in \(path); to see it again:")
    say("    \(command) --surface \(surface.rawValue) --input \(path)\(planted)")
    guard let number else { return }
    say(
      "    \(command) --surface \(surface.rawValue) --seed \(seed) --number \(number)\(planted)"
    )
  }
}
