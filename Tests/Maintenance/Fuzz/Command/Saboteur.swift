import Foundation

/// A mistake that is planted, so that one sees that the run finds such a one: a trap, a wrong
/// answer, a hang, a hunger for memory, an error of no kind.
///
/// It strikes at a byte that inputs have every so often, so that the smallest input that shows it
/// is that byte alone.
struct Saboteur {
  /// What it strikes at.
  static let trigger = UInt8(ascii: "7")

  private let surface: SurfaceName

  init(_ surface: SurfaceName) { self.surface = surface }

  /// Does its work, where the input has the trigger in it.
  func strike(_ input: [UInt8]) throws {
    guard input.contains(Self.trigger) else { return }
    switch surface {
    case .scripts: preconditionFailure("planted: a trap")
    case .rosters: throw Violation("nothing is planted", "planted: a wrong answer")
    case .graphs: while true { pause() }
    case .transcripts:
      let hunger = [UInt8](repeating: 1, count: 2 * Worker.memoryOfAnInput << 10)
      guard hunger.count > 0 else { return }
    case .answers: throw Planted()
    }
  }

  private struct Planted: Error {}
}
