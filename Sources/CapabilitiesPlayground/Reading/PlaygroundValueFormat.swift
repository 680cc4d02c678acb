/// Reads values of a type from a script.
public struct PlaygroundValueFormat<Value>: Sendable {
  /// The reader, which returns its values as `Any`.
  let erased: AnyValueFormat
  let read: @Sendable (Node) throws -> Value
  /// Waits for the elements of a stream, and returns them as a list; `nil` for other results.
  let collect: @Sendable (Value, @Sendable (String) -> Void) async throws -> Any?

  init(
    shape: @autoclosure @escaping @Sendable () -> String,
    word: String? = nil,
    unreadableReason: UnreadableReason? = nil,
    read: @escaping @Sendable (Node) throws -> Value,
    simplest: @escaping @Sendable (SimplestValues) -> Value? = { _ in nil },
    cases: (@Sendable () -> [String])? = nil,
    collect: (@Sendable (Value, @Sendable (String) -> Void) async throws -> Any?)? = nil
  ) {
    erased = AnyValueFormat(
      type: Value.self,
      makeShape: shape,
      word: word ?? shape(),
      unreadableReason: unreadableReason,
      mayBeAbsent: Value.self is any AnyOptional.Type,
      read: { try read($0) },
      simplest: { values in simplest(values).map { $0 as Any } },
      cases: cases ?? { KnownEnums.current.cases(of: Value.self) },
      accepts: { $0 is Value }
    )
    self.read = read
    self.collect = collect ?? { _, _ in nil }
  }
}

/// A reader of values of any type.
struct AnyValueFormat: Sendable {
  let type: Any.Type
  let makeShape: @Sendable () -> String
  /// The type or the syntax of a value, for help: `Money`.
  var shape: String { makeShape() }
  /// A short form of the shape, for use in another shape.
  let word: String
  /// The reason why scripts cannot write such values; `nil` if they can.
  let unreadableReason: UnreadableReason?
  /// Whether a script can omit the value, because its type is optional.
  let mayBeAbsent: Bool
  let read: @Sendable (Node) throws -> Any
  /// Returns the simplest value, for help; `nil` if there is none.
  let simplest: @Sendable (SimplestValues) -> Any?
  /// The cases of an enum, as scripts write them; none for other types.
  let cases: @Sendable () -> [String]
  /// Returns whether a value has the reader's type.
  let accepts: @Sendable (any Sendable) -> Bool

  /// Whether scripts can write some of the values: at least `nil` or an empty list.
  var hasWritableValues: Bool {
    unreadableReason == nil || mayBeAbsent || type is any EmptiableList.Type
  }
}

/// The reason why a script cannot write values of a type.
struct UnreadableReason: Sendable, Hashable {
  /// The reason, as a part of a sentence.
  let reason: String
  /// The change that would fix it, as a part of a sentence; may be empty.
  let fix: String

  var text: String { fix.isEmpty ? reason : "\(reason); to fix: \(fix)" }
}

extension PlaygroundValueFormat where Value: Decodable & SendableMetatype {
  /// Returns a reader that decodes values from JSON or from a plain word.
  ///
  /// A plain word is a number, text, `true` or `false`, a date, a UUID, or the name of an enum case,
  /// depending on the type. `declined("card expired")` is a case with a payload. If the type cannot
  /// decode the word and is `LosslessStringConvertible`, the value is created from the text. `nil`
  /// is an absent value.
  ///
  /// - Parameter type: The type of the values.
  public static func decodable(_ type: Value.Type) -> PlaygroundValueFormat {
    PlaygroundValueFormat(
      shape: typeName(type),
      read: { try NodeDecoder.value(Value.self, from: $0, at: []) },
      simplest: { $0.value(Value.self) }
    )
  }
}

extension PlaygroundValueFormat where Value: LosslessStringConvertible & SendableMetatype {
  /// Returns a reader that creates values from text, for types that are `LosslessStringConvertible`
  /// and not `Decodable`.
  ///
  /// - Parameter type: The type of the values.
  public static func word(_ type: Value.Type) -> PlaygroundValueFormat {
    PlaygroundValueFormat(
      shape: typeName(type),
      read: { node in
        // A `Character` stops the process for any other number of characters.
        guard let text = node.plainText, Value.self != Character.self || text.count == 1,
          let value = Value(text)
        else { throw node.unexpected(typeName(Value.self)) }
        return value
      }
    )
  }
}

extension PlaygroundValueFormat where Value == Void {
  /// The reader of `Void` results.
  public static var nothing: PlaygroundValueFormat {
    PlaygroundValueFormat(shape: "") { node in
      throw ScriptError(node, "it returns nothing: leave the value out")
    }
  }
}

