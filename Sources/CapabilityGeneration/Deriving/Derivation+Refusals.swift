// The errors for structs that cannot be completed, each with a fix.
extension Derivation {
  /// The largest number of inputs that the helpers and interceptors support.
  static let mostInputs = 6

  func reportError(_ position: SourcePosition, _ message: String, _ fix: String) {
    diagnostics.append(.error(position, message, fix: fix))
  }

  func refuse(_ property: Property, _ problem: String, _ fix: String) {
    reportError(property.position, "`\(type.name).\(property.name)` \(problem)", fix)
  }

  /// Reports a type that is not a struct, or that no other file can extend, with a fix.
  func refuseType(_ name: String) {
    guard type.kind != "swift.struct" else {
      let message = "`\(name)` is \(access.rawValue), so no other file can extend it"
      return reportError(type.position, message, "make it internal")
    }
    let article = ["actor", "enum"].contains(type.word) ? "an" : "a"
    let message = "`\(name)` is \(article) \(type.word), and a capability is a struct of closures"
    let fix =
      type.word == "enum"
      ? "declare a struct with a closure for each thing it does"
      : "`adapt \(name) --as NAME` writes a capability from its methods"
    reportError(type.position, message, fix)
  }

  /// Reports errors of the struct and of properties that cannot be set.
  ///
  /// - Parameters:
  ///   - stored: The properties that the init sets.
  ///   - included: The labels of the synthesized init, if there is one.
  func check(_ stored: [Property], _ included: Set<String>?) {
    if type.declaration.contains(where: { $0.isKeyword("each") }) {
      reportError(type.position, "`\(type.name)` has a parameter pack", "write it by hand")
    }
    if type.path.dropFirst().contains(where: ["Type", "Protocol"].contains) {
      let message = "`\(type.path.joined(separator: "."))` is also the spelling of a metatype"
      reportError(type.position, message, "give it another name")
    }
    let names = Set(stored.map(\.name))
    let files = program.files
    // No other file can set them.
    let hidden = type.properties.filter { property in
      let place = property.position
      return included.map { $0.contains(property.name) && !names.contains(property.name) }
        ?? (!property.isStored && !property.isLazy
          && files[place.path].isStored(property.name, at: place))
    }
    let arePlain = stored.allSatisfy {
      program.kind(of: $0.type) == .value && !program.keys.expanded($0.type).isUnreadable
    }
    if stored.isEmpty, hidden.isEmpty {
      let fix = "give it a stored property for each endpoint"
      reportError(type.position, "`\(type.name)` has no stored property", fix)
    } else if arePlain, hidden.isEmpty {
      let message = "`\(type.name)` has no endpoint and no capability, so it is a plain value"
      let fix = "pass it on as a value, or declare its endpoints as stored closures"
      reportError(type.position, message, fix)
    }
    let words = program.header(of: type).words
    if let word = program.restriction(of: type) {
      let message = "`\(type.name)` is \(word), so it is not a capability"
      reportError(type.position, message, "make it a plain struct")
    } else if !type.isSendable,
      let name = words.first(where: ["TestableCapability", "Capability"].contains)
    {
      let message = "`\(type.name)` conforms to `\(name)`, which is unknown in its file"
      reportError(type.position, message, "add `import Capabilities` to the file")
    } else if !type.isSendable {
      let fix = "declare `struct \(type.path.last ?? ""): Sendable`"
      reportError(type.position, "`\(type.name)` is not Sendable, so it is not a capability", fix)
    }
    for property in stored {
      let types = property.type.all.map(program.keys.expanded)
      guard let unreadable = types.first(where: \.isUnreadable) else { continue }
      let message = "the type of `\(type.name).\(property.name)` cannot be parsed"
      let hasOwnInit = included == nil && property.type == .unreadable(SwiftType.omitted)
      let start = hasOwnInit ? "leave the init to `derive`, or " : ""
      reportError(property.position, message, start + unreadable.fixOfUnreadable)
    }
    let methods = type.members.filter { $0.kind == "swift.type.method" }
    if !hasTest, let method = methods.first(where: { $0.path.last == "test()" }) {
      let message = "`\(type.name).test()` is a function, which excludes a property `test`"
      let fix = "declare it as `static var test: \(type.name) { … }`"
      reportError(method.location ?? type.position, message, fix)
    }
    checkConditions()
    // The symbol graph gives each property of a pattern the type of the whole.
    let isInPattern = { (property: Property) in
      files[property.position.path].isInPattern(at: property.position)
    }
    if let property = stored.first(where: isInPattern) {
      refuse(property, "is declared in a tuple pattern", "declare each property by itself")
    }
    for property in stored where !hasIntercepted && program.isTupleOfEndpoints(property.type) {
      let fix = "make it a struct: interceptors do not see a tuple"
      refuse(property, "is a tuple with endpoints", fix)
    }
    let constants = type.stored.filter { included?.contains($0.name) == false && !$0.isVariable }
    for property in constants where !hasTest || !hasIntercepted {
      let isVarying = files[property.position.path].isVarying(at: property.position)
      guard isVarying ?? program.hasIdentity(property.type) else { continue }
      let problem = "is a `let` that derived code would create again"
      refuse(property, problem, "make it a `var` or static")
    }
    for property in stored where property.name == "self" {
      refuse(property, "cannot be distinguished from the value itself", "give it another name")
    }
    for property in stored where included == nil && !hasInit && !property.isVariable {
      let fix = "write the init of all properties by hand, or make it a `var`"
      refuse(property, "is a `let` that may have an initial value", fix)
    }
    for property in stored where property.access < .internal {
      let problem = "is \(property.access.rawValue): no init beside it can set it"
      refuse(property, problem, "make it internal, or write the init by hand")
    }
    for property in type.properties
    where property.isLazy || hidden.contains(where: { $0.name == property.name }) {
      let isLazy = property.isLazy
      let problem = isLazy ? "is lazy" : "has observers, a property wrapper or a private setter"
      let fix =
        isLazy
        ? "make it a closure or a computed property: a copy would create its value again"
        : "make it a plain property: a copy made by derived code would lose its value"
      refuse(property, problem, fix)
    }
  }

