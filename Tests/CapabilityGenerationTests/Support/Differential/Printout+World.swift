/// Printing a world and its builders.
extension RandomWorld {
  /// The bodies and defaults of builders.
  struct Bodies {
    /// The source between its braces.
    var body: (Builder) -> String = { _ in "fatalError()" }
    /// The default value of an input.
    var standard: (Shape) -> String = { _ in "standard()" }
  }

  /// Returns the modules of the world: the second module, if there is one, and its own.
  ///
  /// - Parameters:
  ///   - words: The words of the landscape.
  ///   - bodies: The source of bodies and default values.
  func printouts(_ landscape: Landscape, _ words: Words, bodies: Bodies = Bodies()) -> [Printout] {
    var home = Printout(module, words)
    home.add(line: "public import \(Landscape.module)")
    if hasSide { home.add(line: "public import \(side)") }
    print(landscape, into: &home)
    for builder in builders where !builder.isInSide {
      builder.print(into: &home, landscape, bodies)
    }
    guard hasSide else { return [home] }
    var beside = Printout(side, words)
    beside.add(line: "public import \(Landscape.module)")
    for builder in builders where builder.isInSide {
      builder.print(into: &beside, landscape, bodies)
    }
    return [beside, home]
  }

  private func print(_ landscape: Landscape, into printout: inout Printout) {
    printout.add(
      Printout.Declaration(
        kind: "swift.struct",
        suffix: "5WorldV",
        path: ["World"],
        access: isPublic ? "public" : "internal",
        keywords: "struct",
        rest: "",
        body: ": Sendable {",
        conformances: ["Sendable"]
      )
    )
    for property in properties {
      printout.add(
        Printout.Declaration(
          kind: "swift.property",
          suffix: "5WorldV\(property.name.count)\(property.name)vp",
          path: ["World", property.name],
          access: property.isHidden ? "private" : "internal",
          keywords: property.storage.keywords,
          rest: ": \(property.type.source)",
          accessors: property.storage.accessors,
          body: property.storage.body(first: ""),
          owner: "5WorldV"
        )
      )
    }
    let stored = properties.filter(\.storage.isSet)
    printout.add(line: "  " + landscape.initializer(of: stored, access: ""))
    printout.add(line: "}")
  }
}

extension RandomWorld.Builder {
  fileprivate func print(
    into printout: inout Printout,
    _ landscape: Landscape,
    _ bodies: RandomWorld.Bodies
  ) {
    let inputs = parameters.map { parameter in
      let names =
        parameter.label == parameter.inner
        ? parameter.inner : "\(parameter.label ?? "_") \(parameter.inner)"
      let standard = parameter.isNil ? "nil" : bodies.standard(parameter.type)
      let value = parameter.hasDefault ? " = \(standard)" : ""
      return "\(names): \(parameter.typeSource(landscape))\(value)"
    }
    let effects = (isAsync ? " async" : "") + failure.source
    let bound = generic.flatMap { generic in generic.bound.map { (generic.name, $0) } }
    let clause = bound.map { " where \($0.0) : \($0.1)" } ?? ""
    let parts = "(\(inputs.joined(separator: ", ")))\(effects) -> \(productSource)\(clause)"
    printout.add(
      Printout.Declaration(
        kind: "swift.func",
        suffix: "\(function.count)\(title)F",
        path: [title],
        access: access,
        keywords: "func",
        rest: (generic.map { "<\($0.name)>" } ?? "") + parts,
        body: " { \(bodies.body(self)) }",
        attribute: isDeprecated ? "@available(*, deprecated) " : "",
        parameters: parameters.map {
          .init(label: $0.label, inner: $0.inner, type: $0.typeSource(landscape))
        },
        returns: productSource,
        generics: (generic.map { [.init(name: $0.name, bound: $0.bound)] } ?? [])
          + parameters.compactMap { parameter in
            if case .opaque(let bound) = parameter.type {
              return .init(name: "some \(bound)", bound: bound)
            }
            return nil
          }
      )
    )
  }

  private var access: String {
    if isInSide { return isHidden ? "internal" : "public" }
    return isHidden ? "fileprivate" : "internal"
  }

  /// The source of its result type.
  private var productSource: String {
    guard let close else { return product.source }
    return "(\(product.source), close: \(close.source))"
  }
}

extension RandomWorld.Parameter {
  fileprivate func typeSource(_ landscape: Landscape) -> String {
    switch kind {
    case .plain: return landscape.inputSource(type)
    case .inout: return "inout \(type.source)"
    case .autoclosure: return "@autoclosure () -> \(type.source)"
    case .variadic:
      if case .function = type { return "(\(type.source))..." }
      return type.source + "..."
    }
  }
}
