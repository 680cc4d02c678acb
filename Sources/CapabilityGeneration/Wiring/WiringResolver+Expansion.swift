/// Inputs that are supplied by several values.
extension WiringResolver {
  /// Replaces each input that `--all` names by one input for each builder of its element's type, and
  /// restores structs of needs that the world or a builder supplies as they are.
  static func expanded(
    _ steps: [WiringPlan.Step],
    _ request: WiringRequest,
    _ program: Program,
    _ world: Nominal
  ) -> [WiringPlan.Step] {
    let available = steps.filter { $0.unavailability == nil }
    lazy var supplied =
      program.readableParts(of: world).map(\.property.type) + available.map(\.product)
    return steps.map { step in
      var step = step
      func isWhole(_ parameter: Builder.Parameter) -> Bool {
        supplied.contains { program.isSame($0, parameter.type) }
      }
      step.builder = step.builder.replacing(isWhole: isWhole) { parameter in
        guard request.all.names(parameter, of: step.builder),
          let (form, element) = parameter.collection(program)
        else { return nil }
        let makers = available.filter { other in
          other.place != step.place && program.isSame(other.product, element)
        }
        let parameters = makers.map { maker in
          Builder.Parameter(
            name: maker.name,
            innerName: maker.name,
            type: element,
            collects: maker.place,
            collection: parameter.name
          )
        }
        return (form, parameters)
      }
      return step
    }
  }
}

extension WiringRequest {
  /// Checks that `--all` names inputs that can take several values.
  func checkCollections(_ steps: [WiringPlan.Step], _ program: Program) throws(GenerationError) {
    for name in all.sorted() {
      let named = steps.map(\.builder).flatMap { builder in
        builder.parameters.filter { Set([name]).names($0, of: builder) }.map { (builder, $0) }
      }
      guard let (builder, parameter) = named.first else {
        throw GenerationError("--all \(name): no builder has a parameter with that name")
      }
      guard let (_, element) = parameter.collection(program) else {
        throw GenerationError(
          "--all \(name): `\(parameter.name)` of `\(builder.title)` is `\(parameter.plainSpelling)`; "
            + "expected `[T]`, `[String: T]` or `T...`"
        )
      }
      guard steps.contains(where: { program.isSame($0.product, element) }) else {
        throw GenerationError("--all \(name): no builder returns `\(element.source)`")
      }
    }
  }
}

extension Program {
  /// Returns whether two types are the same, with the same alias.
  func isSame(_ one: SwiftType, _ other: SwiftType) -> Bool {
    one.precise == other.precise && keys.key(one) == keys.key(other)
  }
}

extension Builder.Parameter {
  /// Returns the form of the collection that it takes, and the type of its elements; `nil` if it takes
  /// one value.
  func collection(_ program: Program) -> (form: Builder.Collection, element: SwiftType)? {
    if isVariadic { return (.variadic, type) }
    switch program.keys.expanded(type) {
    case .array(let element): return (.array, element)
    case .dictionary(let key, let element) where key.precise == "s:SS":
      return (.dictionary, element)
    default: return nil
    }
  }
}

extension Builder {
  /// Returns the builder with some parameters replaced by those of a collection.
  ///
  /// - Parameters:
  ///   - isWhole: Whether a struct of needs is supplied as it is.
  ///   - replacement: Returns the collection in place of a parameter.
  fileprivate func replacing(
    isWhole: (Parameter) -> Bool,
    _ replacement: (Parameter) -> (form: Collection, parameters: [Parameter])?
  ) -> Builder {
    let found = parameters.map(replacement)
    var all: [Parameter] = []
    func add(_ argument: CallArgument) -> CallArgument {
      switch argument {
      case .parameter(let place):
        let start = all.count
        all += found[place]?.parameters ?? [parameters[place]]
        for place in start..<all.count { all[place].place = place }
        guard let form = found[place]?.form else { return .parameter(start) }
        return .collection(form, label: parameters[place].label, start..<all.count)
      case .needs(let needs, let parameter, let arguments):
        guard isWhole(parameter) else { return .needs(needs, parameter, arguments.map(add)) }
        all.append(parameter)
        all[all.count - 1].place = all.count - 1
        return .parameter(all.count - 1)
      case .input, .collection: return argument
      }
    }
    var builder = self
    builder.call = call.map(add)
    builder.parameters = all
    return builder
  }
}
