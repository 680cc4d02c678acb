// The adapted members: the requirements of a protocol, or the methods of another type.
extension Adaptation {
  /// Protocols without requirements to call.
  private static let markers: Set<String> = [
    "s:s8SendableP", "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP",
  ]

  private static let actor = "s:ScA"

  /// Returns whether endpoints can call methods of the type, and reports an error if not.
  func canHaveMethods() -> Bool {
    if isProtocol { return true }
    let article = ["actor", "enum"].contains(source.word) ? "an" : "a"
    let what = "`\(source.name)` is \(article) \(source.word)"
    let method = methods().first { $0.kind == "swift.method" }
    let endpoints = program.endpoints(of: source)
    // A handler has methods, and closures only for itself, its dependencies.
    let isHandler = method != nil && endpoints.allSatisfy { $0.property.access <= .fileprivate }
    if source.kind == "swift.enum" {
      let fix = "declare a struct with a closure for each thing it does"
      reportError("\(what), which cannot be adapted", source.position, fix)
    } else if program.isCapability(source), !isHandler {
      if let method {
        let message = "\(what) with closures, and with methods such as `\(method.title)`"
        let fix = "make its closures private to adapt its methods, or `derive` its closures"
        reportError(message, source.position, fix)
      } else {
        let fix = "`derive \(source.name)` writes the missing members"
        reportError("\(what) of closures already", source.position, fix)
      }
    } else if source.declaration.contains(where: { $0.isKeyword("distributed") }) {
      let fix = "write its adapter by hand: its calls can also fail in transit"
      reportError("`\(source.name)` is a distributed actor", source.position, fix)
    } else if let word = program.restriction(of: source) {
      let message = "`\(source.name)` is \(word), so its endpoints cannot share it"
      reportError(message, source.position, "make it a class or an actor")
    } else if source.isGeneric {
      let fix = "write the capability by hand, for the types that it is used with"
      reportError("`\(source.name)` is generic", source.position, fix)
    } else if !isSendable {
      let fix = source.kind == "swift.class" ? "make it an actor, or Sendable" : "make it Sendable"
      let message = "`\(source.name)` is not Sendable, so endpoints cannot call it"
      reportError(message, source.position, fix)
    }
    return diagnostics.isEmpty
  }

  /// Returns the requirements of a protocol and of the protocols it inherits from.
  func requirements() -> [Symbol] {
    var requirements: [Symbol] = []
    var inherited = [source]
    var seen: Set<String> = [source.precise]
    var superclasses: Set<String> = []
    var outside: Set<String> = []
    var named: [String: String] = [:]
    while let next = inherited.popLast() {
      requirements += next.requirements
      declarations.append(next.declaration)
      for part in next.declaration { named[part.precise ?? ""] = part.text }
      isActor = isActor || next.conformances.contains(Self.actor)
      isClassBound = isClassBound || isActor || next.isClassBound
      if let superclass = next.superclass {
        isClassBound = true
        superclasses.insert(superclass)
      }
      for other in next.conformances.sorted()
      where !Self.markers.contains(other) && other != Self.actor {
        guard seen.insert(other).inserted else { continue }
        if let known = program.nominals[other] {
          inherited.append(known)
        } else {
          outside.insert(other)
        }
      }
    }
    for superclass in superclasses.sorted() {
      leaveOut(named[superclass], "it requires a superclass")
    }
    // A symbol graph also lists the protocols that those named in a declaration inherit from.
    let stated = outside.filter { named[$0] != nil }
    for other in (stated.isEmpty ? outside : stated).sorted() {
      leaveOut(named[other], "it inherits from a protocol outside of the package")
    }
    // A protocol can declare an inherited requirement again, for example to document it.
    var told: Set<[String]> = []
    return requirements.filter { requirement in
      let words = requirement.declaration.map(\.text).filter { $0 != "override" }
      return requirement.kind == "swift.associatedtype"
        || told.insert([requirement.title] + words).inserted
    }
  }

  /// Skips an inherited type if requested, and reports an error otherwise.
  private func leaveOut(_ name: String?, _ reason: String) {
    if let name, request.skip.contains(name) {
      skipped.insert(name)
    } else {
      refuse(name.map { "\(reason), `\($0)`" } ?? reason, source.position, skip: name)
    }
  }

