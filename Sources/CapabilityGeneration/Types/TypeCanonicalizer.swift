/// Compares types by canonical keys, with type aliases resolved.
struct TypeCanonicalizer: Sendable {
  struct Alias: Sendable {
    var generics: [String]
    var type: SwiftType
  }

  /// The aliases, by precise identifier.
  var aliases: [String: Alias] = [:]

  /// The precise identifiers of nested types, by that of the outer type, a dot and the name.
  var members: [String: String] = [:]

  /// The longest chain of aliases. The compiler rejects cycles, but a damaged graph can have one.
  private static let greatestDepth = 32

  /// Returns the type with its outermost aliases resolved.
  func expanded(_ type: SwiftType) -> SwiftType { expanded(type, steps: Self.greatestDepth) }

  private func expanded(_ type: SwiftType, steps: Int) -> SwiftType {
    var type = type
    for _ in 0..<steps {
      guard case .named(let path) = type, let last = path.last,
        let precise = last.precise ?? member(path)
      else { return type }
      // The precise identifier of a type alias ends in `a`.
      guard precise.utf8.last == UInt8(ascii: "a") else {
        guard last.precise == nil else { return type }
        var known = path
        known[path.count - 1].precise = precise
        return .named(known)
      }
      guard precise != SwiftType.voidAlias else { return .void }
      if let target = StandardAliases.targets[precise] {
        return .single(last.name, target)
      }
      guard let alias = aliases[precise] else { return type }
      guard !alias.generics.isEmpty else {
        type = alias.type
        continue
      }
      // The name of a closure is resolved, too: `replacing` lets a closure escape.
      let values = path.flatMap(\.arguments).map { argument in
        expanded(argument, steps: steps / 2).function.map(SwiftType.function) ?? argument
      }
      let arguments = zip(alias.generics, values)
      type = alias.type.replacing(Dictionary(arguments) { first, _ in first })
    }
    return type
  }

  /// Returns the precise identifier of the type of an associated type, such as `Person.ID` for the
  /// `Entity.ID` of a generic type.
  private func member(_ path: [SwiftType.Component]) -> String? {
    guard path.count > 1, let name = path.last?.name,
      let owner = expanded(.named(path.dropLast())).precise
    else { return nil }
    return members["\(owner).\(name)"]
  }

  /// Returns how to take a function as another one that differs from it only in attributes and effects;
  /// `nil` for other types.
  func fix(of type: SwiftType, for other: SwiftType) -> String? {
    guard let function = expanded(type).function, let other = expanded(other).function,
      shape(function) == shape(other), !isConvertible(function, to: other)
    else { return nil }
    if other.isSendable, !function.isSendable { return "declare it `@Sendable`" }
    let (failure, wanted) = (plain(function.effects.failure), plain(other.effects.failure))
    guard wanted != .never, !isConvertible(failure, to: wanted) else {
      return "allow these effects in the parameter's type"
    }
    return "let the parameter's type throw these errors, or convert them with `mapError`"
  }

  /// Returns the canonical key of a type: two types are the same if and only if their keys are equal.
  func key(_ type: SwiftType) -> String {
    if let precise = type.precise, let known = known[precise], type.isPlain { return known }
    return key(type, within: [])
  }

  /// The cached keys of aliases without generic parameters.
  private var known: [String: String] = [:]

  /// Caches the keys of the aliases, after all aliases were added.
  mutating func remember() {
    for (precise, alias) in aliases where alias.generics.isEmpty {
      known[precise] = key(.single("", precise), within: [])
    }
  }