  /// Reports a conditional conformance to `Sendable`. No other conformance can depend on it.
  private func checkConditions() {
    let conditions = type.sendableConditions
    guard !conditions.isEmpty, !hasTest || !hasIntercepted else { return }
    let names = conditions.map { "`\($0)`" }.joined(separator: " and ")
    let word = conditions.count == 1 ? "is" : "are"
    let message = "`\(type.name)` is Sendable only if \(names) \(word), so it is not a capability"
    let inputs = conditions.map { "\($0): Sendable" }.joined(separator: ", ")
    let fix = "declare `struct \(type.path.last ?? "")<\(inputs)>: Sendable`"
    reportError(type.position, message, fix)
  }

  /// Returns why an endpoint cannot be intercepted, each with a fix.
  func refusals(of function: FunctionType) -> [(problem: String, fix: String)] {
    guard !hasIntercepted || !hasTest else { return [] }
    var found: [(problem: String, fix: String)] = []
    let start = hasInit ? "" : "add `--skip test,intercepted` and "
    let missing = (hasTest ? [] : ["`test`"]) + (hasIntercepted ? [] : ["`intercepted(by:)`"])
    let otherwise = ", or \(start)write \(missing.joined(separator: " and ")) by hand"
    let attributes = function.attributes
    let actor = attributes.first(where: \.isGlobalActor)
    if let actor, !hasIntercepted {
      let fix =
        "make it async without \(actor), and switch to the actor in its implementation, or add "
        + "`--skip intercepted`"
      found.append(("runs on \(actor), so it cannot be intercepted", fix))
    } else if !function.isSendable {
      found.append(("is not `@Sendable`", "mark its type `@Sendable`"))
    }
    let known: Set<String> = ["@Sendable", "@concurrent", "nonisolated(nonsending)"]
    for attribute in attributes where !known.contains(attribute) && attribute != actor {
      found.append(("is `\(attribute)`", "make it a plain `@Sendable` closure\(otherwise)"))
    }
    for parameter in function.parameters {
      let refused = program.refusal(of: parameter).map { (what: $0.what, fix: $0.fix + otherwise) }
      guard let (what, fix) = refused ?? unsendable(parameter) else { continue }
      found.append(("takes \(what)", fix))
    }
    let sent = function.isSending ? (what: "a `sending` value", fix: "return a plain value") : nil
    if let (what, fix) = program.restricted(function.result) ?? sent {
      found.append(("returns \(what)", fix + otherwise))
    }
    let leavesActor =
      attributes.contains("@concurrent") || program.modulesLeavingActor.contains(type.module)
    if function.effects.isAsync, leavesActor, !attributes.contains("nonisolated(nonsending)"),
      let (what, fix) = unsendable(FunctionType.Parameter(type: function.result))
    {
      found.append(("is async and returns \(what)", fix))
    }
    if function.parameters.count > Self.mostInputs {
      let count = function.parameters.count
      found.append(("has \(count) inputs; at most 6 are supported", "take a struct" + otherwise))
    }
    return found
  }

