/// A type of a random world.
///
/// The model has separate types, so that the reference does not depend on how the command reads and
/// compares them.
indirect enum Shape: Hashable, Sendable {
  /// A type of the standard library, by its name.
  case plain(String)
  /// A type alias of the landscape, by its name.
  case alias(String)
  /// A struct, class, actor or enum of the landscape, with its generic arguments.
  case nominal(String, [Shape])
  /// `any P & Q`
  case existential([String])
  /// `some P`
  case opaque(String)
  /// A generic parameter.
  case generic(String)
  /// A closure.
  case function(Function)
  /// `T?`
  case optional(Shape)
  /// `[T]`
  case array(Shape)
  /// A tuple; the empty one is `Void`.
  case tuple([Element])

  /// A part of a tuple.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: Shape
  }

  /// The type of a closure.
  struct Function: Hashable, Sendable {
    var inputs: [Shape] = []
    var isSendable = true
    var isAsync = false
    var failure = Failure.never
    var result: Shape
  }

  /// The type of the errors that a function throws.
  enum Failure: Hashable, Sendable {
    case never, any
    /// A typed error, by its name.
    case typed(String)

    /// The source, with a leading space if it is not empty.
    var source: String {
      switch self {
      case .never: ""
      case .any: " throws"
      case .typed(let name): " throws(\(name))"
      }
    }
  }

  static let void = Shape.tuple([])
}

extension Shape {
  /// The type as source.
  var source: String {
    switch self {
    case .plain(let name), .alias(let name), .generic(let name): return name
    case .nominal(let name, let arguments):
      let list = arguments.map(\.source).joined(separator: ", ")
      return arguments.isEmpty ? name : "\(name)<\(list)>"
    case .existential(let names): return "any " + names.joined(separator: " & ")
    case .opaque(let name): return "some \(name)"
    case .function(let function): return function.source
    case .optional(let wrapped):
      switch wrapped {
      case .function, .existential, .opaque: return "(\(wrapped.source))?"
      default: return "\(wrapped.source)?"
      }
    case .array(let element): return "[\(element.source)]"
    case .tuple(let elements):
      if elements.isEmpty { return "Void" }
      let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.source }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// Returns the type with a generic parameter replaced.
  func replacing(_ name: String, by type: Shape) -> Shape {
    switch self {
    case .plain, .alias, .existential, .opaque: return self
    case .generic(let own): return own == name ? type : self
    case .nominal(let own, let arguments):
      return .nominal(own, arguments.map { $0.replacing(name, by: type) })
    case .function(var function):
      function.inputs = function.inputs.map { $0.replacing(name, by: type) }
      function.result = function.result.replacing(name, by: type)
      return .function(function)
    case .optional(let wrapped): return .optional(wrapped.replacing(name, by: type))
    case .array(let element): return .array(element.replacing(name, by: type))
    case .tuple(let elements):
      return .tuple(
        elements.map { Element(label: $0.label, type: $0.type.replacing(name, by: type)) }
      )
    }
  }

  /// Whether it contains a generic parameter or `some P`.
  var isGeneric: Bool {
    switch self {
    case .plain, .alias, .existential: false
    case .opaque, .generic: true
    case .nominal(_, let arguments): arguments.contains(where: \.isGeneric)
    case .function(let function):
      function.result.isGeneric || function.inputs.contains(where: \.isGeneric)
    case .optional(let type), .array(let type): type.isGeneric
    case .tuple(let elements): elements.contains(where: \.type.isGeneric)
    }
  }
}

extension Shape.Function {
  /// The type as source.
  var source: String {
    let list = inputs.map(\.source).joined(separator: ", ")
    return (isSendable ? "@Sendable " : "") + "(\(list))\(isAsync ? " async" : "")"
      + "\(failure.source) -> \(result.source)"
  }
}
