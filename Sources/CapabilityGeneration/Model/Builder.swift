/// A `make…` function: it takes what a use case may touch and returns the use case.
struct Builder: Sendable {
  /// The module it stands in.
  var module: String
  /// The module of the first name in the path: another one where it extends that one's type.
  var root: String
  /// The function's name with the types it is nested in, such as `["Checkout", "makePay"]`.
  var path: [String]
  /// The name with its labels, such as `makePay(orders:)`.
  var title: String
  /// What the property for the product is called, such as `pay`.
  var useCase: String
  /// What it makes.
  var product: SwiftType
  /// What must be supplied.
  var parameters: [Parameter]
  /// Whether it suspends.
  var isAsync: Bool
  /// What it throws.
  var failure: FunctionType.Failure
  /// The global actor it runs on.
  var actor: GlobalActor?
  /// Its generic parameters, each with the protocols that its argument conforms to and the class
  /// that it inherits from, by precise identifier.
  var generics: [(name: String, protocols: [String])]
  /// Whether it is a method that only a value has: no world can call it.
  var isInstanceMethod: Bool
  /// Whether a call of it would be warned of.
  var isDeprecated: Bool
  /// From where it can be called.
  var access: AccessLevel
  /// Where its name stands.
  var position: SourcePosition
  /// Its documentation comment.
  var documentation: [String]

  /// An input of a builder.
  struct Parameter: Sendable {
    /// The label; `nil` where the call has none.
    var label: String?
    /// What it is called: the label, or the name inside where there is no label, or where that is
    /// a preposition.
    var name: String
    /// The name inside the builder.
    var innerName: String
    /// The type.
    var type: SwiftType
    /// The type as the declaration spells it.
    var spelling: String
    /// Whether it has a default.
    var hasDefault: Bool
    /// Whether it takes any number of values.
    var isVariadic: Bool
    /// Why it cannot be supplied, where that is so.
    var refusal: String?
  }
}

extension Builder {
  private static let kinds: Set<String> = ["swift.func", "swift.type.method", "swift.method"]

  /// Reads a builder from a declaration.
  ///
  /// - Parameters:
  ///   - symbol: The declaration.
  ///   - module: The module it stands in.
  ///   - globalActors: Attributes that are global actors, whatever they are called.
  /// - Returns: The builder, or `nil` where the declaration is something else.
  init?(_ symbol: Symbol, module: String, globalActors: Set<String>) {
    guard Self.kinds.contains(symbol.kind) else { return nil }
    guard let title = symbol.path.last, let name = useCaseName(of: title) else { return nil }
    guard !symbol.isUnavailable, let position = symbol.location else { return nil }
    let declaration = FunctionDeclaration(symbol, globalActors: globalActors)
    self.module = module
    root = symbol.path.count > 1 ? moduleName(symbol.precise) ?? module : module
    path = symbol.path.dropLast() + [String(title.prefix { $0 != "(" })]
    self.title = title
    useCase = name
    product = TypeParser.type(symbol.returns).labelled(like: declaration.result)
    parameters = declaration.inputs.map(Parameter.init)
    isAsync = declaration.isAsync
    failure = declaration.failure
    actor = declaration.actor
    generics = symbol.generics.map { generic in
      let constraints = symbol.constraints.filter { $0.generic == generic }
      return (generic, constraints.map(\.conformsTo))
    }
    isInstanceMethod = symbol.kind == "swift.method"
    isDeprecated = symbol.isDeprecated
    access = symbol.access
    self.position = position
    documentation = symbol.documentation
  }
}

extension Builder.Parameter {
  /// The names in front of the colon where a method declares the same input: it is called there
  /// by its ``name``.
  var declaredName: String {
    guard let label else { return "_ \(identifier(name))" }
    let outer = labelIdentifier(label)
    return label == name ? outer : "\(outer) \(identifier(name))"
  }

  /// Whether the call may leave it out.
  var isOptional: Bool { hasDefault || isVariadic }

  /// Takes what a builder needs to know from an input.
  init(_ input: FunctionDeclaration.Input) {
    label = input.label
    let isNamedInside = input.name != "_"
    name =
      input.label.flatMap { prepositions.contains($0) && isNamedInside ? nil : $0 } ?? input.name
    innerName = input.name
    type = input.type
    spelling = input.spelling
    hasDefault = input.hasDefault
    isVariadic = input.isVariadic
    refusal = input.isInout ? "`inout`" : input.isAutoclosure ? "`@autoclosure`" : nil
  }
}

/// The labels that say how an input belongs to the rest, not what it is.
private let prepositions: Set<String> = [
  "as", "at", "by", "for", "from", "in", "into", "of", "on", "over", "per", "through", "to",
  "under", "using", "via", "with", "within", "without",
]

/// The name of what a builder makes: `enrollMember` for `makeEnrollMember(people:)`.
///
/// - Parameter title: A function's name, with or without its labels.
/// - Returns: `nil` where the function is no `make…` function.
func useCaseName(of title: String) -> String? {
  let name = title.prefix { $0 != "(" }
  guard name.hasPrefix("make"), let first = name.dropFirst(4).first, !first.isLowercase,
    first != "_", !first.isWhitespace
  else { return nil }
  let rest = name.dropFirst(4)
  let capitals = rest.prefix { $0.isUppercase }
  let isAcronym = capitals.count > 1 && capitals.count < rest.count
  let lowered = isAcronym ? capitals.count - 1 : capitals.count
  let next = rest.dropFirst(lowered).first
  let count = isAcronym && next?.isLetter != true ? capitals.count : max(lowered, 1)
  return rest.prefix(count).lowercased() + rest.dropFirst(count)
}
