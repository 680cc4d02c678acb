/// All candidates for the inputs of builders, in three levels of precedence: members of the world,
/// results of builders, and parts of these results.
final class CandidatePool {
  let program: Program
  private var keys: TypeCanonicalizer { program.keys }
  private let home: String
  private(set) var all: [Candidate] = []
  private var places: [Key: [Int]] = [:]

  private enum Key: Sendable, Hashable {
    case builder(Int)
    /// A type of one's own.
    case type(String)
    /// A form, which is equal for types that convert to each other.
    case form(String)
    case name(String, Candidate.Precedence)
    case nameAndForm(String, String, Candidate.Precedence)
  }

  /// Collects the members of a world.
  init(_ world: Nominal, _ request: WiringRequest, _ program: Program) {
    self.program = program
    home = world.module
    for part in program.readableParts(of: world) {
      var candidate = Candidate(
        name: part.property.name,
        title: ([world.path.last ?? ""] + part.path).joined(separator: "."),
        position: part.property.position,
        type: part.property.type,
        origin: .member(part, call: nil),
        unavailability: program.unavailability(of: part, in: world, request),
        modules: part.modules
      )
      insert(candidate)
      guard !part.isMember, let made = program.made(by: part) else { continue }
      candidate.type = made.result
      candidate.origin = .member(part, call: made.effects)
      insert(candidate)
    }
  }

  /// Adds the result of a builder and its parts.
  ///
  /// - Parameters:
  ///   - step: The use case or value that the builder makes.
  ///   - title: The builder's title in messages.
  func add(_ step: WiringPlan.Step, _ title: String) {
    let product = step.product
    guard !product.isUnreadable else { return }
    let title = step.label.map { "\(title).\($0)" } ?? title
    let candidate = Candidate(
      name: step.matchedName,
      title: title,
      position: step.builder.position,
      type: product,
      origin: .builder(step.place, part: nil),
      unavailability: step.unavailability
    )
    insert(candidate)
    guard step.isValue else { return }
    for (name, type, unavailability) in program.parts(of: product, from: home) {
      var part = candidate
      part.name = name
      part.title = "\(title).\(name)"
      part.type = type
      part.origin = .builder(step.place, part: name)
      if let module = program.nominal(product)?.module { part.modules = [module] }
      part.unavailability = step.unavailability ?? unavailability
      insert(part)
    }
  }

  private func insert(_ candidate: Candidate) {
    let (level, form) = (candidate.precedence, form(of: candidate.type))
    var keys: [Key] = [
      .form(form), .name(candidate.name, level), .nameAndForm(candidate.name, form, level),
    ]
    if level != .parts, let type = ownType(candidate.type) { keys.append(.type(type)) }
    if level == .builders, let builder = candidate.builder { keys.append(.builder(builder)) }
    for key in keys { places[key, default: []].append(all.count) }
    all.append(candidate)
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
      return parts.contains { ownType($0) != nil } ? keys.key(expanded) : nil
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

  private func found(_ key: Key) -> some Sequence<Candidate> {
    (places[key] ?? []).lazy.map { self.all[$0] }
  }

  func result(of builder: Int) -> Candidate? { places[.builder(builder)]?.first.map { all[$0] } }

  /// Returns the candidates of one's own type in the first two levels; none for any other type.
  func ofType(_ type: SwiftType) -> [Candidate] {
    ownType(type).map { Array(found(.type($0))) } ?? []
  }

  /// Returns the candidates of a level that have a name and a fitting type.
  func named(
    _ name: String,
    _ level: Candidate.Precedence,
    fitting type: SwiftType
  ) -> [Candidate] {
    forms(of: type).flatMap { found(.nameAndForm(name, $0, level)) }.filter { fits($0.type, type) }
  }

  func named(
    _ name: String,
    _ levels: [Candidate.Precedence] = Candidate.Precedence.allCases
  ) -> some Sequence<Candidate> {
    levels.lazy.flatMap { self.found(.name(name, $0)) }
  }

  /// Returns at most `count` candidates with a type that equals a type or converts to it.
  func fitting(_ type: SwiftType, atMost count: Int) -> [Candidate] {
    forms(of: type).reduce(into: []) { all, form in
      all += found(.form(form)).lazy.filter { self.fits($0.type, type) }.prefix(count - all.count)
    }
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

extension Property {
  /// Why it cannot be read by a plain expression; `nil` if it can.
  var unavailability: Candidate.Unavailability? {
    if isMutating { return .mutating(isLazy: isLazy) }
    if getter != Effects() { return .effects }
    return symbol.value.isDeprecated ? .deprecated(instead: "another property") : nil
  }
}
