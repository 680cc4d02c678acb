/// The members that derived code contains, for the name of each struct.
typealias DerivedMembers = [String: Set<String>]

/// The members to add to a struct of closures, or to a world of such structs.
final class Derivation {
  /// The members that `--skip` can name.
  static let members: Set<String> = ["test", "intercepted"]

  let program: Program
  let type: Nominal
  var placeholders: Placeholders { Placeholders(program: program, module: type.module) }
  /// The stored properties that the init sets.
  var parts: [Part] = []
  /// The access level of the init, at most that of its parameter types.
  var access = AccessLevel.public
  /// Whether a sufficient init exists, written by hand or by the compiler.
  var hasInit = false
  /// Whether the compiler synthesizes an init with these labels.
  var hasImplicitInit = false
  var hasTest = false
  var hasIntercepted = false
  var diagnostics: [Diagnostic] = []

  /// One stored property.
  struct Part: Sendable {
    var property: Property
    var kind: Kind
    var test: SourcePiece
    /// The type of the value that `test(…)` takes, because no value is known.
    var missing: SwiftType?
    var defaultValue: String?
    /// Whether its parameter is `nil` by default, which keeps an initial value that cannot be written.
    var hasHiddenDefault = false
    /// Whether `test` keeps the property's initial value, which the init has as a default.
    var keepsDefault = false
    /// The method with labels for an endpoint with named inputs.
    var method: LabelledMethod?
    /// The capabilities to rename, because the world has several of their type: the name in the
    /// property's `intercepted(by:)`, and the name in the world.
    var renamed: [CapabilityName] = []
  }

  indirect enum Kind: Sendable, Equatable {
    case endpoint
    /// A capability, or a nested world.
    case capability
    /// An optional, an array or a dictionary of one of these, and the method that maps its elements.
    case many(map: String, Kind)
    /// Another value, which is copied.
    case value
  }

  /// The properties whose values in tests are unknown.
  var unknown: [Part] { parts.filter { $0.missing != nil } }

  var isComplete: Bool {
    hasInit && hasTest && hasIntercepted && parts.allSatisfy { $0.method == nil }
  }

  /// Creates a derivation without properties.
  init(_ type: Nominal, _ program: Program) { (self.type, self.program) = (type, program) }

  /// Finds the missing members, except those to skip: `test`, `intercepted`.
  ///
  /// - Throws: ``GenerationError`` if the type does not exist.
  convenience init(
    of name: String,
    in program: Program,
    skipping skipped: Set<String> = []
  ) throws(GenerationError) {
    let type = try program.nominal(named: name, preferring: ["swift.struct"])
    self.init(type, program)
    access = min(program.access(of: type.precise), .public)
    guard type.kind == "swift.struct", access >= .internal else {
      refuseType(name)
      return
    }
    let implicit = type.members.first { $0.kind == "swift.init" && $0.location == type.position }
    let inputs = implicit.map { FunctionDeclaration($0).inputs }
    let included = inputs.map { Set($0.compactMap(\.label)) }
    var stored = type.stored.filter { included?.contains($0.name) ?? true }
    for index in stored.indices {
      guard let input = inputs?.first(where: { $0.label == stored[index].name }) else { continue }
      stored[index].type = stored[index].type.completed(by: input.type)
    }
    access = stored.reduce(access) { min($0, program.access(of: $1.type)) }
    let labels = stored.map { $0.name + ":" }.joined()
    let written = type.members.filter { $0.location != type.position }
    hasImplicitInit = implicit != nil
    let isEnough = hasImplicitInit && access <= .internal
    let longer = written.filter { $0.path.last?.hasPrefix("init(\(labels)") ?? false }
    let further = longer.map { FunctionDeclaration($0).inputs.dropFirst(stored.count) }
    hasInit = isEnough || further.contains { $0.allSatisfy { $0.hasDefault || $0.isVariadic } }
    let ownTest = written.first { $0.kind == "swift.type.property" && $0.path.last == "test" }
    hasTest = ownTest != nil || skipped.contains("test")
    if !hasTest,
      let place = program.files.place(ofStatic: "test", of: type.name, in: type.module)
    {
      let message = "expected `\(type.name).test` in `\(type.module)`, found another one here"
      let fix = "remove it, or derive with `--skip test`: uses of two are ambiguous"
      diagnostics.append(.warning(place, message, fix))
    }
    hasIntercepted =
      skipped.contains("intercepted") || written.contains { $0.path.last == "intercepted(by:)" }
    check(stored, included)
    let ownInit = written.first { $0.path.last == "init(\(labels))" }
    let initializer = inputs ?? ownInit.map { FunctionDeclaration($0).inputs } ?? []
    let defaults = Set(initializer.filter(\.hasDefault).compactMap(\.label))
    let names = Dictionary(grouping: program.capabilityNames(in: type)) { $0.path.first }
    for property in stored {
      let hasDefault = defaults.contains(property.name)
      var part = part(property, hasDefault: hasDefault)
      // A closure such as `{ false }` is a literal, too, but kept like any other closure.
      let source = part.kind == .endpoint ? nil : initializer.first { $0.label == property.name }
      part.defaultValue = source?.defaultValue
      part.hasHiddenDefault =
        hasDefault && part.defaultValue == nil
        && program.keys.expanded(property.type).short.wrapped == nil
      part.renamed = (names[property.name] ?? []).filter { $0.name != $0.inner }
      parts.append(part)
    }
    if let place = ownTest?.location, !unknown.isEmpty, !skipped.contains("test") {
      hasTest = !program.files[place.path].text(at: place).contains("test(")
    }
    diagnostics = diagnostics.byReason
    if !hasTest, ownTest == nil { warnAboutUnknown() }
    nameOrigin()
  }

