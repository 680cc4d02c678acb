/// Something that can be supplied.
struct Candidate: Sendable {
  /// What the name of an input is compared with.
  var name: String
  /// How a reader finds it, such as `World.people`.
  var title: String
  /// Where it is declared.
  var position: SourcePosition
  /// Its type.
  var type: SwiftType
  /// What supplies it.
  var origin: Origin
  /// Why it cannot be supplied, where that is so.
  var unavailability: Unavailability?
  /// The modules whose members the way to it names.
  var modules: Set<String> = []
  /// The use cases of a world within that it is one of.
  var wiredWorld: WiringPlan.WiredWorld?
  /// The property of the world that it belongs to.
  var property: String?

  /// How near it is.
  var precedence: Precedence {
    switch origin {
    case .property, .made, .endpoint: .world
    case .builder: .builders
    case .part: .parts
    }
  }

  /// The builder that makes it, by its place in the list.
  var builder: Int? {
    switch origin {
    case .builder(let builder), .part(let builder, _): builder
    case .property, .made, .endpoint: nil
    }
  }

  /// How near something is: what a nearer circle has by a name comes first.
  enum Precedence: Int, Sendable, CaseIterable {
    /// What the world, or a world within it, holds.
    case world
    /// What a builder makes.
    case builders
    /// An element or a property of a value that a builder makes.
    case parts
  }

  /// What supplies something.
  enum Origin: Sendable, Hashable {
    /// A property of the world, or of a world within it.
    case property([String])
    /// What such a property makes.
    case made([String], isAsync: Bool, failure: FunctionType.Failure)
    /// One closure of a capability.
    case endpoint([String])
    /// The builder at a place of the list.
    case builder(Int)
    /// A part of the value that the builder at a place of the list makes.
    case part(Int, [String])
  }

  /// Why something does not supply though it is there.
  enum Unavailability: Sendable, Hashable {
    /// The world's module cannot see it.
    case access(AccessLevel, module: String)
    /// `--except` names it.
    case excepted
    /// Its builder should not be used any more.
    case deprecated
    /// Its builder is an instance method.
    case instanceMethod
    /// Its builder hides its type, which no property can have then.
    case opaque
    /// Its builder makes the world itself.
    case world
  }
}
