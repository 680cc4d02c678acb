/// A value that can be passed to an input of a builder.
struct Candidate: Sendable {
  /// The name that is compared with the names of inputs.
  var name: String
  /// The title in messages, such as `World.people`.
  var title: String
  /// The position of its declaration.
  var position: SourcePosition
  var type: SwiftType
  /// The property or builder that supplies it.
  var origin: Origin
  /// Why it cannot be used; `nil` if it can.
  var unavailability: Unavailability?
  /// The modules whose members its path names.
  var modules: Set<String> = []
  /// The use cases of a nested world that it belongs to, if any.
  var wiredWorld: WiringPlan.WiredWorld?
  /// The property of the world that it is reached through, if any.
  var property: String?
  /// Whether it is a part of a value in the world.
  var isPart = false

  /// Its level of precedence.
  var precedence: Precedence {
    guard !isPart else { return .parts }
    return switch origin {
    case .property, .made, .endpoint: .world
    case .builder: .builders
    case .part: .parts
    }
  }

  /// The index of the builder that makes it, if any.
  var builder: Int? {
    switch origin {
    case .builder(let builder), .part(let builder, _): builder
    case .property, .made, .endpoint: nil
    }
  }

  /// The level of precedence: a candidate of an earlier level wins over one of a later level.
  enum Precedence: Int, Sendable, CaseIterable {
    /// A member of the world or of a nested world.
    case world
    /// The result of a builder.
    case builders
    /// An element or a property of a value, in the world or of a builder's result.
    case parts
  }

  /// The source of a candidate.
  enum Origin: Sendable, Hashable {
    /// A property of the world or of a nested world.
    case property([String])
    /// The result of calling such a property.
    case made([String], isAsync: Bool, failure: FunctionType.Failure)
    /// An endpoint of a capability, or a part of a value in the world.
    case endpoint([String])
    /// The builder at this index.
    case builder(Int)
    /// A part of the result of the builder at this index.
    case part(Int, [String])
  }

  /// The reason why an existing candidate cannot be used.
  enum Unavailability: Sendable, Hashable {
    /// Its access level hides it from the world's module.
    case access(AccessLevel, of: String, module: String)
    /// Reading it mutates its owner, because it is `lazy` or has a mutating getter.
    case mutating(isLazy: Bool)
    /// Its getter is async or throws.
    case effects
    case deprecatedProperty
    /// `--except` excludes it.
    case excepted
    /// Its builder is deprecated.
    case deprecated
    /// Its builder is an instance method.
    case instanceMethod
    /// Its builder returns an opaque type, which no property can have.
    case opaque
    /// Its builder returns the world itself.
    case world
  }
}