  /// Adds to the fixes of errors that the struct is in a generated file.
  private func nameOrigin() {
    let file = program.files[type.position.path]
    guard file.isGenerated, let first = file.lines.first else { return }
    let command = first.dropFirst(GeneratedFile.first.count)
    let origin = "`\(command)` wrote this file: change what it reads, and run `update`"
    for index in diagnostics.indices where diagnostics[index].severity == .error {
      diagnostics[index].notes.append(.init(message: origin))
    }
  }

  /// The call of the written `test` that takes the unknown values.
  private var callOfTest: String {
    let labels = unknown.map { $0.property.name + ":" }
    return "`test(\(labels.prefix(4).joined())\(labels.count > 4 ? "…" : ""))`"
  }

  private var fixOfUnknown: String {
    "declare `static var test: \(type.name)` with a call of \(callOfTest)"
  }

  private func warnAboutUnknown() {
    for part in unknown {
      let missing = part.missing ?? .void
      if program.keys.expanded(missing).isUnreadable { continue }
      let message =
        "no value of `\(missing.source)` is known for `\(title(of: part.property))` in tests, so "
        + "\(callOfTest) takes one"
      // A value for each of the capability's own generic types cannot be declared.
      let isOpen = missing.mentions(Set(type.generics))
      let advice = isOpen ? "write `test` by hand" : placeholders.advice(missing)
      diagnostics.append(.warning(part.property.position, message, fixOfUnknown, advice))
    }
  }

  private func part(_ property: Property, hasDefault: Bool) -> Part {
    if let function = program.endpoint(within: property.type) {
      for (problem, fix) in refusals(of: function) {
        refuse(property, problem, fix)
      }
    }
    let kind = program.kind(of: property.type)
    var part = Part(property: property, kind: kind, test: .text(".test"))
    switch kind {
    case .endpoint:
      guard let function = program.keys.expanded(property.type).function else { break }
      (part.test, part.missing) = test(property, function)
      if labelsAreFree(function, property) {
        let own = min(program.access(of: type.precise), property.access, .public)
        let access = min(own, program.access(of: .function(function)))
        let known = property.documentation
        part.method = LabelledMethod(
          name: property.name,
          type: function,
          access: access,
          documentation: known.isEmpty ? ["Calls the endpoint `\(property.name)`."] : known
        )
      }
    case .capability: break
    // The initial value of an identifier is usually a random one.
    case .value where hasDefault && property.type.precise?.hasSuffix("4UUIDV") != true:
      part.keepsDefault = true
    case .many, .value:
      let value = placeholders.value(of: property.type)
      if value == nil { part.missing = property.type }
      part.test = .text(value ?? identifier(property.name))
    }
    return part
  }

