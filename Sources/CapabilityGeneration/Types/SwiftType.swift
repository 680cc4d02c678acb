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
