/// How values are read.
extension PlaygroundPrinter {
  func piece(_ reading: Reading) -> SourcePiece {
    switch reading {
    case .nothing: return .text(".nothing")
    case .decodable(let type): return .text(".decodable(\(metatype(type)))")
    case .word(let type): return .text(".word(\(metatype(type)))")
    case .cases(let precise): return .text("\(names.reader(of: precise))()")
    case .stream(let type, let element):
      return .list(".stream", [.text(metatype(type)), piece(element).prefixed("of: ")], "")
    case .anyError(let module):
      let errors = playground.readers.errors[module] ?? []
      return .text(errors.isEmpty ? ".anyError" : "\(names.errors(of: module))()")
    case .none(let type, let obstacle):
      return .list(
        ".none",
        [
          .text(metatype(type)), .text("because: \(literal(obstacle.reason))"),
          .text("fix: \(literal(obstacle.fix))"),
        ],
        ""
      )
    }
  }

  /// The type as a value.
  private func metatype(_ type: SwiftType) -> String {
    let qualified = scope.qualified(type)
    switch qualified {
    case .function, .constrained: return "(\(qualified.source)).self"
    default: return "\(qualified.source).self"
    }
  }

  func reader(_ reader: Readers.Enum, into writer: inout SourceWriter) {
    let type = scope.source(reader.type.path, of: reader.type.module)
    let name = names.reader(of: reader.type.precise)
    function(name, "\(library("PlaygroundReader"))<\(type)>", into: &writer) { writer in
      writer.line(".cases(")
      writer.indented { writer in
        writer.line("\(type).self,")
        writer.write(.array("", reader.cases.map(self.enumCase)))
      }
      writer.line(")")
    }
  }

  private func enumCase(_ enumCase: Readers.Case) -> SourcePiece {
    let name = literal(enumCase.name)
    let member = "." + identifier(enumCase.name)
    guard !enumCase.payload.isEmpty else {
      return .text(".init(\(name)) { _ in \(member) }")
    }
    let inputs = enumCase.payload.map { input($0.input) }
    let values = enumCase.payload.map { label, _ in
      (label.map { labelIdentifier($0) + ": " } ?? "") + "$0.next()"
    }
    return .trailing(
      .list(".init", [.text(name), .array("inputs: ", inputs)], ""),
      .list("try \(member)", values.map(SourcePiece.text), "")
    )
  }

  func errors(_ errors: [Reading], of module: String, into writer: inout SourceWriter) {
    guard !errors.isEmpty else { return }
    let type = "\(library("PlaygroundReader"))<any Error>"
    function(names.errors(of: module), type, into: &writer) { writer in
      let all = errors.map { SourcePiece.list(".init", [self.piece($0)], "") }
      writer.write(.list(".anyError", [.array("", all)], ""))
    }
  }

  // MARK: Text

  /// A string as source writes it.
  func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