  /// Returns the name of an endpoint in reports and for interceptors.
  func title(of property: Property) -> String {
    (type.path + [property.name]).joined(separator: ".")
  }

  /// Returns the unimplemented endpoint, and the type of the value that it lacks.
  private func test(
    _ property: Property,
    _ function: FunctionType
  ) -> (call: SourcePiece, missing: SwiftType?) {
    let title = title(of: property)
    let name = SourcePiece.text(stringLiteral(title))
    guard let missing = placeholders.missing(function) else {
      return (SourcePiece.list("unimplemented", [name], ""), nil)
    }
    let (label, type, value) = missing
    let argument = SourcePiece.text("\(label): \(value ?? identifier(property.name))")
    let call = SourcePiece.list("unimplemented", [name, argument], "")
    guard let reason = placeholders.refusal(of: missing) else {
      return (call, value == nil ? type : nil)
    }
    let verb = label == "throwing" ? "throws" : "returns"
    let message = "`\(title)` \(verb) `\(type.source)`, \(reason)"
    if !hasTest { reportError(property.position, message, placeholders.advice(type)) }
    return (call, nil)
  }

  /// Returns whether a method with the labels of an endpoint's inputs can be added.
  private func labelsAreFree(_ function: FunctionType, _ property: Property) -> Bool {
    guard let labels = LabelledMethod.labels(of: function) else { return false }
    // Keep a hand-written method with other labels, such as that of an adapted requirement.
    return !type.members.contains { member in
      member.kind == "swift.method" && member.isAdapted(as: property.name)
        && member.title.filter { $0 == ":" }.count == labels.count
    }
  }
}

extension SwiftType {
  /// Returns the type of a property with the isolation of the init's parameter. The symbol graph has
  /// that isolation only in the synthesized init.
  fileprivate func completed(by input: SwiftType) -> SwiftType {
    let type = isUnreadable ? input : self
    if case .named(var path) = type.long, case .named(let other) = input.long {
      for (index, part) in zip(path.indices, other) {
        for (place, argument) in zip(path[index].arguments.indices, part.arguments) {
          path[index].arguments[place] = path[index].arguments[place].completed(by: argument)
        }
      }
      return SwiftType.named(path).short
    }
    guard var function = type.function, let other = input.function else { return type }
    let isOmitted = self == .unreadable(Self.omitted)
    let known = other.attributes.filter { ["@concurrent", "@isolated(any)"].contains($0) }
    let added = isOmitted ? ["nonisolated(nonsending)"] : known
    function.attributes = Set(function.attributes + added).sorted()
    function.result = function.result.completed(by: other.result)
    for (index, (own, other)) in zip(function.parameters, other.parameters).enumerated() {
      function.parameters[index].type = own.type.completed(by: other.type)
    }
    return .function(function)
  }
}

extension Program {
  /// Returns the kind of a stored property of a type.
  func kind(of type: SwiftType) -> Derivation.Kind {
    let type = keys.expanded(type)
    if type.function != nil { return .endpoint }
    if let nominal = nominal(type) { return hasEndpoints(nominal) ? .capability : .value }
    guard let (map, element) = type.element else { return .value }
    let kind = kind(of: element)
    if case .value = kind { return .value }
    return .many(map: map, kind)
  }

  func isTupleOfEndpoints(_ type: SwiftType) -> Bool {
    guard case .tuple(let elements) = keys.expanded(type) else { return false }
    return elements.contains { kind(of: $0.type) != .value || isTupleOfEndpoints($0.type) }
  }

  /// Returns the function type, looking through optionals, arrays and dictionaries.
  func endpoint(within type: SwiftType) -> FunctionType? {
    let type = keys.expanded(type)
    return type.function ?? type.element.flatMap { endpoint(within: $0.type) }
  }