extension PlaygroundValueFormat where Value == any Error {
  /// The reader of untyped errors. A script writes a text, which becomes the error's description.
  public static var anyError: PlaygroundValueFormat {
    PlaygroundValueFormat(shape: "TEXT") { node in
      guard let text = node.plainText else { throw node.unexpected("text in quotation marks") }
      return ScriptedError(description: text)
    }
  }

  /// Returns a reader of untyped errors. A script writes an error of a known type, or a text, which
  /// becomes the error's description.
  ///
  /// - Parameter known: The readers of the known types. The first one that can read the value is
  ///   used.
  public static func anyError(_ known: [PlaygroundErrorFormat]) -> PlaygroundValueFormat {
    let known = known.map(\.reader)
    let shapes = known.map(\.word) + ["TEXT"]
    return PlaygroundValueFormat(
      shape: shapes.joined(separator: "|"),
      read: { node in
        for reader in known {
          if let error = try? reader.read(node) as? any Error { return error }
        }
        return try PlaygroundValueFormat.anyError.read(node)
      },
      cases: {
        known.flatMap { reader in
          let cases = reader.cases()
          return cases.isEmpty ? [reader.word] : cases
        } + ["TEXT"]
      }
    )
  }
}

/// Reads errors of a type from a script.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundErrorFormat: Sendable {
  fileprivate let reader: AnyValueFormat

  /// Creates a reader of errors.
  ///
  /// - Parameter reader: The reader of the errors' type.
  public init<Failure: Error>(_ reader: PlaygroundValueFormat<Failure>) {
    self.reader = reader.erased
  }
}

/// An error that a script defines by its description.
struct ScriptedError: Error, Hashable, Codable, CustomStringConvertible {
  let description: String
}

extension PlaygroundValueFormat {
  /// Returns a reader for a type that is not `Decodable`, so that scripts cannot write its values.
  ///
  /// - Parameter type: The type of the values.
  public static func none(_ type: Value.Type) -> PlaygroundValueFormat {
    .none(type, because: "`\(typeName(type))` is not Decodable", fix: "conform it to Decodable")
  }

  /// Returns a reader for a closure, which scripts cannot write.
  public static func closure(_ type: Value.Type) -> PlaygroundValueFormat {
    .none(
      type,
      because: "a closure cannot be written in a script",
      fix: "take a value instead, or write a custom command that passes the closure"
    )
  }

  /// Returns a reader for a type that scripts cannot write. An optional can still be omitted or be
  /// `nil`, and a list can be `[]`.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - reason: The reason, as a part of a sentence: `a tuple cannot be written in a script`.
  ///   - fix: The change that would fix it, as a part of a sentence: `make it a struct`.
  public static func none(
    _ type: Value.Type,
    because reason: String,
    fix: String = ""
  ) -> PlaygroundValueFormat {
    let unreadable = UnreadableReason(reason: reason, fix: fix)
    return PlaygroundValueFormat(
      shape: typeName(type),
      unreadableReason: unreadable,
      read: { node in
        if let none = absentValue(of: Value.self, in: node) { return none }
        if let list = Value.self as? any EmptiableList.Type, node.isEmptyList,
          let empty = list.init() as? Value
        {
          return empty
        }
        throw ScriptError(node, "this value cannot be read: \(unreadable.text)")
      }
    )
  }

  /// The reader of values that scripts can only print.
  static var ofAnyKind: PlaygroundValueFormat {
    .none(Value.self, because: "\(typeName(Value.self)) has no reader")
  }
}

/// A collection that can be created empty.
protocol EmptiableList { init() }

extension Array: EmptiableList {}
extension Set: EmptiableList {}
extension Dictionary: EmptiableList {}

extension Node {
  fileprivate var isEmptyList: Bool {
    switch kind {
    case .list(let nodes): nodes.isEmpty
    case .object(let members): members.isEmpty
    case .word("none"): true
    default: false
    }
  }
}

/// An enum case and its syntax in scripts.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundCase<Value>: Sendable {
  let name: String
  let inputs: [PlaygroundInput]
  let make: @Sendable (PlaygroundInputs) throws -> Value

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - inputs: The associated values, in order.
  ///   - make: Creates the case from its associated values, in their order. It gets them with
  ///     ``PlaygroundInputs/next()``.
  public init(
    _ name: String,
    _ inputs: [PlaygroundInput] = [],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) {
    self.name = name
    self.inputs = inputs
    self.make = make
  }
}

