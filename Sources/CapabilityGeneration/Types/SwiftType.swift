/// A type as spelled in source, with the precise identifiers of its names.
indirect enum SwiftType: Sendable, Equatable {
  /// A named type: a dotted path from the outermost name inwards.
  case named([Component])
  case function(FunctionType)
  /// A tuple; `Void` is the empty tuple.
  case tuple([Element])
  /// `T?`
  case optional(SwiftType)
  /// `[T]`
  case array(SwiftType)
  /// `[K: V]`
  case dictionary(SwiftType, SwiftType)
  /// `any P & Q`, `some P`, a composition without a keyword, or with `.Type` its metatype.
  case constrained(String, [SwiftType])
  /// The text of a type that could not be parsed.
  case unreadable(String)

  /// One name of a dotted path.
  struct Component: Sendable, Equatable {
    var name: String
    /// The precise identifier; `nil` for generic parameters and unresolved names.
    var precise: String?
    var arguments: [SwiftType] = []
    /// The module that selects it, if a type hides the module's name.
    var selector: String?
  }

  struct Element: Sendable, Equatable {
    var label: String?
    var type: SwiftType
  }

  static let inlineArray = "s:s11InlineArrayV"
  static let asyncSequence = "s:Sci"
  static let void = SwiftType.tuple([])
  static let voidAlias = "s:s4Voida"
  static let never = SwiftType.single("Never", "s:s5NeverO")
  static let anyError = SwiftType.constrained("any", [.single("Error", "s:s5ErrorP")])

  /// Returns a type that is not in another one.
  static func single(
    _ name: String,
    _ precise: String? = nil,
    _ arguments: [SwiftType] = []
  ) -> SwiftType { .named([Component(name: name, precise: precise, arguments: arguments)]) }

  /// The function type, without parentheses; `nil` for other types.
  var function: FunctionType? { if case .function(let function) = self { function } else { nil } }

  /// The precise identifier of a named type; `nil` for other types.
  var precise: String? { if case .named(let path) = self { path.last?.precise } else { nil } }
}

struct FunctionType: Sendable, Equatable {
  /// Attributes such as `@Sendable` and `@MainActor`, sorted.
  var attributes: [String] = []
  /// The precise identifier of the global actor among them, if known.
  var actor: String?
  var parameters: [Parameter]
  var effects = Effects()
  var isSending = false
  var result: SwiftType

  struct Parameter: Sendable, Equatable {
    /// The label that documents it, if any.
    var label: String?
    var type: SwiftType
    /// Modifiers such as `inout` and `consuming`.
    var modifiers: [String] = []
    var isVariadic = false
    var isEscaping = false
  }

  indirect enum Failure: Sendable, Equatable {
    case never
    case any
    case typed(SwiftType)

    var isTyped: Bool { if case .typed = self { true } else { false } }

    /// Returns the failure with its type replaced, if it has one. The new type can be `Never`, or
    /// any error.
    func map(_ replacement: (SwiftType) -> SwiftType) -> Failure {
      guard case .typed(let error) = self else { return self }
      let new = replacement(error)
      return new == .anyError ? .any : new.isNever ? .never : .typed(new)
    }
  }

  var isSendable: Bool { attributes.contains { $0 == "@Sendable" || $0.isGlobalActor } }
}

/// What a call of a function requires, or reading a property.
struct Effects: Sendable, Equatable {
  var isAsync = false
  var failure = FunctionType.Failure.never

  /// Adds those of another call. Different errors become any error.
  mutating func add(_ other: Effects, _ keys: TypeCanonicalizer) {
    isAsync = isAsync || other.isAsync
    guard !keys.isConvertible(other.failure, to: failure) else { return }
    failure = failure == .never ? other.failure : .any
  }

  /// `async throws(E)`, with a space before each word.
  var source: String { (isAsync ? " async" : "") + failure.source }

  /// `try await`, as a call requires, with a space after each word.
  var marks: String { (failure == .never ? "" : "try ") + (isAsync ? "await " : "") }
}

extension String {
  /// Whether an attribute of a type is a global actor: the other attributes except `@Sendable`
  /// begin with a lowercase letter.
  var isGlobalActor: Bool { self != "@Sendable" && (dropFirst().first?.isUppercase ?? false) }
}

extension SwiftType {
  var wrapped: SwiftType? { if case .optional(let wrapped) = self { wrapped } else { nil } }

  /// The short form of `Optional<T>`, `Array<T>` and `Dictionary<K, V>`.
  var short: SwiftType {
    guard case .named(let path) = self, let last = path.last else { return self }
    switch (last.precise, last.arguments.count) {
    case ("s:Sq", 1): return .optional(last.arguments[0])
    case ("s:Sa", 1): return .array(last.arguments[0])
    case ("s:SD", 2): return .dictionary(last.arguments[0], last.arguments[1])
    default: return self
    }
  }

  /// Whether the type could not be parsed.
  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }

  /// Whether it is an opaque type.
  var isSome: Bool { if case .constrained("some", _) = self { true } else { false } }

  var mentionsSome: Bool { isSome || parts.contains(where: \.mentionsSome) }

  /// Returns the function with the labels of another spelling of it. Symbol graphs drop the labels
  /// of returned functions.
  func labelled(like other: SwiftType?) -> SwiftType {
    guard case .function(var function) = self, let named = other?.function,
      named.parameters.count == function.parameters.count
    else { return self }
    for (index, parameter) in named.parameters.enumerated() {
      function.parameters[index].label = function.parameters[index].label ?? parameter.label
    }
    return .function(function)
  }

  /// Returns whether it mentions one of some generic parameters.
  func mentions(_ generics: Set<String>) -> Bool {
    switch self {
    case .named(let path) where generics.contains(path.first?.name ?? ""): true
    case .unreadable(let text): text.split(separator: " ").contains { generics.contains("\($0)") }
    default: parts.contains { $0.mentions(generics) }
    }
  }

  /// The first part that the compiler did not find, or that is a generic parameter.
  var unknownPart: SwiftType? {
    all.first { part in
      guard case .named(let path) = part, let first = path.first else { return false }
      // Not a count, as in `InlineArray<3, Int>`, and not `~Copyable`. A module has no identifier.
      return path.allSatisfy { $0.precise == nil } && first.name.first?.isLetter == true
        && first.name != "Any"
    }
  }

  /// The text of a type of which symbol graphs omit what follows `nonisolated(nonsending)`: in
  /// parameters, and in the definition of an alias.
  static let omitted = "nonisolated(nonsending) …"

  /// The fix for a type that could not be parsed.
  var fixOfUnreadable: String {
    source.contains(Self.omitted)
      ? "enable NonisolatedNonsendingByDefault instead of writing `nonisolated(nonsending)`"
      : source.contains("each ")
        ? "write it without a parameter pack" : "give it a name with a type alias"
  }

  /// The type and all types in it.
  var all: [SwiftType] { [self] + parts.flatMap(\.all) }

  private var parts: [SwiftType] {
    switch self {
    case .named(let path): return path.flatMap(\.arguments)
    case .function(let function):
      let parts = function.parameters.map(\.type) + [function.result]
      guard case .typed(let error) = function.effects.failure else { return parts }
      return parts + [error]
    case .tuple(let elements): return elements.map(\.type)
    case .optional(let type), .array(let type): return [type]
    case .dictionary(let key, let value): return [key, value]
    case .constrained(_, let parts): return parts
    case .unreadable: return []
    }
  }
}