  /// Returns whether a type has endpoints, directly or in a stored property.
  func hasEndpoints(_ type: Nominal) -> Bool {
    var seen: Set<String> = []
    func search(_ type: Nominal) -> Bool {
      if isCapability(type) { return true }
      guard type.kind == "swift.struct", seen.insert(type.precise).inserted else { return false }
      return type.stored.contains { property in
        if endpoint(within: property.type) != nil { return true }
        return nominal(within: property.type).map(search) ?? false
      }
    }
    return search(type)
  }

  /// Returns whether a value created again is another one: an object, closure or existential.
  func hasIdentity(_ type: SwiftType) -> Bool {
    var (seen, open) = (Set<String>(), [type])
    while let next = open.popLast() {
      for part in next.all.flatMap({ keys.expanded($0).all }) {
        guard let precise = part.precise else {
          if part.needsParentheses { return true }
          continue
        }
        // `Task`, `AsyncStream` and `AsyncThrowingStream`, and types in them.
        let isOfTask = ["s:ScT", "s:ScS", "s:Scs"].contains { precise.hasPrefix($0) }
        if isOfTask || precise.hasSuffix("C") || precise.hasPrefix("c:objc(cs)") { return true }
        if seen.insert(precise).inserted { open += nominals[precise]?.stored.map(\.type) ?? [] }
      }
    }
    return false
  }

  /// Returns the declared type, looking through optionals, arrays and dictionaries.
  func nominal(within type: SwiftType) -> Nominal? {
    var type = keys.expanded(type)
    while let (_, element) = type.element { type = keys.expanded(element) }
    return nominal(type)
  }
}

extension SwiftType {
  /// The element type of an optional, an array or a dictionary, and the method that maps it.
  fileprivate var element: (map: String, type: SwiftType)? {
    switch self {
    case .optional(let wrapped): return ("map", wrapped)
    case .array(let element): return ("map", element)
    case .dictionary(_, let value): return ("mapValues", value)
    default: return nil
    }
  }
}

// The members that derived code requires of a world's capabilities.
extension Derivation {
  /// Warns about each nested capability without the members that the derived code calls. The code
  /// does not compile until they exist.
  ///
  /// - Parameter derived: The derived code that exists, or is written by the same command.
  func needs(beside derived: DerivedMembers) -> [Diagnostic] {
    parts.compactMap { part in
      guard part.kind != .endpoint, part.kind != .value,
        let held = program.nominal(within: part.property.type), held.precise != type.precise
      else { return nil }
      let isOne = part.kind == .capability
      let lacksTest = isOne && !hasTest && !held.has("test", DerivationPrinter.testable)
      let lacksCopy =
        !hasIntercepted && !held.has("intercepted(by:)", DerivationPrinter.interceptable)
      guard lacksTest || lacksCopy else { return nil }
      let whole = "\(held.module).\(held.name)"
      let members = derived[held.name, default: []].union(derived[whole] ?? [])
      let derivation = try? Derivation(of: whole, in: program)
      let unknown = derivation.map { $0.unknown.isEmpty ? "" : $0.fixOfUnknown } ?? ""
      let missing = [
        ("`test`", lacksTest && !(members.contains("test") && unknown.isEmpty)),
        ("`intercepted(by:)`", lacksCopy && !members.contains("intercepted")),
      ].filter(\.1).map(\.0)
      guard !missing.isEmpty else { return nil }
      let message =
        "`\(held.name)` has no \(missing.joined(separator: " and no ")), required by the derived "
        + "code of `\(type.name)`"
      let command = "`swift package capabilities derive \(program.commandName(of: held))`"
      let isRefused = derivation?.diagnostics.contains { $0.severity == .error } == true
      let outcome = isRefused ? "reports why it writes nothing" : "writes what is missing"
      let start = "\(command) \(outcome)" + (unknown.isEmpty ? "" : "; then ")
      let fix =
        program.isOwn(held.precise)
        ? (members == Self.members ? "" : start) + unknown
        : "declare it in an extension: `derive` writes only into modules of this package"
      return .warning(part.property.position, message, fix)
    }
  }
}

extension Nominal {
  /// Returns whether it has a member, or conforms to the protocol that requires it.
  fileprivate func has(_ member: String, _ target: String) -> Bool {
    conformances.contains(target) || members.contains { $0.path.last == member }
  }
}
