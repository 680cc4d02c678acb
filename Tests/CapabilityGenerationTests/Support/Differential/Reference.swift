/// Wires a random world by the rule of Wiring.md, with a full search for each parameter. It shares no
/// type and no code with the command.
struct Reference {
  let landscape: Landscape
  let world: RandomWorld
  private(set) var worldCandidates: [Candidate] = []
  /// The results of builders, and the fields of those results.
  private(set) var builderCandidates: [Candidate] = []
  /// The builders with a parameter that nothing supplies, except other such builders.
  private(set) var unsupplied: Set<Builder> = []

  init(landscape: Landscape, world: RandomWorld) {
    self.landscape = landscape
    self.world = world
    worldCandidates = inWorld("world", "\(world.module).World", world.properties, nil)
    builderCandidates = made(by: ordered)
    while let next = world.builders.first(where: { builder in
      builder.product != .void && !unsupplied.contains(builder)
        && builder.parameters.contains { lacks($0, builder) }
    }) {
      unsupplied.insert(next)
    }
  }

  typealias Builder = RandomWorld.Builder
  typealias Parameter = RandomWorld.Parameter

  /// A value that could supply a parameter.
  struct Candidate: Hashable {
    /// The expression in generated code, such as `world.orders.count`.
    var path: String
    var name: String
    var type: Shape
    /// 1: the world, 2: the results of builders, 3: the fields of those results.
    var level: Int
    /// The module and the path of its declaration.
    var declared: String
    /// The reason why it cannot be used; `nil` if it can.
    var unavailability: Unavailability?
    /// The effects of creating it, if a stored function does.
    var isAsync = false
    var failure = Shape.Failure.never
    /// Whether it is a use case of a nested wired world, which that world creates again.
    var isOfNested = false
    /// The builder that creates it, or creates the value of which it is a field.
    var builder: Builder?
  }

  /// The reason why a candidate cannot be used.
  enum Unavailability: Hashable {
    case hidden, excepted, deprecated, lazy
  }

  /// The result for a parameter.
  enum Verdict: Hashable {
    case supplied(Candidate)
    case caller
    case leftOut
    case refused
    case nothing
    case ambiguous([Candidate])
  }

  // MARK: Terms of the rule

  private static let prepositions: Set<String> = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "over", "per", "through", "to",
    "under", "using", "via", "with", "within", "without",
  ]

  static func name(of parameter: Parameter) -> String {
    guard let label = parameter.label, !prepositions.contains(label) else { return parameter.inner }
    return label
  }

  /// Returns a type without any aliases.
  func expanded(_ type: Shape) -> Shape {
    switch type {
    case .plain(let name): return name == "CInt" ? .plain("Int32") : type
    case .alias(let name): return landscape.alias(name).map { expanded($0.target) } ?? type
    case .nominal(let name, let arguments): return .nominal(name, arguments.map(expanded))
    case .existential(let names): return .existential(names.sorted())
    case .opaque, .generic: return type
    case .function(var function):
      function.inputs = function.inputs.map(expanded)
      function.result = expanded(function.result)
      return .function(function)
    case .optional(let wrapped): return .optional(expanded(wrapped))
    case .array(let element): return .array(expanded(element))
    case .tuple(let elements):
      return .tuple(elements.map { Shape.Element(label: $0.label, type: expanded($0.type)) })
    }
  }

  /// Returns a type without its outermost aliases.
  func unaliased(_ type: Shape) -> Shape {
    guard case .alias(let name) = type, let alias = landscape.alias(name) else { return type }
    return unaliased(alias.target)
  }

  func function(_ type: Shape) -> Shape.Function? {
    if case .function(let function) = expanded(type) { function } else { nil }
  }

  func isFunctionAlias(_ type: Shape) -> Bool {
    if case .alias = type { function(type) != nil } else { false }
  }

  /// Returns the type of one's own that a type is, also inside an optional; `nil` for any other.
  func own(_ type: Shape) -> Shape? {
    if isFunctionAlias(type) { return type }
    if case .optional(let wrapped) = unaliased(type) { return own(wrapped) }
    switch expanded(type) {
    case .nominal, .existential: return expanded(type)
    default: return nil
    }
  }

  func isSame(_ one: Shape, _ other: Shape) -> Bool { expanded(one) == expanded(other) }

  /// Returns whether the compiler converts one function to another.
  func isConvertible(_ have: Shape, _ want: Shape) -> Bool {
    guard let have = function(have), let want = function(want) else { return false }
    guard have.inputs == want.inputs, have.result == want.result else { return false }
    if have.isAsync, !want.isAsync { return false }
    if !have.isSendable, want.isSendable { return false }
    return have.failure == .never || want.failure == .any || have.failure == want.failure
  }

  func fits(_ have: Shape, _ want: Shape) -> Bool {
    if case .optional(let wrapped) = expanded(want), fits(have, wrapped) { return true }
    return isSame(have, want) || isConvertible(have, want)
  }
}