extension PlaygroundValueFormat {
  /// Returns a reader for an enum that is not `Decodable`: `declined("card expired")`,
  /// `{"declined": "card expired"}`, `unavailable`.
  ///
  /// - Parameter cases: The cases. They are evaluated when a value is read, because an enum can be
  ///   recursive.
  public static func cases(
    _ cases: @autoclosure @escaping @Sendable () -> [PlaygroundCase<Value>]
  ) -> PlaygroundValueFormat {
    let read: @Sendable (Node) throws -> Value = { node in
      let cases = cases()
      let (name, parts) = try node.caseParts(of: typeName(Value.self))
      guard let found = cases.first(where: { $0.name == name }) else {
        throw ScriptError(node, noCase(name, of: Value.self, among: cases.map(\.shape)))
      }
      return try found.make(PlaygroundInputs(found.readings(of: parts, at: node)))
    }
    return PlaygroundValueFormat(
      shape: cases().map(\.shape).joined(separator: "|"),
      word: typeName(Value.self),
      read: read,
      simplest: { values in
        values.value(Value.self) {
          cases().compactMap { $0.simplest(values) }.first.flatMap { try? read($0) }
        }
      },
      cases: { cases().map(\.shape) }
    )
  }

  /// Returns a reader for a tuple. A script writes an object with the labels, or a list.
  ///
  /// - Parameters:
  ///   - type: The type of the tuple.
  ///   - inputs: The elements, in order. An element without a label has `_0`, `_1` and so on.
  ///   - make: Creates the tuple from its elements. It gets them with ``PlaygroundInputs/next()``.
  public static func tuple(
    _ type: Value.Type,
    _ inputs: [PlaygroundInput],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) -> PlaygroundValueFormat {
    let row = PlaygroundCase("", inputs, make: make)
    return PlaygroundValueFormat(
      shape: row.shape,
      unreadableReason: inputs.lazy.compactMap(\.reader.unreadableReason).first,
      read: { node in
        let members: [Node.Member]
        switch node.revealed.kind {
        case .list(let nodes):
          members = nodes.enumerated().map { .init(name: "_\($0)", value: $1) }
        // The parts of a result without labels are named by their places.
        case .object(let parts):
          members = parts.map { part in
            .init(name: Int(part.name).map { "_\($0)" } ?? part.name, value: part.value)
          }
        default: throw node.unexpected("a tuple, \(row.shape)")
        }
        let parts = Node(kind: .object(members), offset: node.offset)
        return try make(PlaygroundInputs(row.readings(of: parts, at: node)))
      },
      simplest: { values in
        _ = row.simplest(values)  // For the types alone.
        return nil
      }
    )
  }
}

extension PlaygroundCase {
  /// Returns the case with the simplest associated values; `nil` if one of them has none.
  fileprivate func simplest(_ values: SimplestValues) -> Node? {
    let members = inputs.map { input in
      (input.reader.simplest(values) as? any Encodable).flatMap { Node(encoding: $0) }
        .map { Node.Member(name: input.label, value: $0) }
    }
    let present = members.compactMap(\.self)
    return present.count == inputs.count ? Node(kind: .call(name, present)) : nil
  }

  fileprivate var shape: String {
    inputs.isEmpty ? name : "\(name)(\(inputs.map { $0.argumentShape }.joined(separator: ", ")))"
  }

  /// Returns closures that read the associated values.
  fileprivate func readings(of parts: Node?, at node: Node) throws -> [@Sendable () throws -> Any] {
    var members: [Node.Member]
    switch parts?.kind {
    case nil: members = []
    case .object(let given)
    where inputs.count != 1 || given.contains { $0.name == inputs[0].label || $0.name == "_0" }:
      members = given
    default: members = parts.map { [.init(name: "_0", value: $0)] } ?? []
    }
    let labels = inputs.map(\.label)
    for member in members where !labels.contains(member.name) && !member.name.hasPrefix("_") {
      let hint = didYouMean(member.name, among: labels)
      guard hint.isEmpty else {
        throw ScriptError(member.value, "unknown member \(member.name.quoted)\(hint)")
      }
    }
    let readings = try inputs.enumerated().map { index, input -> @Sendable () throws -> Any in
      let place = members.firstIndex { $0.name == input.label || $0.name == "_\(index)" }
      let part = place.map { members.remove(at: $0).value } ?? Node(kind: .null)
      guard place != nil || input.reader.mayBeAbsent else {
        throw ScriptError(node, "expected \(counted(inputs.count, "value")): write \(shape)")
      }
      return { try input.reader.read(part) }
    }
    if let extra = members.first {
      throw ScriptError(extra.value, "too many values: write \(shape)")
    }
    return readings
  }
}

extension PlaygroundInput {
  var argumentShape: String { label.hasPrefix("_") ? reader.word : "\(label): \(reader.word)" }
}

extension Node {
  fileprivate func caseParts(of type: String) throws -> (name: String, parts: Node?) {
    switch revealed.kind {
    case .word(let name), .text(let name):
      return (name.hasPrefix(".") ? String(name.dropFirst()) : name, nil)
    case .call(let name, let members):
      return (name, members.isEmpty ? nil : Node(kind: .object(members), offset: offset))
    case .object(let members) where members.count == 1: return (members[0].name, members[0].value)
    default: throw unexpected("a case of \(type)")
    }
  }
}
