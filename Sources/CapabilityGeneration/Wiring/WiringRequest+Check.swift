extension WiringRequest {
  /// The functions that may be builders, of all targets.
  func builders(in program: Program) -> [Builder] {
    var seen: Set<String> = []
    let all = targets.filter { seen.insert($0).inserted }.flatMap { program.builders[$0] ?? [] }
    // What `wire` wrote is no builder, whatever it is called.
    return all.filter { $0.path.dropLast().last != "UseCases" }
  }

  /// Finds names in a request that nothing has.
  func check(_ program: Program, _ world: Nominal) throws(GenerationError) {
    for target in targets where !program.modules.contains(target) {
      let known = program.modules.joined(separator: ", ")
      throw GenerationError("no target `\(target)`; there are \(known)")
    }
    let all = builders(in: program)
    guard all.contains(where: { program.step($0, self)?.isValue == false }) else {
      throw GenerationError(
        "no builder in \(targets.joined(separator: ", ")): a builder is a function "
          + "`make…` that returns a function, or a struct of functions"
      )
    }
    if !except.isEmpty { try checkExceptions(all, program.parts(of: world)) }
    guard !open.isEmpty || !names.isEmpty else { return }
    let builders = all.filter { program.step($0, self) != nil }
    try checkOpen(builders)
    try checkNames(builders)
  }

  private func checkExceptions(
    _ builders: [Builder],
    _ parts: [WorldPart]
  ) throws(GenerationError) {
    var known = builders.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    for part in parts {
      for end in part.path.indices { known.insert(part.path[...end].joined(separator: ".")) }
    }
    for name in except.sorted() where !known.contains(name) {
      throw GenerationError(
        "--except \(name): no builder of that name in the named targets, and no such part of "
          + "`\(world)`"
      )
    }
  }

  private func checkOpen(_ builders: [Builder]) throws(GenerationError) {
    let parameters = builders.flatMap(\.parameters)
    let names = Set(parameters.map(\.name))
    for name in open.sorted() where !names.contains(name) {
      let inner = parameters.first { $0.label == name }?.name
      let hint = inner.map { "; its name is what stands behind the label, such as \($0)" } ?? ""
      throw GenerationError("--open \(name): no builder takes anything of that name\(hint)")
    }
  }

  private func checkNames(_ builders: [Builder]) throws(GenerationError) {
    var renamed: [String: String] = [:]
    for (name, new) in names.sorted(by: { $0.key < $1.key }) {
      let found = builders.filter { $0.names.contains(name) }
      guard let first = found.first else {
        throw GenerationError("--as \(name)=\(new): no builder of that name in the named targets")
      }
      guard found.count == 1 else {
        let titles = BuilderTitles(found)
        let all = found.map { "`\(titles[$0])`" }.joined(separator: " or ")
        throw GenerationError("--as \(name)=\(new): \(name) may be \(all)")
      }
      let position = first.position.description
      if let other = renamed.updateValue(name, forKey: position) {
        throw GenerationError("--as names one builder twice: \(other) and \(name)")
      }
    }
  }
}
