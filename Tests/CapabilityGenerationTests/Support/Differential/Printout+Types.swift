/// Printing a landscape.
extension Landscape {
  /// Returns the module of the landscape's types.
  func printout(_ words: Words) -> Printout {
    var printout = Printout(Self.module, words)
    for alias in aliases {
      printout.add(
        Printout.Declaration(
          kind: "swift.typealias",
          suffix: "\(alias.name.count)\(alias.name)a",
          path: [alias.name],
          access: "public",
          keywords: "typealias",
          rest: " = \(alias.target.source)"
        )
      )
    }
    for nominal in nominals { nominal.print(into: &printout, self) }
    return printout
  }

  /// Returns the source of a type in a parameter list.
  func inputSource(_ type: Shape) -> String {
    isFunction(type) ? "@escaping \(type.source)" : type.source
  }

  func isFunction(_ type: Shape) -> Bool {
    switch type {
    case .alias(let name): alias(name).map { isFunction($0.target) } ?? false
    case .function: true
    default: false
    }
  }

  func initializer(of stored: [Property], access: String) -> String {
    let inputs = stored.map { "\($0.name): \(inputSource($0.type))" }.joined(separator: ", ")
    let body = stored.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
    return "\(access)init(\(inputs)) { \(body) }"
  }
}

extension Landscape.Nominal {
  private var keywords: String {
    kind == .class ? "final class" : kind.rawValue
  }

  /// The types in its inheritance clause.
  private var inherited: [String] {
    if kind == .protocol { return ["Sendable"] }
    return (name == "Fault" || name == "Snag" ? ["Error"] : ["Sendable"]) + conformances
  }

  fileprivate func print(into printout: inout Printout, _ landscape: Landscape) {
    let clause = generic.map { "<\($0): Sendable>" } ?? ""
    printout.add(
      Printout.Declaration(
        kind: "swift.\(kind == .actor ? "class" : kind.rawValue)",
        suffix: suffix,
        path: [name],
        access: "public",
        keywords: keywords,
        rest: "",
        body: "\(clause): \(inherited.joined(separator: ", ")) {",
        conformances: inherited,
        generics: generic.map { [.init(name: $0, bound: "Sendable")] } ?? []
      )
    )
    for property in properties { print(property, into: &printout) }
    if kind == .enum {
      printout.add(
        Printout.Declaration(
          kind: "swift.enum.case",
          suffix: "\(suffix)4onlyyACSScACmF",
          path: [name, "only(_:)"],
          access: "internal",
          keywords: "case",
          rest: "(String)",
          owner: suffix
        )
      )
    }
    for line in rest(landscape) { printout.add(line: "  " + line) }
    if !useCases.isEmpty { printUseCases(into: &printout, landscape) }
    printout.add(line: "}")
  }

  /// Adds the use cases as the command declares them.
  private func printUseCases(into printout: inout Printout, _ landscape: Landscape) {
    let nested = "\(suffix)8UseCasesC"
    func add(
      _ name: String,
      _ type: String,
      in path: [String],
      access: String = "public",
      keywords: String = "let",
      accessors: String = "",
      body: String = ""
    ) {
      let owner = path.count > 1 ? nested : suffix
      printout.add(
        Printout.Declaration(
          kind: "swift.property",
          suffix: "\(owner)\(name.count)\(name)vp",
          path: path + [name],
          access: access,
          keywords: keywords,
          rest: ": \(type)",
          accessors: accessors,
          body: body,
          owner: owner
        )
      )
    }
    let value = " { UseCases(world: self) }"
    add("useCases", "UseCases", in: [name], keywords: "var", accessors: " { get }", body: value)
    printout.add(
      Printout.Declaration(
        kind: "swift.class",
        suffix: nested,
        path: [name, "UseCases"],
        access: "public",
        keywords: "final class",
        rest: "",
        body: ": Sendable {",
        owner: suffix,
        conformances: ["Sendable"]
      )
    )
    let path = [name, "UseCases"]
    add("world", name, in: path)
    add("path", "String", in: path, access: "private")
    for useCase in useCases { add(useCase.name, useCase.type.source, in: path) }
    printout.add(line: "    public init(world: \(name), path: String? = nil) {")
    printout.add(line: "      let path = path ?? world.tag + \".useCases\"")
    printout.add(line: "      (self.world, self.path) = (world, path)")
    for useCase in useCases {
      let value = landscape.value(useCase.type, at: "\\(path).\(useCase.name)")
      printout.add(line: "      self.\(useCase.name) = \(value)")
    }
    printout.add(line: "    }")
    printout.add(line: "  }")
  }

  private func print(_ property: Landscape.Property, into printout: inout Printout) {
    let word = kind == .class || kind == .actor ? "let" : property.storage.keywords
    printout.add(
      Printout.Declaration(
        kind: "swift.property",
        suffix: "\(suffix)\(property.name.count)\(property.name)vp",
        path: [name, property.name],
        access: kind == .protocol ? "internal" : property.isHidden ? "internal" : "public",
        keywords: kind == .actor ? "nonisolated \(word)" : word,
        rest: ": \(property.type.source)",
        accessors: kind == .protocol ? " { get }" : property.storage.accessors,
        body: kind == .protocol ? " { get }" : property.storage.body(first: properties[0].name),
        owner: suffix
      )
    )
  }

  /// Returns the source of the members that the graph does not need.
  private func rest(_ landscape: Landscape) -> [String] {
    let stored = properties.filter(\.storage.isSet)
    switch kind {
    case .protocol: return []
    case .enum:
      return ["public var tag: String { switch self { case .only(let tag): tag } }"]
    case .struct, .class, .actor:
      return [landscape.initializer(of: stored, access: "public ")]
    }
  }
}

extension Landscape.Property.Storage {
  /// Whether an initializer sets it.
  var isSet: Bool { self == .stored || self == .observed }

  /// The keywords before its name.
  var keywords: String { self == .lazy ? "lazy var" : "var" }

  /// The accessors as symbol graphs print them.
  var accessors: String {
    switch self {
    case .stored: ""
    case .observed: " { get set }"
    case .computed: " { get }"
    case .lazy: " { mutating get set }"
    }
  }

  /// The source after its type.
  ///
  /// - Parameter first: The property that a computed one returns.
  func body(first: String) -> String {
    switch self {
    case .stored: ""
    case .observed: " { didSet {} }"
    case .computed: " { \(first) }"
    case .lazy: " = { fatalError() }()"
    }
  }
}