  /// Returns the methods and properties of a class, an actor or a struct, and of its superclasses,
  /// that are as visible as the type, or all of them.
  func methods(hidden: Bool = false) -> [Symbol] {
    let kinds: Set<String> = ["swift.method", "swift.property", "swift.subscript"]
    var methods: [Symbol] = []
    var overridden: Set<String> = []
    for type in program.hierarchy(of: source) {
      let callable = type.members.filter { $0.title != "hash(into:)" }
      let own = (callable + type.properties.map(\.symbol.value))
        .filter { kinds.contains($0.kind) && $0.location != type.position }
        .filter { (hidden || $0.access >= min(source.access, .public)) && !$0.isUnavailable }
        .sorted { ($0.location ?? .nowhere) < ($1.location ?? .nowhere) }
      methods += own.filter { !overridden.contains($0.precise) }
      overridden.formUnion(own.compactMap(\.overridden))
    }
    return methods
  }

  /// Determines the associated types.
  func associate(_ types: [Symbol]) throws(GenerationError) {
    let names = Set(types.map(\.title))
    for name in request.associated.keys.sorted() where !names.contains(name) {
      throw GenerationError("--where \(name): `\(source.name)` has no associated type `\(name)`")
    }
    for name in names.sorted() {
      if let text = request.associated[name] {
        let (type, modules) = try program.type(spelled: text, home: source.module)
        for symbol in types where symbol.title == name { check(type, satisfies: symbol) }
        associated.append((name, type))
        self.modules.formUnion(modules)
        continue
      }
      let symbols = types.filter { $0.title == name }
      // What a protocol requires of the type is more than a default.
      let known = (declarations + symbols.map(\.declaration)).lazy
      if let type = known.compactMap({ $0.type(assignedTo: name) }).first {
        associated.append((name, type))
      } else {
        let fix = "set it with --where \(name)=TYPE"
        let message = "`\(source.name)` cannot be a capability: `\(name)` is an associated type"
        reportError(message, symbols.first?.location ?? source.position, fix)
      }
    }
  }

  /// Reports a type that does not satisfy a constraint of an associated type.
  private func check(_ type: SwiftType, satisfies symbol: Symbol) {
    let constraints = symbol.declaration.prefix { $0.kind != .equals && !$0.isKeyword("where") }
    for constraint in constraints {
      guard let precise = constraint.precise, !program.conforms(type, to: precise) else { continue }
      let name = "`\(source.name)` requires `\(symbol.title): \(constraint.text)`"
      let message = "--where \(symbol.title)=\(type.source): \(name)"
      let fix = "use a type that conforms to `\(constraint.text)`"
      reportError(message, symbol.location ?? source.position, fix)
    }
  }

  /// Warns about properties that the adapted type can set and the capability cannot.
  func warnAboutSetters() {
    guard !unsettable.isEmpty else { return }
    let names = unsettable.map { "`\($0)`" }.joined(separator: ", ")
    let reason =
      isActor ? "only the actor can set its properties" : "it would set a property of a copy"
    let fix = isActor ? "add a method that sets it" : "make `\(source.name)` a Sendable class"
    let message = "no endpoint of `\(self.name)` sets \(names): \(reason)"
    diagnostics.append(.warning(source.position, message, fix))
  }

  func reportError(_ message: String, _ position: SourcePosition, _ fix: String) {
    diagnostics.append(.error(position, message, fix: fix))
  }

  /// Reports a requirement that cannot be adapted, or the whole protocol.
  ///
  /// - Parameter name: The name for `--skip`, if it can be skipped.
  func refuse(_ reason: String, _ position: SourcePosition, skip name: String? = nil) {
    let isAlone = !members.isEmpty && members.allSatisfy { [$0.base, $0.title].contains(name) }
    let word = name.map { $0.allSatisfy { $0.isLetter || $0.isNumber } ? $0 : "'\($0)'" }
    let rest = isProtocol ? ", without the type that conforms to it" : ""
    let skip = isAlone ? nil : word.map { "--skip \($0) writes the rest\(rest)" }
    reportError(
      "`\(source.name)` cannot be a capability: \(reason)",
      position,
      skip ?? "write the capability by hand"
    )
  }
}

extension [Token] {
  /// Returns the type that an associated type must be, or is by default: after `==` or `=`.
  fileprivate func type(assignedTo name: String) -> SwiftType? {
    let same = indices.first { index in
      self[index...].prefix(3).map(\.text) == [name, "=", "="]
        && (index < 2 || self[index - 1].kind != .dot || self[index - 2].text == "Self")
    }
    let given = prefix { !$0.isKeyword("where") }.firstIndex { $0.kind == .equals }
    guard let start = same.map({ $0 + 3 }) ?? given.map({ $0 + 1 }) else { return nil }
    var parser = TypeParser(self, at: start)
    return parser.type()
  }
}
