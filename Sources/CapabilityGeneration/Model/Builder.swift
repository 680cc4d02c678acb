/// A `make…` function, which takes the dependencies of a use case and returns the use case, or an
/// initializer that takes a struct of needs.
struct Builder: Sendable {
  /// The declaration; empty for the use cases of a nested world.
  var symbol = Shared(Symbol())
  var module: String
  /// The module of the first name in the path. It differs from `module` in an extension of another
  /// module's type.
  var root: String
  /// The name of the function after the names of its enclosing types, such as `["Checkout", "makePay"]`.
  var path: [String]
  /// The name with its labels, such as `makePay(orders:)`.
  var title: String
  /// The name of the use case, such as `pay`.
  var useCase: String
  /// The type of the result.
  var product: SwiftType
  /// The parameters, with the properties of a struct of needs in place of a parameter that takes one.
  var parameters: [Parameter] = []
  /// The arguments of a call.
  var call: [CallArgument] = []
  /// Whether it is an initializer: the result is a closure that calls it.
  var isInitializer = false
  /// The lowest access level of the initializers of its structs of needs.
  var accessOfNeeds = AccessLevel.open
  var effects = Effects()
  var isRethrowing = false
  var actor: GlobalActor?
  /// Whether it is declared `nonisolated`, or its type is.
  var isNonisolated = false
  /// The generic parameters, each with its protocols and superclass by precise identifier.
  var generics: [(name: String, protocols: [String])] = []
  /// Whether it is an instance method, which a world cannot call.
  var isInstanceMethod = false
  var access: AccessLevel
  var position: SourcePosition

  indirect enum CallArgument: Sendable {
    case parameter(Int)
    /// A struct of needs, created from these arguments in place of a parameter.
    case needs(StructOfNeeds, Parameter, [CallArgument])
    /// A collection of parameters, which has been one parameter.
    case collection(Collection, label: String?, Range<Int>)
    /// An input of the closure that calls an initializer.
    case input(label: String?, name: String)
  }

  enum Collection: Sendable {
    /// `[T]`
    case array
    /// `[String: T]`, with the names of the parameters as keys.
    case dictionary
    /// `T...`
    case variadic
  }

  typealias Parameter = FunctionDeclaration.Input
}

extension Builder {
  private static let kinds: Set<String> = ["swift.func", "swift.type.method", "swift.method"]

  /// Reads a builder from a declaration.
  ///
  /// - Parameter globalActors: The attributes that are known to be global actors.
  /// - Returns: The builder, or `nil` if the declaration is not a builder.
  init?(_ symbol: Symbol, module: String, globalActors: Set<String>) {
    guard Self.kinds.contains(symbol.kind) else { return nil }
    guard let title = symbol.path.last, let name = useCaseName(of: title) else { return nil }
    guard !symbol.isUnavailable, let position = symbol.location else { return nil }
    let declaration = FunctionDeclaration(symbol, globalActors: globalActors)
    self.symbol = Shared(symbol)
    self.module = module
    root = symbol.path.count > 1 ? moduleName(symbol.precise) ?? module : module
    path = symbol.path.dropLast() + [String(title.prefix { $0 != "(" })]
    self.title = title
    useCase = name
    let result = TypeParser.type(symbol.returns).labelled(like: declaration.result)
    // The result that the compiler does not find is `_` there.
    product = result.source == "_" ? declaration.result ?? result : result
    parameters = declaration.inputs
    for place in parameters.indices { parameters[place].place = place }
    call = parameters.indices.map { .parameter($0) }
    effects = declaration.effects
    isRethrowing = declaration.isRethrowing
    actor = declaration.actor
    generics = symbol.generics.map { generic in
      let constraints = symbol.constraints.filter { $0.generic == generic && $0.same == nil }
      return (generic, constraints.map(\.type))
    }
    isNonisolated = declaration.modifiers.contains("nonisolated")
    isInstanceMethod = symbol.kind == "swift.method"
    access = symbol.access
    self.position = position
  }
}

/// Returns the name of a builder's use case, such as `enrollMember` for `makeEnrollMember(people:)`.
///
/// - Parameter title: The name of a function, with or without labels.
/// - Returns: `nil` if the name does not begin with `make`.
func useCaseName(of title: String) -> String? {
  let name = title.prefix { $0 != "(" }
  guard name.hasPrefix("make"), let first = name.dropFirst(4).first, !first.isLowercase,
    first != "_", !first.isWhitespace
  else { return nil }
  return camelCase([String(name.dropFirst(4))])
}

/// Joins the names of a path: `paymentsCharge` for `Payments.Charge`, `urlSource` for `URLSource`.
func camelCase(_ path: [String]) -> String {
  let first = path.first ?? ""
  let capitals = first.prefix { $0.isUppercase }
  let isAcronym = capitals.count > 1 && capitals.count < first.count
  // The last capital of an acronym begins the next word.
  let isNext = isAcronym && first.dropFirst(capitals.count).first?.isLetter == true
  let count = max(isNext ? capitals.count - 1 : capitals.count, 1)
  return first.prefix(count).lowercased() + first.dropFirst(count)
    + path.dropFirst().map(\.capitalizedFirst).joined()
}
