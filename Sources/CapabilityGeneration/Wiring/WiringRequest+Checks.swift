extension WiringRequest {
  /// Returns the possible builders of all targets.
  func builders(in program: Program) -> [Builder] {
    var seen: Set<String> = []
    let all = targets.filter { seen.insert($0).inserted }.flatMap { program.builders[$0] ?? [] }
    // A method of a generated class `UseCases` is not a builder, even if its name begins with `make`.
    return all.filter { $0.path.dropLast().last != "UseCases" }
  }

  /// Returns whether a use case or value is wired even if no other one needs it.
  func isRoot(_ step: WiringPlan.Step) -> Bool {
    only.isEmpty ? !step.isValue || step.close != nil : step.isNamed(only)
  }

  /// Checks that the names in the request exist.
  func check(_ program: Program, _ world: Nominal) throws(GenerationError) {
    for target in targets where program.folders[target] == nil {
      let known = program.modules.joined(separator: ", ")
      throw GenerationError("no target `\(target)`; the targets are \(known)")
    }
    let declared = builders(in: program)
    guard declared.contains(where: { program.step($0, self)?.isValue == false }) else {
      let never = declared.first { program.keys.expanded($0.product).isNever }
      throw GenerationError(
        "no builder in \(targets.joined(separator: ", ")); expected a function "
          + "`make…` that returns a function or a struct of functions, or an initializer that takes a "
          + "struct of needs"
          + (never.map { "; let `\($0.title)` return a function, as `@Sendable () -> Never`" } ?? "")
      )
    }
    if !except.isEmpty { try checkExceptions(declared, program, world) }
    guard !only.isEmpty || !open.isEmpty || !all.isEmpty || !names.isEmpty else { return }
    let steps = declared.compactMap { program.step($0, self) }
    let builders = steps.map(\.builder)
    for name in only.sorted() where !steps.contains(where: { $0.isNamed([name]) }) {
      let hint = didYouMean(name, among: steps.map(\.name) + builders.flatMap(\.names).sorted())
      throw GenerationError(
        "--only \(name): no use case or builder with that name in the targets\(hint)"
      )
    }
    try checkOpen(builders)
    try checkCollections(steps, program)
    try checkNames(builders)
  }

  private func checkExceptions(
    _ builders: [Builder],
    _ program: Program,
    _ world: Nominal
  ) throws(GenerationError) {
    let parts = program.readableParts(of: world)
    let known = Set(builders.flatMap(\.names)).union(parts.flatMap(\.prefixes))
    for name in except.sorted() where !known.contains(name) && !program.files.isElsewhere(name) {
      throw GenerationError(
        "--except \(name): no builder with that name in the targets, and no such member of "
          + "`\(self.world)`\(didYouMean(name, among: known.sorted()))"
      )
    }
  }

  private func checkOpen(_ builders: [Builder]) throws(GenerationError) {
    for name in open.sorted() {
      let isKnown = builders.contains { builder in
        builder.parameters.contains { Set([name]).names($0, of: builder) }
      }
      guard !isKnown else { continue }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let inner = builders.flatMap(\.parameters).first { $0.label == last && $0.name != last }?.name
      let known = builders.flatMap(\.parameters).map(\.name)
      let hint =
        inner.map { "; use the inner name, such as \($0)" } ?? didYouMean(last, among: known)
      throw GenerationError("--open \(name): no builder has a parameter with that name\(hint)")
    }
  }

  private func checkNames(_ builders: [Builder]) throws(GenerationError) {
    var renamed: [String: String] = [:]
    for (name, new) in names.sorted(by: { $0.key < $1.key }) {
      let found = builders.filter { $0.names.contains(name) }
      guard let first = found.first else {
        let hint = didYouMean(name, among: builders.flatMap(\.names).sorted())
        throw GenerationError(
          "--as \(name)=\(new): no builder with that name in the targets\(hint)"
        )
      }
      guard found.count == 1 else {
        let titles = BuilderTitles(found)
        let all = found.map { "`\(titles[$0])`" }.joined(separator: " or ")
        throw GenerationError("--as \(name)=\(new): \(name) is ambiguous: \(all)")
      }
      let position = first.position.description
      if let other = renamed.updateValue(name, forKey: position) {
        throw GenerationError("--as renames one builder twice: \(other) and \(name)")
      }
    }
  }

  func excludes(_ builder: Builder) -> Bool {
    !except.isEmpty && !except.isDisjoint(with: builder.names)
  }

  /// Returns whether `--except` excludes a part of the world, or a part that contains it.
  func excludes(_ part: WorldPart) -> Bool {
    !except.isEmpty && !except.isDisjoint(with: part.prefixes)
  }
}

extension WiringPlan.Step {
  /// Returns whether one of some names is that of the step or of its builder.
  fileprivate func isNamed(_ names: Set<String>) -> Bool {
    names.contains(name) || !names.isDisjoint(with: builder.names)
  }
}

extension WorldPart {
  /// Its path and the paths of the parts that contain it, as options name them.
  var prefixes: [String] { path.indices.map { path[...$0].joined(separator: ".") } }
}

extension Set<String> {
  /// Returns whether the names in `--open` or `--all`, such as `limit`, `makePay.limit` or
  /// `Shop.makePay.limit`, name an input.
  func names(_ parameter: Builder.Parameter, of builder: Builder) -> Bool {
    guard !isEmpty else { return false }
    if contains(parameter.name) { return true }
    let end = "." + parameter.name
    let owners = filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }
    return !owners.isEmpty && !builder.names.isDisjoint(with: owners)
  }
}

extension Builder {
  /// The title with the module and the types that it is in, as in `Shop.Checkout.makePay(orders:)`.
  var qualifiedTitle: String { ([module] + path.dropLast() + [title]).joined(separator: ".") }

  /// Its path from each of its types, the shortest first, and from its module.
  fileprivate var paths: [[String]] {
    path.indices.reversed().map { Array(path[$0...]) } + [[module] + path]
  }

  /// The names that options accept for it: `makePay`, `Checkout.makePay` or
  /// `Shop.Checkout.makePay`, each also with labels, as in `makePay(orders:)`.
  var names: Set<String> {
    paths.reduce(into: []) { names, path in
      names.insert(path.joined(separator: "."))
      names.insert((path.dropLast() + [title]).joined(separator: "."))
    }
  }
}

/// The shortest distinct names of builders, for messages and options.
struct BuilderTitles: Sendable {
  /// The number of builders that options accept a name for.
  private var counts: [String: Int] = [:]
  /// The modules that declare a builder with a base name.
  private var modules: [String: Set<String>] = [:]

  /// Collects the builders that messages can name.
  init(_ builders: [Builder]) {
    for builder in builders {
      for name in builder.names { counts[name, default: 0] += 1 }
      modules[builder.path.last ?? "", default: []].insert(builder.module)
    }
  }

  /// The title of a builder, qualified by its type or module if another builder has the same.
  subscript(_ builder: Builder) -> String {
    let nested = (builder.path.dropLast() + [builder.title]).joined(separator: ".")
    let isAlone = modules[builder.path.last ?? ""]?.count ?? 1 <= 1
    return (isAlone ? [builder.title, nested] : []).first { counts[$0] ?? 1 <= 1 }
      ?? builder.qualifiedTitle
  }

  func option(_ builder: Builder) -> String {
    builder.paths.map { $0.joined(separator: ".") }.first { counts[$0] == 1 }
      ?? "'\(builder.qualifiedTitle)'"
  }
}
