/// All candidates for the inputs of builders, in three levels of precedence: members of the world,
/// results of builders, and parts of these results.
struct CandidatePool: Sendable {
  private let program: Program
  private var keys: TypeCanonicalizer { program.keys }
  /// The results of builders, by the builder's index.
  private var results: [Int: Candidate] = [:]
  /// The world's module.
  private let home: String
  private var indexes = [CandidateIndex](
    repeating: CandidateIndex(),
    count: Candidate.Precedence.allCases.count
  )

  /// Collects the members of a world.
  ///
  /// - Parameters:
  ///   - world: The composition root.
  ///   - except: The names that `--except` excludes.
  ///   - program: The modules that declare the types.
  init(world: Nominal, except: Exceptions, program: Program) {
    self.program = program
    home = world.module
    for part in program.readableParts(of: world) { add(part, of: world, except, program) }
  }

  private mutating func add(
    _ part: WorldPart,
    of world: Nominal,
    _ except: Exceptions,
    _ program: Program
  ) {
    let property = part.property
    var candidate = Candidate(
      name: property.name,
      title: ([world.path.last ?? ""] + part.path).joined(separator: "."),
      position: property.position,
      type: property.type,
      origin: part.isMember ? .endpoint(part.path) : .property(part.path),
      modules: part.modules,
      wiredWorld: part.wiredWorld,
      property: part.path.first
    )
    candidate.isPart = part.role == .part
    candidate.unavailability = program.unavailability(of: part, in: world, except)
    insert(candidate)
    guard !part.isMember, let made = program.made(by: part) else { return }
    candidate.type = made.result
    candidate.origin = .made(part.path, isAsync: made.isAsync, failure: made.failure)
    insert(candidate)
  }

  /// Adds the result of a builder and its parts.
  ///
  /// - Parameters:
  ///   - step: The use case or value that the builder makes.
  ///   - place: The index of the builder.
  ///   - title: The builder's title in messages.
  ///   - unavailability: Why the result cannot be used; `nil` if it can.
  ///   - program: The modules that declare the types.
  mutating func add(
    _ step: WiringPlan.Step,
    at place: Int,
    _ title: String,
    _ unavailability: Candidate.Unavailability?,
    _ program: Program
  ) {
    let product = step.product
    guard !product.isUnreadable else { return }
    let candidate = Candidate(
      name: step.name,
      title: title,
      position: step.builder.position,
      type: product,
      origin: .builder(place),
      unavailability: unavailability
    )
    results[place] = candidate
    insert(candidate)
    guard step.isValue else { return }
    for (name, type, partUnavailability) in program.parts(of: product, from: home) {
      var part = candidate
      part.name = name
      part.title = "\(title).\(name)"
      part.type = type
      part.origin = .part(place, [name])
      if let module = program.nominal(product)?.module { part.modules = [module] }
      part.unavailability = unavailability ?? partUnavailability
      insert(part)
    }
  }

  private mutating func insert(_ candidate: Candidate) {
    indexes[candidate.precedence.rawValue]
      .insert(candidate, type: ownType(candidate.type), form: form(of: candidate.type))
  }

  // MARK: Types

  /// Returns the key of a type of one's own, also inside an optional; `nil` for any other type.
  ///
  /// Such a type is an alias of a function, or a struct, class, actor, enum or `any P`, that a
  /// module of the package declares.
  func ownType(_ type: SwiftType) -> String? {
    let expanded = keys.expanded(type)
    switch expanded {
    case .function:
      guard case .named(let path) = type, let precise = path.last?.precise, program.isOwn(precise)
      else { return nil }
      let arguments = path.flatMap(\.arguments).map(keys.key)
      return arguments.isEmpty ? precise : "\(precise)<\(arguments.joined(separator: ","))>"
    case .named(let path):
      return path.last?.precise.map(program.isOwn) == true ? keys.key(expanded) : nil
    case .constrained(let word, let parts) where word != "some":
      return parts.contains { keys.expanded($0).precise.map(program.isOwn) ?? false }
        ? keys.key(expanded) : nil
    case .optional(let wrapped): return ownType(wrapped)
    case .constrained, .tuple, .array, .dictionary, .unreadable: return nil
    }
  }

  /// Returns whether a value of one type is what an input of another type means: it fits, and it
  /// has the same type if that is one's own.
  func supplies(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    guard fits(type, wanted) else { return false }
    return ownType(wanted).map { $0 == ownType(type) } ?? true
  }

