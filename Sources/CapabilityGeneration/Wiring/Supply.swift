/// Everything that a world and a set of builders can supply, found by type and by name.
struct Supply: Sendable {
  /// Something that can be supplied.
  struct Candidate: Sendable {
    /// What the label is compared with.
    var name: String
    /// How a reader finds it, such as `World.people`.
    var title: String
    /// Where it is declared.
    var position: SourcePosition
    /// Its type.
    var type: SwiftType
    /// What supplies it.
    var origin: Origin
    /// Whether the world's module can see it.
    var isVisible = true

    /// The property of the world that it comes from.
    var property: String? {
      switch origin {
      case .property(let name), .made(let name, _, _), .endpoint(let name, _): name
      case .builder: nil
      }
    }
  }

  /// What supplies something.
  enum Origin: Sendable, Hashable {
    /// A stored property of the world.
    case property(String)
    /// What a stored property of the world makes.
    case made(String, isAsync: Bool, failure: FunctionType.Failure)
    /// The builder at a place of the list.
    case builder(Int)
    /// One closure of a capability.
    case endpoint(String, String)
  }

  private let keys: TypeKeys
  /// The candidates of each rule.
  private var rules = [Shelf](repeating: Shelf(), count: 3)
  /// The world's capabilities by name, for generic inputs.
  private(set) var properties: [String: Candidate] = [:]

  /// Gathers what there is.
  ///
  /// - Parameters:
  ///   - world: The composition root.
  ///   - builders: The builders, each with whether it can be called from beside the world.
  ///   - program: Where types are looked up.
  init(world: Nominal, builders: [Builder], program: Program) {
    keys = program.keys
    for property in world.stored {
      add(property, of: world, program: program)
    }
    for (index, builder) in builders.enumerated() where !builder.product.isUnreadable {
      let candidate = Candidate(
        name: builder.useCase,
        title: builder.title,
        position: builder.position,
        type: builder.product,
        origin: .builder(index),
        isVisible: builder.isVisible(from: world.module)
      )
      insert(candidate, rule: 1, key: productKey(builder.product))
    }
  }

  private mutating func add(_ property: Property, of world: Nominal, program: Program) {
    let isVisible = property.access > .fileprivate
    let title = "\(world.path.last ?? "").\(property.name)"
    var candidate = Candidate(
      name: property.name,
      title: title,
      position: property.position,
      type: property.type,
      origin: .property(property.name),
      isVisible: isVisible
    )
    properties[property.name] = candidate
    insert(candidate, rule: 0, key: keys.key(property.type))
    var capability = program.nominal(property.type)
    if let factory = keys.expanded(property.type).function, factory.parameters.isEmpty {
      candidate.type = factory.result
      candidate.origin = .made(property.name, isAsync: factory.isAsync, failure: factory.failure)
      if factory.result != .void { insert(candidate, rule: 0, key: keys.key(factory.result)) }
      capability = nil
    }
    guard let capability else { return }
    for (endpoint, _) in program.endpoints(of: capability) {
      candidate.name = endpoint.name
      candidate.title = "\(title).\(endpoint.name)"
      candidate.position = endpoint.position
      candidate.type = endpoint.type
      candidate.origin = .endpoint(property.name, endpoint.name)
      candidate.isVisible = isVisible && endpoint.access > .fileprivate
      insert(candidate, rule: 2, key: keys.key(endpoint.type))
    }
  }

  private mutating func insert(_ candidate: Candidate, rule: Int, key: String) {
    let shape = keys.expanded(candidate.type).function.map { keys.shape($0) }
    rules[rule].insert(candidate, type: key, shape: shape)
  }

  /// The key of a product: a named closure type is itself, not just any closure of that type.
  func productKey(_ type: SwiftType, key: String? = nil) -> String {
    if let precise = type.precise, keys.expanded(type).function != nil { return precise }
    return key ?? keys.key(type)
  }

  /// Whether a type has a name of its own: a closure type without one is supplied by label only.
  func isNamed(_ type: SwiftType) -> Bool {
    type.precise != nil || keys.expanded(type).function == nil
  }

  /// What has exactly the type of an input, by the first rule that finds something.
  ///
  /// - Parameters:
  ///   - parameter: The input.
  ///   - builder: Whose input it is: what it makes itself comes last.
  func exact(_ parameter: Builder.Parameter, of builder: Int) -> [Candidate] {
    let key = keys.key(parameter.type)
    let name = parameter.name
    let stored = rules[0].candidates(type: key, preferring: name)
    if stored.contains(where: \.isVisible) { return stored }
    let product = productKey(parameter.type, key: key)
    let made =
      isNamed(parameter.type)
      ? rules[1].candidates(type: product, preferring: name)
      : rules[1].candidates(type: product, named: name)
    if made.contains(where: { $0.isVisible && $0.origin != .builder(builder) }) { return made }
    let endpoints = rules[2].candidates(type: key, named: name)
    if endpoints.contains(where: \.isVisible) { return endpoints }
    return stored.isEmpty ? made.isEmpty ? endpoints : made : stored
  }

  /// What the compiler takes for an input though its type is another, by the first rule.
  func convertible(_ parameter: Builder.Parameter) -> [Candidate] {
    functions(parameter) { keys.isConvertible($0, to: $1) }
  }

  /// What takes and returns the same but has effects that the input does not allow.
  func mismatched(_ parameter: Builder.Parameter) -> [Candidate] {
    functions(parameter) { !keys.isConvertible($0, to: $1) }
  }

  private func functions(
    _ parameter: Builder.Parameter,
    where fits: (_ supplied: FunctionType, _ wanted: FunctionType) -> Bool
  ) -> [Candidate] {
    guard let wanted = keys.expanded(parameter.type).function else { return [] }
    let shape = keys.shape(wanted)
    func isFitting(_ candidate: Candidate) -> Bool {
      guard let supplied = keys.expanded(candidate.type).function else { return false }
      return candidate.isVisible && fits(supplied, wanted)
    }
    for (index, rule) in rules.enumerated() {
      let named = rule.candidates(shape: shape, named: parameter.name).filter(isFitting)
      if index > 0 ? !named.isEmpty : named.count == 1 { return named }
      guard index == 0 else { continue }
      let found = rule.candidates(shape: shape).filter(isFitting)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension SwiftType {
  /// Whether this is a type that could not be read.
  var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}

extension Builder {
  /// Whether the builder can be called from another module, or from its own.
  func isVisible(from module: String) -> Bool {
    access >= (module == self.module ? .internal : .package)
  }
}
