/// What comes out of builders and of what the world holds.
extension Program {
  /// What a builder makes: a use case, which is a function or a struct that has endpoints, or a
  /// value; `nil` where that is nothing.
  func step(_ builder: Builder, _ request: WiringRequest) -> WiringPlan.Step? {
    let named = request.names.first { builder.names.contains($0.key) }
    var step = WiringPlan.Step(builder: builder, place: 0, name: named?.value ?? builder.useCase)
    let product = keys.expanded(builder.product)
    if product.function != nil || isUseCase(product) { return step }
    guard product != .void, product.precise != "s:s5NeverO" else { return nil }
    step.kind = .value(close: nil)
    guard case .tuple(let elements) = product, elements.count == 2, elements[1].label == "close",
      let close = keys.expanded(elements[1].type).function, close.parameters.isEmpty,
      keys.expanded(close.result) == .void
    else { return step }
    step.kind = .value(close: close)
    step.builder.product = product
    return step
  }

  private func isUseCase(_ type: SwiftType) -> Bool {
    guard let type = nominal(type), type.kind == "swift.struct" else { return false }
    return isCapability(type)
  }

  /// What a property of a world makes: a function without inputs, such as one behind `single`,
  /// with the effects that a call of it has.
  ///
  /// The use cases of a world within are such functions only where they are made when they are
  /// called for: others are called by those who need them, not by the wiring.
  func made(by part: WorldPart) -> FunctionType? {
    guard var made = keys.expanded(part.property.type).function, made.parameters.isEmpty else {
      return nil
    }
    made.failure = keys.plain(made.failure)
    // On another actor than the wiring's, as far as anybody knows.
    made.isAsync = made.isAsync || made.attributes.contains(where: \.isGlobalActor)
    let result = keys.expanded(made.result)
    guard result != .void, result.precise != "s:s5NeverO" else { return nil }
    guard part.role == .useCase else { return made }
    let isUseCase = result.function != nil || isUseCase(result)
    return part.property.type.function != nil && isUseCase ? made : nil
  }

  /// The parts of a value that have a name: a tuple's elements and a struct's stored properties.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - module: The module that they are read from.
  func parts(
    of type: SwiftType,
    from module: String
  ) -> [(name: String, type: SwiftType, unavailability: Candidate.Unavailability?)] {
    if case .tuple(let elements) = keys.expanded(type) {
      return elements.compactMap { element in element.label.map { ($0, element.type, nil) } }
    }
    guard let owner = nominal(type), owner.kind == "swift.struct" else { return [] }
    let arguments = arguments(of: type)
    return owner.stored.map { property in
      let isVisible = property.isVisible(from: module, of: owner)
      return (
        property.name,
        property.type.replacing(arguments),
        isVisible ? nil : .access(property.access, module: module)
      )
    }
  }
}