  /// Returns whether a value of one type can be passed where another type is expected.
  func fits(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    if keys.key(type) == keys.key(wanted) { return true }
    let (type, wanted) = (keys.expanded(type), keys.expanded(wanted))
    if let wrapped = wanted.wrapped { return fits(type.wrapped ?? type, wrapped) }
    guard let function = type.function, let other = wanted.function else { return false }
    return keys.isConvertible(function, to: other)
  }

  // MARK: Finding

  /// Returns the result of a builder, by the builder's index.
  func result(of builder: Int) -> Candidate? { results[builder] }

  /// Returns the candidates of one's own type in the first two levels; none for any other type.
  func ofType(_ type: SwiftType) -> [Candidate] {
    ownType(type).map { indexes[0].ofType($0) + indexes[1].ofType($0) } ?? []
  }

  /// Returns the candidates of a level that have a name and a fitting type.
  func named(
    _ name: String,
    _ level: Candidate.Precedence,
    fitting type: SwiftType
  ) -> [Candidate] {
    forms(of: type).flatMap { indexes[level.rawValue].named(name, form: $0) }
      .filter { fits($0.type, type) }
  }

  /// Returns the candidates with a name in some levels.
  func named(
    _ name: String,
    _ levels: [Candidate.Precedence] = Candidate.Precedence.allCases
  ) -> some Sequence<Candidate> {
    levels.lazy.flatMap { indexes[$0.rawValue].named(name) }
  }

  /// Returns at most `count` candidates with a type that equals a type or converts to it.
  func fitting(_ type: SwiftType, atMost count: Int) -> [Candidate] {
    var found: [Candidate] = []
    for form in forms(of: type) {
      for index in indexes {
        found += index.ofForm(form).lazy.filter { fits($0.type, type) }.prefix(count)
      }
    }
    return Array(found.prefix(count))
  }

  /// Returns the forms that fit a type. An optional type also accepts the form of its wrapped type.
  private func forms(of type: SwiftType) -> [String] {
    let forms = [form(of: type)]
    return keys.expanded(type).wrapped.map { forms + self.forms(of: $0) } ?? forms
  }

  /// Returns a key that is equal for types that convert to each other.
  private func form(of type: SwiftType) -> String {
    let expanded = keys.expanded(type)
    if let function = expanded.function { return keys.shape(function) }
    return expanded.wrapped.map { "?(\(form(of: $0)))" } ?? keys.key(expanded)
  }
}

extension WorldPart {
  /// Whether it is a member of a capability or of a value.
  fileprivate var isMember: Bool { role == .endpoint || role == .part }
}

extension Property {
  /// Why it cannot be read by a plain expression; `nil` if it can.
  var unavailability: Candidate.Unavailability? {
    if isMutating { return .mutating(isLazy: isLazy) }
    if isAsync || getter != .never { return .effects }
    return isDeprecated ? .deprecatedProperty : nil
  }
}

/// The candidates of one level, indexed by type, form and name.
private struct CandidateIndex: Sendable {
  private var all: [Candidate] = []
  /// Indexes into `all`, by own type, by form, by candidate name, and by name and form.
  private var byType: [String: [Int]] = [:]
  private var byForm: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byNameAndForm: [Labelled: [Int]] = [:]

  private struct Labelled: Sendable, Hashable {
    var name: String
    var form: String
  }

  /// Adds a candidate.
  ///
  /// - Parameters:
  ///   - candidate: The candidate.
  ///   - type: The key of its type, if that is one's own.
  ///   - form: A key that is equal for types that convert to each other.
  mutating func insert(_ candidate: Candidate, type: String?, form: String) {
    let place = all.count
    all.append(candidate)
    if let type { byType[type, default: []].append(place) }
    byForm[form, default: []].append(place)
    byName[candidate.name, default: []].append(place)
    byNameAndForm[Labelled(name: candidate.name, form: form), default: []].append(place)
  }

  func ofType(_ type: String) -> [Candidate] {
    (byType[type] ?? []).map { all[$0] }
  }

  func ofForm(_ form: String) -> some Sequence<Candidate> {
    (byForm[form] ?? []).lazy.map { all[$0] }
  }

  func named(_ name: String) -> some Sequence<Candidate> {
    (byName[name] ?? []).lazy.map { all[$0] }
  }

  func named(_ name: String, form: String) -> [Candidate] {
    (byNameAndForm[Labelled(name: name, form: form)] ?? []).map { all[$0] }
  }
}
