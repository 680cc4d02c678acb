import Foundation

/// A planted mistake, which tests that the run detects a trap, a hang, excessive memory use, or a
/// violation.
///
/// Inputs that contain the trigger byte fail, so the minimized input is that byte alone.
struct Saboteur {
  /// The byte that triggers the mistake.
  static let trigger = UInt8(ascii: "7")

  private let surface: SurfaceName

  init(_ surface: SurfaceName) { self.surface = surface }

  /// Fails if the input contains the trigger.
  func sabotage(_ input: [UInt8]) throws {
    guard input.contains(Self.trigger) else { return }
    switch surface {
    case .scripts: preconditionFailure("planted: a trap")
    case .graphs: while true { pause() }
    case .transcripts:
      let memory = [UInt8](repeating: 1, count: 2 * Worker.memoryOfAnInput << 10)
      guard memory.count > 0 else { return }
    case .answers, .encodings: throw Violation("nothing is planted", "planted: a violation")
    }
  }
}
