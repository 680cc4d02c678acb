/// Finds the generators of the inputs of a capability's endpoints.
struct InputGenerators {
  let program: Program
  /// The names of the generators written elsewhere, by the keys of their types.
  let existing: [String: String]
  /// The generators to write, in the order of their first use.
  private(set) var written: [Written] = []
  /// The types that the generators and calls name.
  private(set) var used: [SwiftType] = []
  /// Whether a declaration is used that other modules cannot name.
  var needsTestable = false
  private(set) var names: [String: String] = [:]
  /// The warnings about the cases that a generator leaves out, by the enum's precise identifier.
  private(set) var warnings: [String: [Diagnostic]] = [:]
  /// The first type without a generator that is not made of others without one.
  var lacking: SwiftType?

  struct Written {
    var type: Nominal
    var name: String
    var value: SourcePiece
  }

  /// Returns the source of a generator, for a context that expects one of the type.
  ///
  /// - Returns: `nil` if the type, or a part of it, has no generator.
  mutating func generator(of type: SwiftType) -> String? {
    let type = program.keys.expanded(type)
    if let precise = type.precise, let known = Self.standard[precise] { return known }
    if let name = existing[program.keys.key(type)] {
      use(type)
      return ".\(name)"
    }
    let lacked = lacking
    let generator = newGenerator(of: type)
    lacking = generator == nil ? lacking ?? type : lacked
    return generator
  }

  private mutating func newGenerator(of type: SwiftType) -> String? {
    switch type {
    case .optional(let wrapped): return generator(of: wrapped).map { ".optional(\($0))" }
    case .array(let element): return generator(of: element).map { ".list(of: \($0))" }
    case .dictionary(let key, let value):
      guard let keys = generator(of: key), let values = generator(of: value) else { return nil }
      return ".dictionary(\(keys), \(values))"
    case .tuple(let elements) where elements.count > 1:
      guard let parts = generators(of: elements.map(\.type)) else { return nil }
      used.append(type)
      // In an extension of Array, the name alone is a type of the standard library.
      return "CapabilitiesTesting.Generator<\(type.source)>(\(parts.joined(separator: ", "))) "
        + "{ (\(Self.arguments(elements.map(\.label)))) }"
    case .named(let path):
      guard path.last?.precise == "s:Sh" else { return named(type) }
      return path.last?.arguments.first.flatMap { generator(of: $0) }.map { ".set(of: \($0))" }
    case .tuple, .function, .constrained, .unreadable: return nil
    }
  }

  /// Returns the inputs of a closure as labelled arguments: `id: $0, $1`.
  private static func arguments(_ labels: [String?]) -> String {
    labels.enumerated().map { argument($1, "$\($0)") }.joined(separator: ", ")
  }

