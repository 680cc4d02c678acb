/// The types that random worlds use, in a separate module.
struct Landscape: Sendable {
  /// The module's name.
  static let module = "Types"

  var aliases: [Alias] = [] {
    didSet { aliasesByName = Dictionary(uniqueKeysWithValues: aliases.map { ($0.name, $0) }) }
  }
  var nominals: [Nominal] = [] {
    didSet { nominalsByName = Dictionary(uniqueKeysWithValues: nominals.map { ($0.name, $0) }) }
  }
  private var aliasesByName: [String: Alias] = [:]
  private var nominalsByName: [String: Nominal] = [:]

  /// A type alias.
  struct Alias: Sendable {
    var name: String
    var target: Shape
  }

  /// A struct, class, actor, enum or protocol.
  struct Nominal: Sendable {
    var kind: Kind
    var name: String
    /// Its generic parameter.
    var generic: String?
    var properties: [Property] = []
    /// The protocols of the landscape that it conforms to.
    var conformances: [String] = []
    /// The names and types of the use cases of a nested wired world.
    var useCases: [Property] = []

    enum Kind: String, Sendable {
      case `struct`, `class`, actor, `enum`, `protocol`
    }
  }

  /// A property of a type.
  struct Property: Hashable, Sendable {
    var name: String
    var type: Shape
    /// Whether it is hidden from the world's module.
    var isHidden = false
    /// Its accessors.
    var storage = Storage.stored

    enum Storage: Hashable, Sendable {
      case stored
      /// Stored with an observer, which the compiler describes like a computed property.
      case observed
      /// Computed from the first property of its type.
      case computed
      /// Lazy, so that reading it mutates its owner.
      case lazy
    }
  }

  func alias(_ name: String) -> Alias? { aliasesByName[name] }
  func nominal(_ name: String) -> Nominal? { nominalsByName[name] }
}

/// A world, its builders and the request to the command.
struct RandomWorld: Sendable {
  var seed: UInt64
  /// The properties of the world.
  var properties: [Landscape.Property] = []
  var builders: [Builder] = []
  /// The names of open inputs.
  var open: Set<String> = []
  /// Whether the world is public.
  var isPublic = false
  /// The names in `--except`.
  var except: Set<String> = []

  var module: String { "W\(seed)" }
  /// A second module with builders, imported by the world's module.
  var side: String { "S\(seed)" }
  /// Whether that module exists.
  var hasSide: Bool { builders.contains(where: \.isInSide) }
  /// The modules whose builders are used.
  var targets: [String] { hasSide ? [side, module] : [module] }

  /// A `make…` function.
  struct Builder: Hashable, Sendable {
    /// The name after `make`.
    var name: String
    /// Whether it is in the second module.
    var isInSide = false
    /// Whether it is hidden from the world's module.
    var isHidden = false
    var isDeprecated = false
    var parameters: [Parameter] = []
    var isAsync = false
    var failure = Shape.Failure.never
    /// The generic parameter and its constraint.
    var generic: Generic?
    /// The type of its result.
    var product: Shape
    /// The `close` function of its result.
    var close: Shape.Function?

    struct Generic: Hashable, Sendable {
      var name: String
      var bound: String?
    }
  }

  /// An input of a builder.
  struct Parameter: Hashable, Sendable {
    /// The label; `nil` if there is none.
    var label: String?
    /// The inner name.
    var inner: String
    var type: Shape
    var hasDefault = false
    /// Whether its default is `nil`.
    var isNil = false
    var kind = Kind.plain

    enum Kind: Hashable, Sendable { case plain, variadic, `inout`, autoclosure }
  }
}

extension RandomWorld.Builder {
  /// The function's name.
  var function: String { "make\(name)" }
  /// The function's name with its labels.
  var title: String {
    "\(function)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
  var useCase: String { name.prefix(1).lowercased() + name.dropFirst() }
}
