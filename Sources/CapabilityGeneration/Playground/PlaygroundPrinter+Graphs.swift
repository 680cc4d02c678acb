/// Who needs what, in every form of text.
extension PlaygroundPrinter {
  func graphs(_ graph: CapabilityGraph, into writer: inout SourceWriter) {
    let all = [
      ("text", graph.text), ("mermaid", graph.mermaid), ("dot", graph.dot), ("json", graph.json),
    ]
    let type = library("PlaygroundGraph")
    function("graphs", "[\(type)]", into: &writer) { writer in
      let calls = all.map { SourcePiece.text("\($0.0)Graph()") }
      writer.write(.array("", calls))
    }
    for (format, text) in all {
      function("\(format)Graph", type, into: &writer) { writer in
        writer.line("\(type)(")
        writer.indented { writer in
          writer.line("\"\(format)\",")
          writer.line("#\"\"\"")
          for line in text.lines { writer.line(String(line)) }
          writer.line("\"\"\"#")
        }
        writer.line(")")
      }
    }
  }
}
