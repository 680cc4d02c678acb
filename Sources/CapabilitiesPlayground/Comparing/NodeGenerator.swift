import CapabilityConformance
import Foundation
import Synchronization

/// Generates values of any type that scripts can write, from choices.
///
/// A type is decoded by a decoder that answers each request with a generated value. Types with rules
/// of their own, such as an e-mail address, refuse most texts, so they are decoded again until a value
/// is accepted.
final class NodeGenerator {
  /// The depth from which lists are empty and optional values absent, for types that contain
  /// themselves.
  private static let deepest = 8
  private static let attempts = 200

  var choices: Choices
  /// Values that the session has used.
  private let samples: Samples
  /// The types that refuse every generated value.
  private let refused: RefusingTypes
  private var depth = 0
  /// The types of all generated values, for help.
  private(set) var types: [Any.Type] = []

  init(_ choices: Choices, samples: Samples, refused: RefusingTypes) {
    self.choices = choices
    self.samples = samples
    self.refused = refused
  }

  /// Whether lists are empty and optional values absent.
  private var isDeep: Bool { depth > Self.deepest }

  /// Returns the number of elements of a list.
  func count() -> Int { isDeep ? 0 : choices.index(below: 4) }

  /// Returns whether an optional value is `nil`.
  func isAbsent() -> Bool { isDeep || choices.index(below: 4) == 0 }

  /// Returns one of several nodes, the simplest first.
  func element(of nodes: [Node]) -> Node { nodes[choices.index(below: nodes.count)] }

  /// Returns a value of a type.
  ///
  /// Some are values that earlier calls of the sequence returned, so that calls meet.
  ///
  /// - Throws: ``UngeneratedTypeError`` if no value is accepted.
  func node<Value: Decodable>(_ type: Value.Type) throws -> Node {
    depth += 1
    defer { depth -= 1 }
    types.append(type)
    guard depth < 2 * Self.deepest else { throw UngeneratedTypeError(type) }
    if let optional = type as? any AnyOptional.Type { return try optional.generated(by: self) }
    // Drawn even if there is only one source, so that a sequence with fewer calls, and thus fewer
    // results, still has the same inputs.
    let source = choices.index(below: 5)
    let basic = basicNodes(type)
    let known = samples.nodes(of: type)
    if source == 3 || source == 4 && basic == nil, !known.isEmpty { return element(of: known) }
    if source == 2 || source == 3 {
      let returned = choices.results(as: Samples.self).flatMap { $0.nodes(of: type) }
      if !returned.isEmpty { return element(of: returned) }
    }
    if let basic { return element(of: basic) }
    if let generate = KnownEnums.current[type]?.generate { return try generate(self) }
    let cases = (type as? any CaseIterable.Type).map { caseNodes($0) } ?? []
    if !cases.isEmpty { return element(of: cases) }
    do {
      if let node = try decoded(type) { return node }
    } catch let error as UngeneratedTypeError {
      // Without a value of its elements, a list can at least be empty.
      guard let list = type as? any EmptiableList.Type,
        let empty = (list.init() as? any Encodable).flatMap({ Node(encoding: $0) })
      else { throw error }
      return empty
    }
    refused.insert(type, isMissing: known.isEmpty)
    guard !known.isEmpty else { throw UngeneratedTypeError(type) }
    return element(of: known)
  }

  /// Returns a value that the type's `init(from:)` has accepted; `nil` if it accepts none.
  private func decoded<Value: Decodable>(_ type: Value.Type) throws -> Node? {
    guard !refused.contains(type) else { return nil }
    let isText = type is any LosslessStringConvertible.Type
    return try accepted {
      let slot = NodeSlot()
      do {
        _ = try type.init(from: GeneratingDecoder(self, slot))
      } catch  where isText && !(error is UngeneratedTypeError) {
        return try text()
      }
      return slot.node ?? Node(kind: .object([]))
    } by: {
      try NodeDecoder.value(type, from: $0, at: [])
    }
  }

  /// Returns one of several enum cases with generated associated values.
  func call<Value>(ofOneOf cases: [PlaygroundCase<Value>]) throws -> Node {
    depth += 1
    defer { depth -= 1 }
    // A case without a payload ends the values of an enum that contains itself.
    let flat = cases.filter(\.inputs.isEmpty)
    let cases = isDeep && !flat.isEmpty ? flat : cases
    guard !cases.isEmpty, depth < 2 * Self.deepest else { throw UngeneratedTypeError(Value.self) }
    let chosen = cases[choices.index(below: cases.count)]
    return Node(kind: .call(chosen.name, try members(chosen.inputs)))
  }