  /// Returns the key of a part of a type.
  ///
  /// - Parameter open: The aliases being expanded, to stop at an alias that contains itself.
  private func key(_ type: SwiftType, within open: Set<String>) -> String {
    var open = open
    if case .named(let path) = type,
      let index = path.dropLast().lastIndex(where: { aliases[$0.precise ?? ""] != nil }),
      open.count < Self.greatestDepth, open.insert(path[index].precise ?? "").inserted,
      case .named(let owner) = expanded(.named(Array(path[...index]))).long
    {
      // The type in another one, such as `Feeds.Failure` for `Store<Feed>.Failure`.
      return key(.named(owner + path[(index + 1)...]), within: open)
    }
    if let precise = type.precise, aliases[precise] != nil {
      guard open.count < Self.greatestDepth, open.insert(precise).inserted else { return precise }
    }
    switch expanded(type) {
    case .named(let path): return key(path, within: open)
    case .function(let function): return key(function, within: open)
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ":" } ?? "") + key($0.type, within: open) }
      return "(\(parts.joined(separator: ",")))"
    case .optional(let wrapped): return "?(\(key(wrapped, within: open)))"
    case .array(let element): return "[\(key(element, within: open))]"
    case .dictionary(let k, let v): return "[\(key(k, within: open)):\(key(v, within: open))]"
    case .constrained(let word, let parts):
      let all = Set(parts.flatMap { protocols(in: $0, within: open) })
      return (word.isEmpty ? "any" : word) + " " + all.sorted().joined(separator: "&")
    case .unreadable(let text): return "`\(text)`"
    }
  }

  private func key(_ path: [SwiftType.Component], within open: Set<String>) -> String {
    guard let last = path.last else { return "" }
    if let precise = last.precise, precise.utf8.last == UInt8(ascii: "P"), last.arguments.isEmpty {
      // A bare protocol name means `any P`.
      return "any " + precise
    }
    if path.count == 1, last.arguments.isEmpty, let precise = last.precise { return precise }
    let arguments = path.flatMap(\.arguments).map { key($0, within: open) }
    let name = last.precise ?? path.map(\.name).joined(separator: ".")
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ","))>"
  }

  /// Returns the protocols in a part of a composition.
  private func protocols(in part: SwiftType, within open: Set<String>) -> [String] {
    guard open.count < Self.greatestDepth else { return [] }
    let type = expanded(part)
    guard case .constrained(let word, let parts) = type, !word.hasPrefix(".") else {
      let key = key(type, within: open)
      return [key.hasPrefix("any ") ? String(key.dropFirst(4)) : key]
    }
    let open = part.precise.map { open.union([$0]) } ?? open
    return parts.flatMap { protocols(in: $0, within: open) }
  }

  private func key(_ function: FunctionType, within open: Set<String>) -> String {
    var effects = function.effects.isAsync ? " async" : ""
    switch plain(function.effects.failure) {
    case .never: break
    case .any: effects += " throws"
    case .typed(let error): effects += " throws(\(key(error, within: open)))"
    }
    let attributes = function.attributes.map { $0 + " " }.joined()
    return attributes + shape(function, effects, within: open)
  }

  /// Returns the key of a function's parameters and result, without attributes and effects.
  func shape(_ function: FunctionType) -> String { shape(function, "", within: []) }

  /// Returns the key of parameters, effects and result, in this order, so that effects of a
  /// returned function are distinct.
  private func shape(
    _ function: FunctionType,
    _ effects: String,
    within open: Set<String>
  ) -> String {
    let inputs = function.parameters.map { parameter in
      let modifiers = parameter.modifiers.map { $0 + " " }.joined()
      return modifiers + (parameter.isEscaping ? "@escaping " : "")
        + key(parameter.type, within: open) + (parameter.isVariadic ? "..." : "")
    }
    return "(\(inputs.joined(separator: ",")))\(effects)->\(key(function.result, within: open))"
  }

  /// Returns whether the compiler converts a function of one type to another.
  func isConvertible(_ supplied: FunctionType, to wanted: FunctionType) -> Bool {
    guard shape(supplied) == shape(wanted) else { return false }
    guard wanted.effects.isAsync || !supplied.effects.isAsync else { return false }
    guard supplied.isSendable || !wanted.isSendable else { return false }
    let isolation = supplied.attributes.filter(\.isGlobalActor)
    guard isolation.allSatisfy(wanted.attributes.contains) else { return false }
    // A C function converts to a Swift function, but not the reverse.
    let conventions = wanted.attributes.filter { $0.hasPrefix("@convention") }
    guard conventions.allSatisfy(supplied.attributes.contains) else { return false }
    return isConvertible(plain(supplied.effects.failure), to: plain(wanted.effects.failure))
  }

  /// Returns whether a call that throws one failure can be made where another one is thrown.
  func isConvertible(_ supplied: FunctionType.Failure, to wanted: FunctionType.Failure) -> Bool {
    switch (supplied, wanted) {
    case (.never, _), (_, .any): return true
    case (.typed(let have), .typed(let want)): return key(have) == key(want)
    default: return false
    }
  }

  /// Returns the canonical form of a failure: `throws(Never)` does not throw, and `throws(any
  /// Error)` is `throws`.
  func plain(_ failure: FunctionType.Failure) -> FunctionType.Failure {
    guard case .typed(let error) = failure else { return failure }
    switch key(error) {
    case "s:s5NeverO": return .never
    case "any s:s5ErrorP": return .any
    default: return failure
    }
  }
}

