/// A struct named `Needs`, or `…Needs`, whose properties a world supplies one by one.
struct StructOfNeeds: Sendable {
  /// The name, after the names of its enclosing types.
  var path: [String]
  /// The module that declares the first of them.
  var root: String
  /// The modules that a file imports to create one.
  var modules: Set<String>
  var parameters: [Builder.Parameter]
  var access: AccessLevel

  /// Finds the struct that a parameter takes.
  ///
  /// - Returns: `nil` if it is not a struct of needs, or if it has no initializer to call without effects.
  init?(_ type: SwiftType, _ program: Program) {
    guard let nominal = program.nominal(type), nominal.isStructOfNeeds else { return nil }
    let initializers = nominal.initializers.map { ($0, FunctionDeclaration($0)) }
      .filter { symbol, declaration in
        symbol.generics.isEmpty && !declaration.isFailable && declaration.effects == Effects()
      }
    // The other one of a struct whose properties all have defaults has no parameters.
    guard let longest = initializers.max(by: { $0.1.inputs.count < $1.1.inputs.count }) else {
      return nil
    }
    path = nominal.path
    root = moduleName(nominal.precise) ?? nominal.module
    modules = program.modules(naming: nominal.precise)
    parameters = longest.1.inputs
    access = longest.0.access
  }
}

extension Program {
  /// Returns the first struct of needs that a type contains.
  func needs(in owner: Nominal) -> Nominal? {
    nominals.values.filter { needs in
      needs.isNamedNeeds && needs.module == owner.module && needs.path.dropLast() == owner.path[...]
    }.min { $0.position < $1.position }
  }
}

extension Nominal {
  /// Why a struct of needs in a generic type is not wired, and the fix.
  var refusalOfGeneric: String {
    "`\(name)` is generic, so no wiring creates it: write a `make…` function that returns one "
      + "specialization"
  }

  /// Whether a world supplies its properties one by one.
  var isStructOfNeeds: Bool {
    kind == "swift.struct" && !isGeneric && isNamedNeeds
  }

  var isNamedNeeds: Bool { path.last?.hasSuffix("Needs") == true }

  /// The initializers that can be called, in source order.
  fileprivate var initializers: [Symbol] {
    members.filter { $0.kind == "swift.init" && !$0.isUnavailable }
  }
}

extension Builder {
  /// The names of the inputs of the closure that calls an initializer.
  var inputNames: [String] {
    call.compactMap { argument in
      if case .input(_, let name) = argument { name } else { nil }
    }
  }

  /// Returns the builder with the properties of structs of needs in place of these structs.
  func takingNeeds(_ program: Program) -> Builder {
    let needs = parameters.map { StructOfNeeds($0.type, program) }
    guard needs.contains(where: { $0 != nil }) else { return self }
    var builder = self
    builder.parameters = []
    builder.call = []
    for (parameter, needs) in zip(parameters, needs) { builder.add(parameter, needs) }
    return builder
  }

  private mutating func add(_ parameter: Parameter, _ needs: StructOfNeeds?) {
    let start = parameters.count
    parameters += needs?.parameters ?? [parameter]
    for place in start..<parameters.count { parameters[place].place = place }
    guard let needs else { return call.append(.parameter(start)) }
    let arguments = (start..<parameters.count).map { CallArgument.parameter($0) }
    call.append(.needs(needs, parameter, arguments))
    accessOfNeeds = min(accessOfNeeds, needs.access)
  }

  /// Finds the initializer of a type that takes a struct of needs. The builder's closure takes the other
  /// inputs, and keeps their defaults.
  ///
  /// - Returns: `nil` if the type has no such initializer.
  init?(initializing type: Nominal, _ program: Program) {
    guard type.kind != "swift.protocol", !type.isStructOfNeeds else { return nil }
    let own = type.initializers.map { symbol in
      let declaration = FunctionDeclaration(symbol, globalActors: program.globalActors)
      let needs = declaration.inputs.map { StructOfNeeds($0.type, program) }
      return (symbol: symbol, declaration: declaration, needs: needs)
    }
    // A world or another plain struct can have a property of that type without being made from it.
    let isObject = ["class", "actor"].contains(type.word)
    let found = own.filter { initializer in
      initializer.needs.contains { needs in
        needs.map { isObject || $0.path.dropLast() == type.path[...] } ?? false
      }
    }
    // One that is written comes before the one that the compiler adds.
    let written = found.first { $0.symbol.location != type.position }
    guard let (symbol, declaration, needs) = written ?? found.first else { return nil }
    self.symbol = Shared(symbol)
    module = type.module
    root = moduleName(type.precise) ?? type.module
    path = type.path
    title = [type.path.last ?? "", symbol.path.last ?? ""].joined(separator: ".")
    useCase = "make" + type.path.joined()
    generics = symbol.generics.map { ($0, []) }
    isNonisolated = true
    access = min(type.access, symbol.access)
    position = symbol.location ?? type.position
    product = .void
    var inputs: [FunctionType.Parameter] = []
    for (input, needs) in zip(declaration.inputs, needs) {
      if needs != nil || input.refusal != nil {
        add(input, needs)
      } else if !input.isOptional {
        let isEscaping = program.keys.expanded(input.type).function != nil
        let name = input.label ?? input.innerName
        inputs.append(input.parameter(called: name, isEscaping: isEscaping))
        call.append(.input(label: input.label, name: input.innerName))
      }
    }
    let actor = program.isolation(of: symbol, declaration, in: type)
    let result = declaration.isFailable ? SwiftType.optional(type.named) : type.named
    var function = FunctionType(parameters: inputs, effects: declaration.effects, result: result)
    function.attributes = [actor?.attribute, "@Sendable"].compactMap(\.self).sorted()
    function.actor = actor?.precise
    product = .function(function)
    isInitializer = true
  }
}

extension Program {
  /// Returns the global actor that isolates an initializer, if any.
  fileprivate func isolation(
    of symbol: Symbol,
    _ declaration: FunctionDeclaration,
    in type: Nominal
  ) -> GlobalActor? {
    if let actor = declaration.actor { return actor }
    guard !declaration.modifiers.contains("nonisolated"), !type.isActor else { return nil }
    for owner in hierarchy(of: type) {
      let attributes = owner.declaration.prefix { $0.kind != .word || $0.text != owner.word }
      if let actor = GlobalActor(in: attributes, globalActors) { return actor }
      if owner.isNonisolated { return nil }
    }
    return isolations[type.module]
  }
}