  /// Returns a tuple.
  func tuple(_ inputs: [PlaygroundInput]) throws -> Node {
    Node(kind: .object(try members(inputs)))
  }

  private func members(_ inputs: [PlaygroundInput]) throws -> [Node.Member] {
    try inputs.map { input in
      guard let generate = input.reader.generate else {
        throw UngeneratedTypeError(input.reader.type)
      }
      return Node.Member(name: input.label, value: try generate(self))
    }
  }

  /// Returns a text from which a type can be created.
  func text<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Node {
    let node = try accepted {
      try text()
    } by: {
      guard Value($0.plainText ?? "") != nil else { throw $0.unexpected(typeName(type)) }
    }
    guard let node else { throw UngeneratedTypeError(type) }
    return node
  }

  private func text() throws -> Node { try node(String.self) }

  /// Draws nodes until one is accepted; returns `nil` if none is.
  private func accepted<Value>(
    _ draw: () throws -> Node,
    by read: (Node) throws -> Value
  ) throws -> Node? {
    var all = choices
    let result = try all.draw(attempts: Self.attempts) { choices in
      self.choices = choices
      defer { choices = self.choices }
      do {
        let node = try draw()
        _ = try read(node)
        return .success(node)
      } catch let error as UngeneratedTypeError {
        throw error
      } catch {
        return .failure(error)
      }
    }
    choices = all
    return try? result.get()
  }

  private func caseNodes<Value: CaseIterable>(_ type: Value.Type) -> [Node] {
    type.allCases.prefix(100).compactMap { ($0 as? any Encodable).flatMap { Node(encoding: $0) } }
  }
}

/// Types that refuse every generated value, so that no more are tried.
final class RefusingTypes: Sendable {
  private let types = Mutex((known: Set<ObjectIdentifier>(), missing: Set<String>()))

  /// - Parameter isMissing: Whether the session has no value of the type, either.
  func insert(_ type: Any.Type, isMissing: Bool) {
    types.withLock { types in
      types.known.insert(ObjectIdentifier(type))
      if isMissing { types.missing.insert(typeName(type)) }
    }
  }

  func contains(_ type: Any.Type) -> Bool {
    types.withLock { $0.known.contains(ObjectIdentifier(type)) }
  }

  /// The names of the types of which there is no value at all, sorted.
  var missing: [String] { types.withLock { $0.missing.sorted() } }
}

/// A type of which no value could be generated.
struct UngeneratedTypeError: Error, CustomStringConvertible {
  let description: String

  init(_ type: Any.Type) {
    description =
      "no \(typeName(type)) could be generated; to fix: first run a command that uses one, such as call"
  }
}

// MARK: Basic types

/// Returns the values of a type that scripts write as one word, the simplest first; `nil` for other
/// types.
private func basicNodes<Value>(_ type: Value.Type) -> [Node]? {
  switch type {
  case is String.Type: nodes(texts) { .text($0) }
  case is Bool.Type: [Node(kind: .bool(false)), Node(kind: .bool(true))]
  case is Date.Type: nodes(["2026-01-31", "2026-02-01", "1969-12-31T23:59:59Z"]) { .text($0) }
  case is Duration.Type: nodes(["0s", "1s", "20ms", "2h"]) { .text($0) }
  case is UUID.Type:
    nodes((1...3).map { "00000000-0000-4000-8000-00000000000\($0)" }) { .text($0) }
  case is URL.Type: nodes(["https://example.com/", "https://example.com/a?b=1"]) { .text($0) }
  case is Data.Type: nodes(["", "YQ==", "AP8="]) { .text($0) }
  case is Double.Type, is Float.Type, is Decimal.Type:
    nodes(["0", "1", "-1", "2", "0.5", "100"]) { .number($0) }
  case is any UnsignedInteger.Type: nodes(["0", "1", "2", "3", "10", "100"]) { .number($0) }
  case is any FixedWidthInteger.Type:
    nodes(["0", "1", "-1", "2", "3", "10", "100"]) { .number($0) }
  default: nil
  }
}

private func nodes(_ texts: [String], _ kind: (String) -> Node.Kind) -> [Node] {
  texts.map { Node(kind: kind($0)) }
}

/// Texts in the formats that types often require.
private let texts = [
  "1", "2", "a", "A", "", "b c", "ada@example.com", "Ada@example.com", "eve@example.com",
  "EUR", "1.00 EUR", "10.00", "2026-01-31", "00000000-0000-4000-8000-000000000001",
  "https://example.com/",
]
