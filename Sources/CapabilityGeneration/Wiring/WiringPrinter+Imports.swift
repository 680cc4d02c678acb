/// What the file imports.
extension WiringPrinter {
  func imports(into writer: inout SourceWriter) {
    var used: Set<String> = []
    var named: Set<String> = []
    // The modules of the capabilities, by property of the world.
    var owners: [String: String] = [:]
    for property in wiring.world.stored {
      owners[property.name] = program.nominal(property.type)?.module
    }
    if isSingle, properties.contains(where: \.isDeferred) { used.insert("Capabilities") }
    for step in wiring.steps {
      used.insert(step.builder.module)
      for argument in step.arguments {
        if case .endpoint(let property, _) = argument.source, let module = owners[property] {
          used.insert(module)
        }
      }
      var inSignature = step.builder.product.modules
      if step.isOpen {
        for argument in step.arguments where argument.source == .caller {
          inSignature.formUnion(argument.parameter.type.modules)
        }
      }
      if case .typed(let error) = step.failure { inSignature.formUnion(error.modules) }
      if access(step) >= .public {
        named.formUnion(inSignature)
      } else {
        used.formUnion(inSignature)
      }
    }
    let all = used.union(named).subtracting([wiring.world.module]).sorted()
    for module in all {
      writer.line("\(named.contains(module) ? "public " : "")import \(identifier(module))")
    }
    if !all.isEmpty { writer.line() }
  }
}
