import SeededNumbers

/// Code that reads external data, and the properties that must hold for every input.
protocol Surface {
  /// The building blocks of the inputs.
  var material: Material { get }

  /// Reads an input and checks the result.
  ///
  /// - Throws: ``Violation`` if a property does not hold.
  func check(_ input: [UInt8]) async throws
}

/// A violated property.
struct Violation: Error {
  /// The property. The text is the same for all inputs that violate it.
  let property: String
  /// The observed result.
  let detail: String

  init(_ property: String, _ detail: String) {
    self.property = property
    self.detail = detail
  }
}

/// The names of the surfaces, in the order of a run.
enum SurfaceName: String, CaseIterable {
  case scripts, graphs, transcripts, answers, encodings

  /// The default number of inputs, about 15 seconds' worth. A fixed number makes runs on all machines
  /// equal.
  var inputs: Int {
    switch self {
    case .scripts: 2000
    case .graphs: 3000
    case .transcripts: 60_000
    case .answers, .encodings: 1000
    }
  }

  /// Creates the surface.
  ///
  /// - Parameter folder: A folder for files of the surface, which contains the symbol graphs.
  func make(in folder: String) -> any Surface {
    switch self {
    case .scripts: Scripts(folder: folder)
    case .graphs: Graphs(folder: folder)
    case .transcripts: Transcripts(folder: folder)
    case .answers: Answers(AnswerMaterial.material)
    case .encodings: Answers(AnswerMaterial.encoded)
    }
  }

  /// The reason that the surface cannot be tested here; `nil` if it can.
  var unavailability: String? {
    [.answers, .encodings].contains(self) ? Answers.unavailability : nil
  }
}
