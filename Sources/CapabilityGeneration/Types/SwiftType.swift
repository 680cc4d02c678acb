/// A type as source spells it, with the identity of what it names.
indirect enum SwiftType: Sendable, Hashable {
  /// A named type, from the outermost name inwards.
  case named([Component])
  /// A function.
  case function(FunctionType)
  /// A tuple; the empty one is `Void`.
  case tuple([Element])
  /// `T?`
  case optional(SwiftType)
  /// `[T]`
  case array(SwiftType)
  /// `[K: V]`
  case dictionary(SwiftType, SwiftType)
  /// `any P & Q`, `some P` or a bare composition; the word is empty for that.
  case constrained(String, [SwiftType])
  /// A type this reader does not know, by its text.
  case unreadable(String)

  /// One name of a dotted path.
  struct Component: Sendable, Hashable {
    /// The name.
    var name: String
    /// The identity; `nil` for generic parameters and for what the compiler did not find.
    var precise: String?
    /// The generic arguments.
    var arguments: [SwiftType] = []
  }

  /// One part of a tuple.
  struct Element: Sendable, Hashable {
    /// Its label, if any.
    var label: String?
    /// Its type.
    var type: SwiftType
  }

  /// `Void`
  static let void = SwiftType.tuple([])

  /// The function type, where this is one, parentheses aside.
  var function: FunctionType? {
    if case .function(let function) = self { function } else { nil }
  }

  /// The identity of the named type, where this is one.
  var precise: String? {
    if case .named(let path) = self { path.last?.precise } else { nil }
  }
}

/// The type of a function.
struct FunctionType: Sendable, Hashable {
  /// Attributes such as `@Sendable` and `@MainActor`, in text order.
  var attributes: [String] = []
  /// The identity of the global actor among them, where it is one and the compiler tells.
  var actor: String?
  /// The inputs.
  var parameters: [Parameter]
  /// Whether it suspends.
  var isAsync = false
  /// What it throws.
  var failure: Failure = .never
  /// The output.
  var result: SwiftType

  /// An input.
  struct Parameter: Sendable, Hashable {
    /// The label that documents it, if any.
    var label: String?
    /// Its type.
    var type: SwiftType
    /// `inout`, `consuming` and the like.
    var modifiers: [String] = []
    /// Whether it takes any number of values.
    var isVariadic = false
    /// Whether it is a function that may be kept.
    var isEscaping = false
  }

  /// What a function throws.
  enum Failure: Sendable, Hashable {
    /// Nothing.
    case never
    /// Any error.
    case any
    /// Errors of one type.
    case typed(SwiftType)
  }

  /// Whether values of the type may cross to another actor.
  var isSendable: Bool {
    attributes.contains { $0 == "@Sendable" || $0.isGlobalActor }
  }
}

extension String {
  /// Whether an attribute of a type is a global actor: all others but one begin with a small letter.
  var isGlobalActor: Bool {
    self != "@Sendable" && (dropFirst().first?.isUppercase ?? false)
  }
}

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
