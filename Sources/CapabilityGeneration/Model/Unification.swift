/// Infers the generic parameters of a builder from the types of its arguments.
struct Unification {
  private let program: Program
  /// The protocols and superclasses of each generic parameter.
  private let generics: [String: [String]]
  /// The types that generic parameters and their associated types must be.
  private let sameTypes: [SymbolGraph.Condition]
  /// The inferred types, by generic parameter.
  var bindings: [String: SwiftType] {
    inferred.merging(silent.map { ($0, .never) }) { known, _ in known }
  }
  private var inferred: [String: SwiftType] = [:]
  /// The error types of inputs whose arguments do not throw.
  private var silent: Set<String> = []

  /// Creates an empty inference.
  init(_ builder: Builder, _ program: Program) {
    self.program = program
    sameTypes = builder.symbol.value.constraints.filter { $0.same != nil }
    generics = Dictionary(builder.generics.map { ($0.name, $0.protocols) }, uniquingKeysWith: +)
    // As in an extension `where Value == Person`. The identifier omits the arguments of a type.
    for condition in sameTypes where generics[condition.generic] != nil {
      let source = condition.same ?? ""
      let isPath = source.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      guard isPath else { continue }
      var path = source.split(separator: ".").map { SwiftType.Component(name: String($0)) }
      path[path.count - 1].precise = condition.type
      inferred[condition.generic] = .named(path)
    }
  }

  /// Matches the type of an input with the type of its argument, and records what it infers.
  ///
  /// - Parameter input: The type of the input, which mentions generic parameters or `some`.
  /// - Returns: Whether the types match. If they do not, nothing is recorded.
  mutating func take(_ input: SwiftType, _ type: SwiftType) -> Bool {
    var next = self
    guard next.match(input, type, isOutermost: true) else { return false }
    self = next
    return true
  }

  private mutating func match(
    _ input: SwiftType,
    _ type: SwiftType,
    isOutermost: Bool = false
  ) -> Bool {
    if case .named(let path) = input, path.count == 1, let name = path.first?.name,
      let protocols = generics[name]
    {
      if let known = inferred[name] { return program.keys.key(known) == program.keys.key(type) }
      inferred[name] = type
      return protocols.allSatisfy { program.conforms(type, to: $0) } && hasElements(type, of: name)
    }
    let (input, type) = (program.keys.expanded(input), program.keys.expanded(type))
    if isOutermost, let wrapped = input.wrapped, type.wrapped == nil {
      return match(wrapped, type, isOutermost: true)
    }
    switch (input.long, type.long) {
    case (.constrained("some", let parts), _):
      return parts.allSatisfy { part in
        if case .constrained("", let parts) = program.keys.expanded(part) {
          return match(.constrained("some", parts), type)
        }
        let isConforming =
          program.keys.expanded(part).precise.map { program.conforms(type, to: $0) } ?? true
        return isConforming && hasArguments(type, of: part)
      }
    case (.tuple(let parts), .tuple(let others)):
      return parts.map(\.label) == others.map(\.label)
        && matchAll(parts.map(\.type), others.map(\.type))
    case (.function(let input), .function(let type)):
      return match(input, type, isOutermost: isOutermost)
    case (.named(let path), .named(let other)):
      return path.last?.precise == other.last?.precise
        && matchAll(path.flatMap(\.arguments), other.flatMap(\.arguments))
    case (let input, let type): return program.keys.key(input) == program.keys.key(type)
    }
  }

  /// Returns whether the elements of an array have the type that a `where` clause requires. The
  /// associated types of other types are unknown and count as fitting.
  private func hasElements(_ type: SwiftType, of generic: String) -> Bool {
    guard case .array(let element) = program.keys.expanded(type),
      let precise = program.keys.expanded(element).precise
    else { return true }
    return sameTypes.allSatisfy { $0.generic != generic + ".Element" || $0.type == precise }
  }

  /// The protocols of collections whose only argument is `Element`.
  private static let collections: Set<String> = ["s:ST", "s:Sl", "s:SK", "s:Sk", "s:SM", "s:Sm"]

  /// Returns whether an existential or an array has the associated types of `some P<A>`. Those of
  /// other types are unknown and count as fitting.
  private mutating func hasArguments(_ type: SwiftType, of part: SwiftType) -> Bool {
    guard case .named(let path) = part, let arguments = path.last?.arguments, !arguments.isEmpty
    else { return true }
    switch program.keys.expanded(type) {
    case .constrained(_, let parts):
      return parts.contains { program.keys.key($0) == program.keys.key(part) }
    case .array(let element) where part.precise.map(Self.collections.contains) == true:
      return matchAll(arguments, [element])
    default: return true
    }
  }

  private mutating func match(
    _ input: FunctionType,
    _ type: FunctionType,
    isOutermost: Bool
  ) -> Bool {
    guard input.parameters.map(\.modifiers) == type.parameters.map(\.modifiers),
      input.parameters.map(\.isVariadic) == type.parameters.map(\.isVariadic),
      matchAll(input.parameters.map(\.type), type.parameters.map(\.type)),
      match(input.result, type.result)
    else { return false }
    var wanted = input
    if case .typed(let error) = input.effects.failure {
      switch (type.effects.failure, generics[error.source]) {
      case (.typed(let other), _): guard match(error, other) else { return false }
      case (.any, .some): guard match(error, .anyError) else { return false }
      case (.never, .some): silent.insert(error.source)
      case (_, nil): break
      }
      if generics[error.source] != nil || type.effects.failure.isTyped {
        wanted.effects.failure = type.effects.failure
      }
    }
    wanted.parameters = type.parameters
    wanted.result = type.result
    let keys = program.keys
    return isOutermost
      ? keys.isConvertible(type, to: wanted)
      : keys.key(.function(wanted)) == keys.key(.function(type))
  }

  private mutating func matchAll(_ inputs: [SwiftType], _ types: [SwiftType]) -> Bool {
    guard inputs.count == types.count else { return false }
    for (input, type) in zip(inputs, types) where !match(input, type) { return false }
    return true
  }
}