  private mutating func generators(of types: [SwiftType]) -> [String]? {
    var parts: [String] = []
    for type in types {
      guard let part = generator(of: type) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The generators of the standard library's and Foundation's types.
  private static let standard: [String: String] = {
    var known = [
      "s:Sb": ".bool", "s:SS": ".string", "s:Sd": ".double", "s:Sf": ".float",
      "s:SJ": ".character", "s:s8DurationV": ".duration",
    ]
    let integers = [
      "s:Si", "s:Su", "s:s4Int8V", "s:s5Int16V", "s:s5Int32V", "s:s5Int64V", "s:s5UInt8V",
      "s:s6UInt16V", "s:s6UInt32V", "s:s6UInt64V",
    ]
    for integer in integers { known[integer] = ".integer()" }
    let foundation = [
      "4DateV": ".date", "4UUIDV": ".uuid", "4DataV": ".data", "7DecimalV": ".decimal",
      "3URLV": ".url",
    ]
    for (name, generator) in foundation {
      known["s:10Foundation\(name)"] = generator
      known["s:20FoundationEssentials\(name)"] = generator
    }
    return known
  }()
}

// MARK: Declared types

extension InputGenerators {
  private mutating func named(_ type: SwiftType) -> String? {
    guard let nominal = program.nominal(type), !nominal.isGeneric else { return nil }
    if let name = names[nominal.precise] { return name.isEmpty ? nil : ".\(name)" }
    let known = names
    // Empty until it is known, so that a type that contains itself has none.
    names[nominal.precise] = ""
    guard let value = value(of: nominal) else { return nil }
    // A type without one because it contains this type is tried again.
    names = names.filter { !$0.value.isEmpty || known[$0.key] != nil }
    let name = identifier(camelCase(nominal.path))
    names[nominal.precise] = name
    written.append(Written(type: nominal, name: name, value: value))
    use(type)
    return ".\(name)"
  }

  private mutating func use(_ type: SwiftType) {
    used.append(type)
    if let nominal = program.nominal(type), program.access(of: nominal.precise) < .package {
      needsTestable = true
    }
  }

  private mutating func value(of type: Nominal) -> SourcePiece? {
    let members = type.members.filter { $0.access >= .internal && program.isUsable($0, of: type) }
    if type.kind == "swift.enum" { return cases(members, of: type) }
    guard type.kind == "swift.struct" else { return nil }
    for initializer in initializers(of: type, members) {
      guard let call = call(initializer.declaration) else { continue }
      if initializer.access < .package { needsTestable = true }
      return call
    }
    return nil
  }

  private mutating func cases(_ members: [Symbol], of type: Nominal) -> SourcePiece? {
    warnings[type.precise] = []
    var plain: [String] = []
    var generators: [String] = []
    for member in members where member.kind == "swift.enum.case" {
      let declaration = EnumCase(member)
      let name = identifier(declaration.name)
      guard !declaration.payload.isEmpty else {
        plain.append(".\(name)")
        continue
      }
      guard let parts = self.generators(of: declaration.payload.map(\.type)) else {
        let message = "`\(type.name).\(declaration.name)` is left out: its values have no generator"
        let fix = "write a `static var` of `\(type.name)` in an extension of Generator"
        let position = member.location ?? type.position
        warnings[type.precise]?.append(.warning(position, message, fix))
        continue
      }
      let values = Self.arguments(declaration.payload.map(\.label))
      generators.append("Generator(\(parts.joined(separator: ", "))) { .\(name)(\(values)) }")
    }
    if !plain.isEmpty {
      generators.insert(".element(of: [\(plain.joined(separator: ", "))])", at: 0)
    }
    guard generators.count != 1 else { return .text(generators[0]) }
    return generators.isEmpty ? nil : .list(".oneOf", generators.map(SourcePiece.text), "")
  }

  /// Returns the inits that can be called without `await`: the one with the stored properties first,
  /// then those with the most inputs.
  private func initializers(
    of type: Nominal,
    _ members: [Symbol]
  ) -> [(declaration: FunctionDeclaration, access: AccessLevel)] {
    let stored = type.stored.map(\.name)
    var all: [(declaration: FunctionDeclaration, access: AccessLevel)] = []
    for member in members where member.kind == "swift.init" && member.generics.isEmpty {
      let declaration = FunctionDeclaration(member, globalActors: program.globalActors)
      guard !declaration.isFailable, !declaration.effects.isAsync, declaration.actor == nil,
        !declaration.inputs.isEmpty,
        declaration.inputs.allSatisfy({ !$0.isVariadic && !$0.isInout && !$0.isAutoclosure })
      else { continue }
      all.append((declaration, member.access))
    }
    return all.sorted { one, other in
      let matches = [one, other].map {
        $0.declaration.inputs.map { $0.label ?? $0.innerName } == stored
      }
      if matches[0] != matches[1] { return matches[0] }
      return one.declaration.inputs.count > other.declaration.inputs.count
    }
  }

  private mutating func call(_ initializer: FunctionDeclaration) -> SourcePiece? {
    guard let parts = generators(of: initializer.inputs.map(\.type)) else { return nil }
    let attempt = initializer.effects.failure == .never ? "" : "try "
    let values = Self.arguments(initializer.inputs.map(\.label))
    return .call("Generator", parts, closure: "\(attempt).init(\(values))")
  }
}
