import SeededNumbers

/// Something that reads what others wrote, and what must hold of it whatever it is given.
protocol Surface {
  /// Real inputs and what they are made of.
  var material: Material { get }

  /// Reads an input and looks at what came of it.
  ///
  /// - Throws: ``Violation`` where something does not hold that must.
  func check(_ input: [UInt8]) async throws
}

/// What must hold and does not.
struct Violation: Error {
  /// What does not hold, in words that are the same for every input that shows it.
  let property: String
  /// What was seen.
  let detail: String

  init(_ property: String, _ detail: String) {
    self.property = property
    self.detail = detail
  }
}

/// The surfaces by name, in the order in which they are run.
enum SurfaceName: String, CaseIterable {
  case scripts, rosters, graphs, transcripts, answers

  /// How many inputs a run gives it: some 15 seconds' worth, so that every machine reads the same
  /// ones, however quick it is.
  var inputs: Int {
    switch self {
    case .scripts: 2000
    case .rosters: 7000
    case .graphs: 3000
    case .transcripts: 60_000
    case .answers: 1000
    }
  }

  /// Makes it.
  ///
  /// - Parameter folder: Where it may write; the graphs are there.
  func make(in folder: String) throws -> any Surface {
    switch self {
    case .scripts: Scripts(folder: folder)
    case .rosters: try Rosters(folder: folder)
    case .graphs: Graphs(folder: folder)
    case .transcripts: Transcripts(folder: folder)
    case .answers: Answers()
    }
  }

  /// Why it cannot be run here; `nil` where it can.
  var obstacle: String? { self == .answers ? Answers.obstacle : nil }
}
