/// The source of values that return the path of their origin.
///
/// A number is the index of a text in the program, a closure returns a value, and a struct contains
/// values. The test can query every argument for its origin.
extension Landscape {
  /// Returns a value of a type.
  func value(_ type: Shape, at path: String) -> String {
    switch type {
    case .plain("String"): return "\"\(path)\""
    case .plain("Int"): return "number(\"\(path)\")"
    case .plain(let name): return "\(name)(number(\"\(path)\"))"
    case .alias(let name): return alias(name).map { value($0.target, at: path) } ?? name
    case .nominal(let name, let arguments):
      guard let nominal = nominal(name) else {
        let world = value(.nominal("Shop", []), at: "\(path).world")
        return "\(name)(world: \(world), path: \"\(path)\")"
      }
      if nominal.kind == .enum { return "\(name).only(\"\(path)\")" }
      let inputs = fields(of: nominal, arguments).map { field in
        let own = field.name == "tag" ? path : "\(path).\(field.name)"
        return "\(field.name): \(value(field.type, at: own))"
      }
      return "\(name)(\(inputs.joined(separator: ", ")))"
    case .existential: return "Engine(tag: \"\(path)\")"
    case .opaque, .generic: return "Engine(tag: \"\(path)\")"
    case .function(let function):
      let inputs = function.inputs.map { "_: \($0.source)" }.joined(separator: ", ")
      return "{ @Sendable (\(inputs))\(function.isAsync ? " async" : "")\(function.failure.source)"
        + " -> \(function.result.source) in \(value(function.result, at: path)) }"
    case .optional(let wrapped): return value(wrapped, at: path)
    case .array(let element): return "[\(value(element, at: path))]"
    case .tuple(let elements):
      let parts = elements.enumerated().map { index, element in
        let name = element.label ?? "\(index)"
        let label = element.label.map { "\($0): " } ?? ""
        return label + value(element.type, at: "\(path).\(name)")
      }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// Returns the path that such a value returns.
  func answer(_ type: Shape, at path: String) -> String {
    switch type {
    case .plain, .existential, .opaque, .generic: return path
    case .alias(let name): return alias(name).map { answer($0.target, at: path) } ?? path
    case .nominal(let name, let arguments):
      guard let nominal = nominal(name) else {
        return answer(.nominal("Shop", []), at: "\(path).world")
      }
      guard nominal.kind == .struct, let first = fields(of: nominal, arguments).first
      else { return path }
      return answer(first.type, at: "\(path).\(first.name)")
    case .function(let function): return answer(function.result, at: path)
    case .optional(let type), .array(let type): return answer(type, at: path)
    case .tuple(let elements):
      guard let first = elements.first else { return path }
      return answer(first.type, at: "\(path).\(first.label ?? "0")")
    }
  }

  /// Returns the query: an expression for the path that a value returns.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: An expression for the value.
  ///   - bound: The constraint of the generic parameter, if any.
  func question(_ type: Shape, of value: String, bound: String?, depth: Int = 0) -> String {
    func ask(_ type: Shape, _ value: String) -> String {
      question(type, of: value, bound: bound, depth: depth + 1)
    }
    switch type {
    case .plain("String"): return value
    case .plain: return "text(Int(\(value)))"
    case .alias(let name): return alias(name).map { ask($0.target, value) } ?? value
    case .nominal(let name, let arguments):
      guard let nominal = nominal(name) else { return ask(.nominal("Shop", []), "\(value).world") }
      guard nominal.kind == .struct, let first = fields(of: nominal, arguments).first
      else { return "\(value).tag" }
      return ask(first.type, "\(value).\(first.name)")
    case .generic: return bound == nil ? "\"something\"" : "\(value).tag"
    case .existential, .opaque: return "\(value).tag"
    case .function(let function):
      let inputs = function.inputs.map { self.value($0, at: "input") }
      return ask(function.result, "(try await \(value)(\(inputs.joined(separator: ", "))))")
    case .optional(let wrapped), .array(let wrapped):
      let word = if case .array = type { "first" } else { "optional" }
      return "(try await \(word)(\(value)) { v\(depth) in \(ask(wrapped, "v\(depth)")) })"
    case .tuple(let elements):
      return elements.first.map { ask($0.type, "\(value).0") } ?? value
    }
  }

  private func fields(of nominal: Nominal, _ arguments: [Shape]) -> [Property] {
    nominal.properties.filter(\.storage.isSet).map { property in
      var property = property
      if let generic = nominal.generic, let argument = arguments.first {
        property.type = property.type.replacing(generic, by: argument)
      }
      return property
    }
  }
}
