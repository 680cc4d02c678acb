import CapabilityTranscripts
import Foundation
import Synchronization

/// Values and their parts by type, as inputs of generated calls.
struct Samples: Sendable {
  /// The maximum number of values of a type.
  private static let limit = 8
  /// The limits of the search for parts: large values have many of the same kind.
  private static let (deepest, widest) = (8, 32)

  private var nodes: [ObjectIdentifier: [Node]] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  /// Adds a value and its parts.
  mutating func add(_ value: Any) { add(value, depth: 0) }

  private mutating func add(_ value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    guard depth < Self.deepest, !isList || mirror.children.count <= Self.widest else { return }
    if mirror.displayStyle != .optional, let encodable = value as? any Encodable {
      let type = ObjectIdentifier(type(of: value))
      let known = nodes[type, default: []]
      if known.count < Self.limit, let node = Node(encoding: encodable), !known.contains(node) {
        nodes[type, default: []].append(node)
      }
    }
    guard !isFoundationValue(value) else { return }
    for part in parts(of: mirror) { add(part, depth: depth + 1) }
  }

  /// Returns the parts in an order that is the same for equal values.
  private func parts(of mirror: Mirror) -> [Any] {
    let parts = mirror.children.prefix(Self.widest).map(\.value)
    guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else { return parts }
    return parts.map { (text: describe($0), part: $0) }.sorted { $0.text < $1.text }.map(\.part)
  }

  /// Returns the values of a type, in the order in which they were added.
  func nodes(of type: Any.Type) -> [Node] { nodes[ObjectIdentifier(type), default: []] }

  /// Whether the parts of a value are details of Foundation.
  private func isFoundationValue(_ value: Any) -> Bool {
    value is Data || value is Date || value is Decimal || value is URL || value is UUID
  }
}

/// The inputs of the last calls of each endpoint.
final class RecentInputs: Sendable {
  /// The maximum number of calls of an endpoint.
  private static let limit = 16

  private let calls = Mutex<[String: [[any Sendable]]]>([:])

  /// Stores the inputs of a call, except those that no script can write.
  func record(_ inputs: [any Sendable], of endpoint: String) {
    let inputs = inputs.filter { $0 is any Encodable }
    guard !inputs.isEmpty else { return }
    calls.withLock { calls in
      var recent = calls[endpoint, default: []]
      if recent.count == Self.limit { recent.removeFirst() }
      recent.append(inputs)
      calls[endpoint] = recent
    }
  }

  /// The inputs and their parts, the latest first.
  var samples: Samples {
    let calls = calls.withLock { $0 }
    var samples = Samples()
    for (_, inputs) in calls.sorted(by: { $0.key < $1.key }) {
      for input in inputs.reversed().joined() { samples.add(input) }
    }
    return samples
  }
}