extension SwiftType {
  /// Whether it is a name without generic arguments.
  fileprivate var isPlain: Bool {
    guard case .named(let path) = self else { return false }
    return path.allSatisfy(\.arguments.isEmpty)
  }

  /// Returns the type with generic parameters replaced by arguments.
  func replacing(_ arguments: [String: SwiftType]) -> SwiftType {
    replacingNames { path in
      guard let first = path.first, let argument = arguments[first.name] else {
        return .named(path)
      }
      guard path.count > 1 else { return argument }
      // The associated type of a generic parameter, such as `C.Duration`.
      guard case .named(let owner) = argument.long else { return .named(path) }
      return .named(owner + path.dropFirst().map { SwiftType.Component(name: $0.name) })
    }
  }

  /// Replaces `Self` in the type of a member by the member's owner, without generic arguments.
  ///
  /// - Parameter member: The path of the member.
  func replacingSelf(_ member: [String], _ owner: String?) -> SwiftType {
    let outer = member.dropLast().map { Component(name: $0, precise: owner) }
    return replacingNames { .named($0.map(\.name) == ["Self"] && owner != nil ? outer : $0) }
  }

  /// The type in its long form, such as `Array<T>` for `[T]`.
  var long: SwiftType {
    switch self {
    case .optional(let type): .single("Optional", "s:Sq", [type])
    case .array(let type): .single("Array", "s:Sa", [type])
    case .dictionary(let key, let value): .single("Dictionary", "s:SD", [key, value])
    default: self
    }
  }

  /// Returns the type with each name replaced; generic arguments are replaced first.
  func replacingNames(_ replacement: ([Component]) -> SwiftType) -> SwiftType {
    switch self {
    case .named(var path):
      for index in path.indices {
        path[index].arguments = path[index].arguments.map { $0.replacingNames(replacement) }
      }
      return replacement(path)
    case .function(var function):
      for index in function.parameters.indices {
        let old = function.parameters[index].type
        let type = old.replacingNames(replacement)
        function.parameters[index].type = type
        // A closure that replaces a generic parameter escapes.
        if case (.named, .function) = (old, type) { function.parameters[index].isEscaping = true }
      }
      function.result = function.result.replacingNames(replacement)
      function.effects.failure = function.effects.failure.map { $0.replacingNames(replacement) }
      return .function(function)
    case .tuple(let elements):
      return .tuple(
        elements.map { Element(label: $0.label, type: $0.type.replacingNames(replacement)) }
      )
    case .optional(let wrapped): return .optional(wrapped.replacingNames(replacement))
    case .array(let element): return .array(element.replacingNames(replacement))
    case .dictionary(let key, let value):
      return .dictionary(key.replacingNames(replacement), value.replacingNames(replacement))
    case .constrained(let word, let parts):
      return .constrained(word, parts.map { $0.replacingNames(replacement) })
    case .unreadable: return self
    }
  }
}

/// Type aliases of the standard library and Foundation, which no graph that is read declares.
private enum StandardAliases {
  /// The precise identifiers of the underlying types, by those of the aliases.
  static let targets: [String: String] = {
    var targets: [String: String] = ["s:10Foundation12TimeIntervala": "s:Sd"]
    for (alias, type) in aliases {
      targets["s:s\(alias)a"] = _mangledTypeName(type).map { "s:" + $0 }
    }
    return targets
  }()

  /// The underlying types of C names and deprecated names on this platform.
  private static let aliases: [(String, any Any.Type)] = [
    ("5CBool", CBool.self), ("5CChar", CChar.self), ("6CChar8", CChar8.self),
    ("7CChar16", CChar16.self), ("7CChar32", CChar32.self), ("9CWideChar", CWideChar.self),
    ("11CSignedChar", CSignedChar.self), ("13CUnsignedChar", CUnsignedChar.self),
    ("6CShort", CShort.self), ("14CUnsignedShort", CUnsignedShort.self), ("4CInt", CInt.self),
    ("12CUnsignedInt", CUnsignedInt.self), ("5CLong", CLong.self),
    ("13CUnsignedLong", CUnsignedLong.self), ("9CLongLong", CLongLong.self),
    ("013CUnsignedLongB0", CUnsignedLongLong.self), ("6CFloat", CFloat.self),
    ("7CDouble", CDouble.self), ("7Float32", Float32.self), ("7Float64", Float64.self),
  ]
}
