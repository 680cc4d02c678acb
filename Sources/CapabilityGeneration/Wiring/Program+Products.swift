/// The results of builders and of a world's closures.
extension Program {
  /// Returns the use case or value that a builder returns; `nil` if it returns nothing.
  ///
  /// A use case is a function or a struct with endpoints.
  func step(_ builder: Builder, _ request: WiringRequest) -> WiringPlan.Step? {
    let named = request.names.first { builder.names.contains($0.key) }
    var step = WiringPlan.Step(builder: builder, place: 0, name: named?.value ?? builder.useCase)
    let product = keys.expanded(builder.product)
    if isUseCase(product) { return step }
    if case .unreadable(let text) = product {
      step.builder.product = product
      // A tuple with a pack is no use case.
      step.isValue = text.hasPrefix("(") && text.contains("each ") && !text.contains("->")
      return step
    }
    guard product != .void, !hasNoValue(product) else { return nil }
    step.isValue = true
    guard case .tuple(let elements) = product, let last = elements.last, last.label == "close",
      let close = keys.expanded(last.type).function, close.parameters.isEmpty,
      keys.expanded(close.result) == .void
    else { return step }
    step.close = close.effects.failure
    step.builder.product = product
    return step
  }

  /// Returns whether a type is that of a use case, and not of a value.
  func isUseCase(_ type: SwiftType) -> Bool {
    if keys.expanded(type).function != nil { return true }
    guard let type = nominal(type), type.kind == "swift.struct" else { return false }
    return isCapability(type)
  }

  /// Returns whether a type is `Never` or an enum without cases.
  func hasNoValue(_ type: SwiftType) -> Bool {
    type.isNever || nominal(type)?.isEmpty == true
  }

  /// Returns the function of a property that creates a value, such as one made by `single`.
  ///
  /// The function has no inputs. A use case of a nested world counts only if it is created on its
  /// first use; others are passed as they are.
  func made(by part: WorldPart) -> FunctionType? {
    guard var made = keys.expanded(part.property.type).function, made.parameters.isEmpty else {
      return nil
    }
    made.effects.failure = keys.plain(made.effects.failure)
    // A function on a global actor is awaited, because the wiring may run elsewhere.
    if made.attributes.contains(where: \.isGlobalActor) { made.effects.isAsync = true }
    let result = keys.expanded(made.result)
    guard result != .void, !hasNoValue(result) else { return nil }
    guard part.role == .useCase else { return made }
    return part.property.type.function != nil && isUseCase(result) ? made : nil
  }

  /// Returns the named parts of a value: the elements of a tuple, or the properties of a struct.
  func parts(
    of type: SwiftType,
    from module: String
  ) -> [(name: String, type: SwiftType, unavailability: Candidate.Unavailability?)] {
    if case .tuple(let elements) = keys.expanded(type) {
      return elements.compactMap { element in element.label.map { ($0, element.type, nil) } }
    }
    guard let owner = nominal(type), owner.kind == "swift.struct" else { return [] }
    let arguments = arguments(of: type)
    return readable(owner).map(\.property).filter { $0.exists(in: module) }.map { property in
      let isVisible = property.isVisible(from: module, of: owner)
      return (
        property.name,
        property.type.replacing(arguments),
        isVisible
          ? property.unavailability : .access(property.access, of: owner.module, module: module)
      )
    }
  }
}
