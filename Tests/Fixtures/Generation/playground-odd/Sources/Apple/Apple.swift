// A module of another package. Other modules use some of its names too.

public struct Account: Sendable, Decodable {
  public var id: Int
}

/// Another module adds the conformance to `Decodable`.
public struct Elsewhere: Sendable {
  public var id: Int
  public init(id: Int) { self.id = id }
}

/// Decodable if its content is.
public struct Box<Content: Sendable>: Sendable {
  public var content: Content
}

extension Box: Decodable where Content: Decodable {}

public struct Repository<Item: Sendable>: Sendable {
  public var find: @Sendable (_ id: Int) async throws -> Item?
  public var all: @Sendable () async -> [String: Item]
  public init(
    find: @escaping @Sendable (Int) async throws -> Item?,
    all: @escaping @Sendable () async -> [String: Item]
  ) {
    self.find = find
    self.all = all
  }
}

/// Its errors depend on its item.
public enum Shelf<Item: Sendable> {
  public enum Fault: Error { case empty, taken(by: Item) }
  public enum Place: Sendable, Decodable { case top, bottom }
}

package enum Hidden: Sendable { case one }

public enum Opaque: Sendable {
  case never(Never)
  case some(value: Int, _: String)
  case nested(Inner)
  public enum Inner: Sendable { case `self`, a, b(Box<Int>) }
}

public struct Unreadable {
  public init() {}
}
