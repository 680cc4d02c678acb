import CapabilityTranscripts
import Foundation

extension Node {
  /// The node that a value makes of itself by its `Encodable`; `nil` where it makes none.
  init?(encoding value: any Encodable) {
    let slot = NodeSlot()
    guard (try? slot.set(value, depth: 0)) != nil, let node = slot.node else { return nil }
    self = node
  }
}

/// Where a value that is being encoded puts its node.
final class NodeSlot {
  private enum Shape { case none, leaf(Node.Kind), list, object }

  private var shape = Shape.none
  /// The elements of a list, or the members of an object.
  private var slots: [NodeSlot] = []
  private var names: [String] = []
  private var places: [String: Int] = [:]
  /// Whether what is in it must not be shown.
  private var isSecret = false

  /// What was put in; `nil` where that was nothing.
  var node: Node? {
    let kind: Node.Kind
    switch shape {
    case .none: return nil
    case .leaf(let leaf): kind = leaf
    case .list: kind = .list(slots.map(\.nodeOrEmpty))
    case .object:
      kind = .object(zip(names, slots).map { .init(name: $0, value: $1.nodeOrEmpty) })
    }
    return Node(kind: isSecret ? .secret(Node(kind: kind)) : kind)
  }

  private var nodeOrEmpty: Node { node ?? Node(kind: .object([])) }

  /// Puts a part of its own in.
  func set(_ kind: Node.Kind) { shape = .leaf(kind) }

  /// Puts a value in.
  func set<Value: Encodable>(_ value: Value, depth: Int) throws {
    guard depth < LineScanner.depthLimit else { throw TooDeep() }
    if CapabilityTranscripts.isSecret(type(of: value)) { isSecret = true }
    switch value {
    case let date as Date: set(.text(date.written))
    case let id as UUID: set(.text(id.uuidString))
    case let url as URL: set(.text(url.absoluteString))
    case let data as Data: set(.text(data.base64EncodedString()))
    case let number as Decimal: set(.number("\(number)"))
    default: try value.encode(to: NodeEncoder(self, depth: depth))
    }
  }

  /// Makes it an object, if it is none.
  func becomeObject() {
    if case .object = shape { return }
    (shape, slots) = (.object, [])
  }

  /// Makes it a list, if it is none.
  func becomeList() {
    if case .list = shape { return }
    (shape, slots) = (.list, [])
  }

  /// A new slot for the member of that name, in place of an earlier one.
  func member(_ name: String) -> NodeSlot {
    let slot = NodeSlot()
    if let place = places[name] {
      slots[place] = slot
    } else {
      places[name] = slots.count
      names.append(name)
      slots.append(slot)
    }
    return slot
  }

  /// How many elements the list has.
  var count: Int { slots.count }

  /// A new slot at the end of the list.
  func element() -> NodeSlot {
    let slot = NodeSlot()
    slots.append(slot)
    return slot
  }
}

/// A value that has itself in it, or as good as that.
private struct TooDeep: Error {}

extension Date {
  /// The moment as ISO 8601 has it, with fractions of a second where there are any.
  fileprivate var written: String {
    let seconds = timeIntervalSince1970
    return formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded())
    )
  }
}
