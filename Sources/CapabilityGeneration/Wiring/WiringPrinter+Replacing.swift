/// The members of `UseCases` that replace use cases and values.
extension WiringPrinter {
  /// Writes the members of `UseCases` that replace steps.
  func replacing(into writer: inout SourceWriter) {
    writer.line()
    writer.documentation(
      "Returns a copy with some of its properties replaced: `useCases.overriding { … }`."
    )
    let head = "\(worldAccess.prefix)func overriding(_ change: (inout Self) -> Void) -> Self"
    writer.block(head) { writer in
      writer.line("var copy = self")
      writer.line("change(&copy)")
      writer.line("return copy")
    }
    if useCases.isSplit {
      for part in useCases.parts { self.replaced(part, into: &writer) }
    } else if !useCases.isEmpty {
      let others = kept.map { SourcePiece.text("\(names.linked).\($0.name)") }
      writer.line()
      writer.block("private var \(names.replaced): Replaced") { writer in
        writer.line("get { \(names.linked).\(names.replaced) }")
        let change = linked(others + [.text("newValue")]).prefixed("\(names.linked) = ")
        if writer.fits("set { \(change.flat) }") { return writer.line("set { \(change.flat) }") }
        writer.block("set") { $0.write(change) }
      }
    }
    if !values.isEmpty { replacingValue(into: &writer) }
  }

  /// Writes the replaced use cases of one part. If each setter copied those of all parts, compile
  /// time would be quadratic.
  private func replaced(_ part: WiringLayer.Part, into writer: inout SourceWriter) {
    let (linked, property) = (names.linked, part.property ?? "")
    let all = "\(linked).\(names.source).\(names.replaced)?.all"
    writer.line()
    writer.block("private var \(property): \(part.type).Replaced") { writer in
      writer.line("@inline(never) get { \(all).\(property) ?? \(part.type).Replaced() }")
      let change = "\(linked) = \(linked).replacing { $0.\(property) = newValue }"
      writer.line("@inline(never) set { \(change) }")
    }
  }

  private func replacingValue(into writer: inout SourceWriter) {
    writer.line()
    let head = SourcePiece.list(
      "private mutating func \(names.replaceValue)",
      [.text("_ name: String"), .text("_ change: (inout Values.Replaced) -> Void")],
      ""
    )
    writer.block(head) { writer in
      let all = kept(names.values)
      writer.line("var \(names.replaced) = \(all).\(names.replaced)")
      writer.line("change(&\(names.replaced))")
      var inputs = [SourcePiece.text(kept("world"))]
      if closing != nil { inputs.append(.text(kept(names.cleanups))) }
      let values =
        inputs + [
          .text(names.replaced),
          .list("Previous", [.text("\(names.values): \(all)"), .text("changed: [name]")], ""),
        ]
      inputs.insert(.list("Values", values, ""), at: 1)
      if !useCases.isEmpty { inputs.append(.text(kept(names.replaced))) }
      writer.write(linked(inputs).prefixed("\(names.linked) = "))
    }
  }
}