  /// Returns whether `derive` refuses an endpoint of a capability that calls a type.
  static func refuses(_ function: FunctionType, of type: Nominal, _ program: Program) -> Bool {
    let derivation = Derivation(type, program)
    let missing = derivation.placeholders.missing(function)
    return missing.flatMap(derivation.placeholders.refusal) != nil
      || !derivation.refusals(of: function).isEmpty
  }

  /// Returns why the endpoint with an input that is not Sendable cannot be intercepted, and the fix.
  private func unsendable(_ parameter: FunctionType.Parameter) -> (what: String, fix: String)? {
    guard !hasIntercepted, type.sendableConditions.isEmpty,
      program.isUnsendable(parameter.type, in: type)
    else { return nil }
    let name = parameter.label.map { " `\($0)`" } ?? ""
    let byHand = "or write `intercepted(by:)` by hand"
    if case .function = program.keys.expanded(parameter.type) {
      return ("a closure\(name) that is not `@Sendable`", "mark its type `@Sendable`, \(byHand)")
    }
    let source = parameter.type.source
    if program.endpoint(within: parameter.type) != nil {
      return ("`\(source)`, which is not Sendable", "mark the closure `@Sendable`, \(byHand)")
    }
    let isGeneric = type.generics.contains(String(source.prefix { $0 != "." }))
    let isOwn = parameter.type.all.contains { program.nominal($0) != nil }
    let fix =
      isGeneric
      ? "declare `\(source): Sendable`"
      : isOwn ? "make it Sendable" : "use a Sendable type"
    return ("`\(source)`, which is not Sendable", "\(fix), \(byHand)")
  }
}

extension Program {
  /// Returns why an endpoint cannot take or return a type that cannot be copied, and the fix.
  fileprivate func restricted(_ type: SwiftType) -> (what: String, fix: String)? {
    guard let word = restriction(of: type) else { return nil }
    let instead = word == "noncopyable" ? "an object that holds it" : "a copy, such as an array"
    return ("`\(type.source)`, which is \(word): an interceptor stores it", "use \(instead)")
  }

  /// Returns why an endpoint with an input cannot be intercepted, and the fix.
  fileprivate func refusal(of parameter: FunctionType.Parameter) -> (what: String, fix: String)? {
    if let restricted = restricted(parameter.type) { return restricted }
    let name = parameter.label.map { " `\($0)`" } ?? ""
    if let word = parameter.modifiers.first {
      let article = word == "inout" || word == "isolated" ? "an" : "a"
      let fix = word == "inout" ? "return the new value" : "take a plain value"
      return ("\(article) `\(word)` input\(name)", fix)
    }
    if parameter.isVariadic { return ("a variadic input\(name)", "take an array") }
    guard let function = keys.expanded(parameter.type).function else { return nil }
    if function.attributes.contains("@autoclosure") {
      return ("an `@autoclosure` input\(name)", "take the value")
    }
    guard !parameter.isEscaping else { return nil }
    let marks = "@escaping" + (function.isSendable ? "" : " @Sendable")
    return (
      "a non-escaping closure\(name): an interceptor has to store the inputs of a call",
      "mark it `\(marks)` in the endpoint's type"
    )
  }
}
