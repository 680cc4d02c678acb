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
  private enum Content {
    case none
    case node(Node)
    case list([NodeSlot])
    case members([(name: String, slot: NodeSlot)])
  }

  private var content = Content.none
  /// Whether what is in it must not be shown.
  private var isSecret = false

  /// What was put in; `nil` where that was nothing.
  var node: Node? {
    let node: Node? =
      switch content {
      case .none: nil
      case .node(let node): node
      case .list(let slots): Node(kind: .list(slots.map { $0.node ?? Node(kind: .object([])) }))
      case .members(let members):
        Node(
          kind: .object(
            members.map { .init(name: $0.name, value: $0.slot.node ?? Node(kind: .object([]))) }
          )
        )
      }
    return isSecret ? node.map { Node(kind: .secret($0)) } : node
  }

  /// Puts a part of its own in.
  func set(_ kind: Node.Kind) { content = .node(Node(kind: kind)) }

  /// Puts a value in.
  func set<Value: Encodable>(_ value: Value, depth: Int) throws {
    guard depth < LineScanner.depthLimit else { throw TooDeep() }
    isSecret = CapabilitiesPlayground.isSecret(type(of: value))
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
    if case .members = content { return }
    content = .members([])
  }

  /// Makes it a list, if it is none.
  func becomeList() {
    if case .list = content { return }
    content = .list([])
  }

  /// A new slot for the member of that name.
  func member(_ name: String) -> NodeSlot {
    let slot = NodeSlot()
    guard case .members(var members) = content else { return slot }
    members.removeAll { $0.name == name }
    members.append((name, slot))
    content = .members(members)
    return slot
  }

  /// How many elements the list has.
  var count: Int { if case .list(let slots) = content { slots.count } else { 0 } }

  /// A new slot at the end of the list.
  func element() -> NodeSlot {
    let slot = NodeSlot()
    guard case .list(var slots) = content else { return slot }
    slots.append(slot)
    content = .list(slots)
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
