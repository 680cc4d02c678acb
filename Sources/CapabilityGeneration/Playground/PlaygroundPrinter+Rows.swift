/// The rows, each a function of its own: what the compiler does for one is the same however many
/// there are.
extension PlaygroundPrinter {
  func useCase(_ row: Playground.Row, into writer: inout SourceWriter) {
    let name = library("PlaygroundUseCase")
    let type = "\(name)<\(linkedType)>"
    function(names[row, "UseCase"], type, into: &writer) { writer in
      writer.line("\(name)(")
      writer.indented { writer in
        writer.line(literal(row.path.joined(separator: ".")) + ",")
        self.help(row, into: &writer)
        self.inputs(row, into: &writer)
        let label = row.isKept ? "returns" : "shows"
        writer.write(self.piece(row.result).prefixed("\(label): "))
      }
      self.body(row, into: &writer)
    }
  }

  func endpoint(_ endpoint: Playground.Endpoint, into writer: inout SourceWriter) {
    let row = endpoint.row
    let name = library("PlaygroundEndpoint")
    let type = "\(name)<\(world)>"
    function(names[row, "Endpoint"], type, into: &writer) { writer in
      writer.line("\(name)(")
      writer.indented { writer in
        writer.line(literal(row.path.joined(separator: ".")) + ",")
        writer.line("named: \(endpoint.name.map(self.literal) ?? "nil"),")
        writer.line("isAsync: \(endpoint.isAsync),")
        self.help(row, into: &writer)
        self.inputs(row, into: &writer)
        let end = endpoint.failure == nil ? "" : ","
        writer.write(self.piece(row.result).prefixed("returns: "), end)
        if let failure = endpoint.failure {
          writer.write(self.piece(failure).prefixed("throws: "))
        }
      }
      self.body(row, into: &writer)
    }
  }

  func function(
    _ name: String,
    _ type: String,
    into writer: inout SourceWriter,
    _ body: (inout SourceWriter) -> Void
  ) {
    writer.line()
    writer.block(.pair("private static func \(name)()", .text("-> \(type)")), body)
  }

  private func help(_ row: Playground.Row, into writer: inout SourceWriter) {
    let help = row.documentation.firstSentence
    // That is what `wire` says where nobody says anything.
    guard !help.isEmpty, !help.hasPrefix(WiringPrinter.placeholder) else { return }
    let line = "help: \(literal(help)),"
    guard !writer.fits(line) else { return writer.line(line) }
    writer.line("help: \"\"\"")
    writer.indented { writer in
      var line = ""
      for word in help.split(separator: " ") {
        if !line.isEmpty, !writer.fits("\(line) \(word) \\") {
          writer.line(line + " \\")
          line = ""
        }
        let word = word.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
        line += (line.isEmpty ? "" : " ") + word
      }
      writer.line(line)
      writer.line("\"\"\",")
    }
  }

  private func inputs(_ row: Playground.Row, into writer: inout SourceWriter) {
    writer.write(.array("inputs: ", row.inputs.map(input)), ",")
  }

  func input(_ input: Playground.Input) -> SourcePiece {
    .list(".init", [.text(literal(input.label)), piece(input.reading)], "")
  }

  // MARK: The call

  private func body(_ row: Playground.Row, into writer: inout SourceWriter) {
    let root = self.root(row.callee)
    let takes = row.inputs.isEmpty ? "_" : "inputs"
    writer.line(") { \(root.parameter), \(takes) in")
    writer.indented { $0.write(self.call(row.callee, root.path)) }
    writer.line("}")
  }

  /// What a row's closure calls its first input, and the names from there.
  private func root(_ callee: Playground.Callee) -> (parameter: String, path: [String]) {
    guard let link = callee.link else { return ("world", ["world"]) }
    guard playground.links.count > 1 else { return ("useCases", ["useCases"]) }
    return ("linked", ["linked", names.links[link]])
  }

  private func call(_ callee: Playground.Callee, _ root: [String]) -> SourcePiece {
    let isThrowing =
      callee.isThrowing || callee.count > 0 || callee.method?.isEmpty == false
    let marks = (isThrowing ? "try " : "") + (callee.isAsync ? "await " : "")
    var head = marks + (root + callee.path.map { identifier($0) }).joined(separator: ".")
    if let method = callee.method {
      let inputs = method.map { label in
        (label.map { labelIdentifier($0) + ": " } ?? "") + "inputs.next()"
      }
      head += "(\(inputs.joined(separator: ", ")))"
    }
    if callee.isDeferred { head += "()" }
    head += callee.rest.map { "." + identifier($0) }.joined()
    return .list(head, Array(repeating: .text("inputs.next()"), count: callee.count), "")
  }
}

extension [String] {
  /// The first sentence of a documentation comment.
  fileprivate var firstSentence: String {
    let paragraph = prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    let words = paragraph.split(separator: " ")
    let end = words.firstIndex { $0.hasSuffix(".") && !$0.dropLast().contains(".") }
    let sentence = words.prefix(through: end ?? words.count - 1)
    return words.isEmpty ? "" : sentence.joined(separator: " ").replacing("``", with: "`")
  }
}
