extension SwiftType {
  /// What an optional type wraps.
  var wrapped: SwiftType? {
    switch self {
    case .optional(let wrapped): wrapped
    case .named(let path) where path.last?.precise == "s:Sq": path.last?.arguments.first
    default: nil
    }
  }

  /// Whether this is a type that could not be read.
  var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }

  /// Whether this is an opaque type.
  var isSome: Bool {
    if case .constrained("some", _) = self { true } else { false }
  }

  /// Whether this, or a part of it, is an opaque type.
  var mentionsSome: Bool { isSome || parts.contains(where: \.mentionsSome) }

  /// The same function with the labels that another spelling of it gives its inputs: the compiler
  /// drops them where it tells what a function returns.
  func labelled(like other: SwiftType?) -> SwiftType {
    guard case .function(var function) = self, let named = other?.function,
      named.parameters.count == function.parameters.count
    else { return self }
    for (index, parameter) in named.parameters.enumerated() {
      function.parameters[index].label = function.parameters[index].label ?? parameter.label
    }
    return .function(function)
  }

  /// Whether one of some generic parameters stands in it.
  func mentions(_ generics: Set<String>) -> Bool {
    if case .named(let path) = self, let first = path.first, generics.contains(first.name) {
      return true
    }
    return parts.contains { $0.mentions(generics) }
  }

  /// The types that this one is made of.
  private var parts: [SwiftType] {
    switch self {
    case .named(let path): return path.flatMap(\.arguments)
    case .function(let function):
      let parts = function.parameters.map(\.type) + [function.result]
      guard case .typed(let error) = function.failure else { return parts }
      return parts + [error]
    case .tuple(let elements): return elements.map(\.type)
    case .optional(let type), .array(let type): return [type]
    case .dictionary(let key, let value): return [key, value]
    case .constrained(_, let parts): return parts
    case .unreadable: return []
    }
  }
}
