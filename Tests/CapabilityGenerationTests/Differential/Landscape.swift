/// The types that random worlds are made of, in a module of their own.
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
    /// What the use cases of a world that is wired itself are called, and what they are.
    var useCases: [Property] = []

    enum Kind: String, Sendable {
      case `struct`, `class`, actor, `enum`, `protocol`
    }
  }

  /// A property of a type.
  struct Property: Hashable, Sendable {
    var name: String
    var type: Shape
    /// Whether the module of the world cannot see it.
    var isHidden = false
    /// Whether it is computed, so that nothing is stored.
    var isComputed = false
  }

  func alias(_ name: String) -> Alias? { aliasesByName[name] }
  func nominal(_ name: String) -> Nominal? { nominalsByName[name] }
}

/// A world, its builders and what the command is asked for.
struct RandomWorld: Sendable {
  /// What it came from.
  var seed: UInt64
  /// The properties of the world.
  var properties: [Landscape.Property] = []
  var builders: [Builder] = []
  /// The names that the caller gives.
  var open: Set<String> = []
  /// Whether other modules see the world.
  var isPublic = false
  /// What `--except` names.
  var except: Set<String> = []

  /// The world's module.
  var module: String { "W\(seed)" }
  /// The module that the world's module imports, with builders of its own.
  var side: String { "S\(seed)" }
  /// Whether there is that module.
  var hasSide: Bool { builders.contains(where: \.isInSide) }
  /// The modules whose builders are used.
  var targets: [String] { hasSide ? [side, module] : [module] }

  /// A `make…` function.
  struct Builder: Hashable, Sendable {
    /// What follows `make`.
    var name: String
    /// Whether it stands in the module beside the world's.
    var isInSide = false
    /// Whether the world's module cannot see it.
    var isHidden = false
    var isDeprecated = false
    var parameters: [Parameter] = []
    var isAsync = false
    var failure = Shape.Failure.never
    /// The generic parameter and what it conforms to.
    var generic: Generic?
    /// What it makes.
    var product: Shape
    /// How to end what it makes.
    var close: Shape.Function?

    struct Generic: Hashable, Sendable {
      var name: String
      var bound: String?
    }
  }

  /// An input of a builder.
  struct Parameter: Hashable, Sendable {
    /// `nil` where the call has none.
    var label: String?
    /// The name inside.
    var inner: String
    var type: Shape
    var hasDefault = false
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
  /// What its product is called.
  var useCase: String { name.prefix(1).lowercased() + name.dropFirst() }
}
