/// Everything that a world and a set of builders can supply, in three circles: the world, what
/// builders make, and the parts of values that builders make.
struct Supply: Sendable {
  /// How near something is: what a nearer circle has by a name comes first.
  enum Circle: Int, Sendable, CaseIterable {
    /// What the world, or a world within it, holds.
    case world
    /// What a builder makes.
    case builders
    /// An element or a property of a value that a builder makes.
    case parts
  }

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
    var obstacle: Obstacle?
    /// The modules whose members the way to it names.
    var modules: Set<String> = []
    /// The use cases of a world within that it is one of.
    var wiredWorld: Wiring.WiredWorld?
    /// The property of the world that it belongs to.
    var property: String?

    /// How near it is.
    var circle: Circle {
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
  enum Obstacle: Sendable, Hashable {
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

  private let keys: TypeKeys
  private let nominals: [String: Nominal]
  /// The world's module.
  private let home: String
  private var shelves = [Shelf](repeating: Shelf(), count: Circle.allCases.count)

  /// Gathers what the world holds.
  ///
  /// - Parameters:
  ///   - world: The composition root.
  ///   - except: What `--except` leaves out.
  ///   - program: Where types are looked up.
  init(world: Nominal, except: Exceptions, program: Program) {
    keys = program.keys
    nominals = program.nominals
    home = world.module
    for part in program.parts(of: world) { add(part, of: world, except, program) }
  }

  private mutating func add(
    _ part: WorldPart,
    of world: Nominal,
    _ except: Exceptions,
    _ program: Program
  ) {
    let property = part.property
    var candidate = Candidate(
      name: property.name,
      title: ([world.path.last ?? ""] + part.path).joined(separator: "."),
      position: property.position,
      type: property.type,
      origin: part.role == .endpoint ? .endpoint(part.path) : .property(part.path),
      modules: part.modules,
      wiredWorld: part.wiredWorld,
      property: part.path.first
    )
    if except.contains(part) {
      candidate.obstacle = .excepted
    } else if !part.isVisible {
      candidate.obstacle = .access(property.access, module: world.module)
    }
    insert(candidate)
    guard part.role != .endpoint, let made = program.made(by: part) else { return }
    candidate.type = made.result
    candidate.origin = .made(part.path, isAsync: made.isAsync, failure: made.failure)
    insert(candidate)
  }

  /// Adds what a builder makes.
  ///
  /// - Parameters:
  ///   - builder: The builder.
  ///   - place: Its place in the list.
  ///   - step: The use case or value, by the name that its property has.
  ///   - obstacle: Why it cannot be supplied, where that is so.
  ///   - program: Where types are looked up.
  mutating func add(
    _ step: Wiring.Step,
    at place: Int,
    _ title: String,
    _ obstacle: Obstacle?,
    _ program: Program
  ) {
    let product = step.product
    guard !product.isUnreadable else { return }
    let candidate = Candidate(
      name: step.name,
      title: title,
      position: step.builder.position,
      type: product,
      origin: .builder(place),
      obstacle: obstacle
    )
    insert(candidate)
    guard step.isValue else { return }
    for (name, type, partObstacle) in program.parts(of: product, from: home) {
      var part = candidate
      part.name = name
      part.title = "\(title).\(name)"
      part.type = type
      part.origin = .part(place, [name])
      if let module = program.nominal(product)?.module { part.modules = [module] }
      part.obstacle = obstacle ?? partObstacle
      insert(part)
    }
  }

  private mutating func insert(_ candidate: Candidate) {
    shelves[candidate.circle.rawValue]
      .insert(candidate, type: typeName(candidate.type), form: form(of: candidate.type))
  }

  // MARK: Types

  /// The name by which a type is matched whatever an input is called; `nil` for a plain type.
  ///
  /// That is an alias of a function type, or a type that is declared in a module whose source is
  /// read.
  func typeName(_ type: SwiftType) -> String? {
    let expanded = keys.expanded(type)
    switch expanded {
    case .function:
      guard case .named(let path) = type, let precise = path.last?.precise else { return nil }
      let arguments = path.flatMap(\.arguments).map(keys.key)
      return arguments.isEmpty ? precise : "\(precise)<\(arguments.joined(separator: ","))>"
    case .named(let path):
      return path.last?.precise.flatMap { nominals[$0] }.map { _ in keys.key(expanded) }
    case .constrained(let word, let parts) where word != "some":
      let isOwn = parts.contains { part in
        keys.expanded(part).precise.map { nominals[$0] != nil } ?? false
      }
      return isOwn ? keys.key(expanded) : nil
    case .constrained, .tuple, .optional, .array, .dictionary, .unreadable: return nil
    }
  }

  /// Whether what is of one type may be given where another is asked for.
  func fits(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    if keys.key(type) == keys.key(wanted) { return true }
    let (type, wanted) = (keys.expanded(type), keys.expanded(wanted))
    if let wrapped = wanted.wrapped { return fits(type.wrapped ?? type, wrapped) }
    guard let function = type.function, let other = wanted.function else { return false }
    return keys.isConvertible(function, to: other)
  }

  // MARK: Finding

  /// What has exactly a named type, of the first two circles.
  func ofType(_ name: String) -> [Candidate] {
    shelves[0].ofType(name) + shelves[1].ofType(name)
  }

  /// What has a name and fits, circle by circle.
  func named(
    _ name: String,
    _ circles: [Circle],
    fitting type: SwiftType
  ) -> some Sequence<[Candidate]> {
    let forms = forms(of: type)
    return circles.lazy.map { circle in
      forms.flatMap { shelves[circle.rawValue].named(name, form: $0) }
        .filter { fits($0.type, type) }
    }
  }

  /// What has a name, of some circles.
  func named(
    _ name: String,
    _ circles: [Circle] = Circle.allCases
  ) -> some Sequence<Candidate> {
    circles.lazy.flatMap { shelves[$0.rawValue].named(name) }
  }

  /// What has a type, or converts to it, whatever its name; not more than a reader can use.
  func fitting(_ type: SwiftType, atMost count: Int) -> [Candidate] {
    var found: [Candidate] = []
    for form in forms(of: type) {
      for shelf in shelves {
        found += shelf.ofForm(form).lazy.filter { fits($0.type, type) }.prefix(count)
      }
    }
    return Array(found.prefix(count))
  }

  /// What the shelves call the forms that fit a type: of an optional one, with and without it.
  private func forms(of type: SwiftType) -> [String] {
    let forms = [form(of: type)]
    return keys.expanded(type).wrapped.map { forms + self.forms(of: $0) } ?? forms
  }

  /// A text that types share of which one converts to the other.
  private func form(of type: SwiftType) -> String {
    let expanded = keys.expanded(type)
    if let function = expanded.function { return keys.shape(function) }
    return expanded.wrapped.map { "?(\(form(of: $0)))" } ?? keys.key(expanded)
  }
}
