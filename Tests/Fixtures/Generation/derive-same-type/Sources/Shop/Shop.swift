// Worlds with several capabilities of one type: derived code names each by its property.

public struct Shelf<ID: Hashable & Sendable, Item: Sendable>: Sendable {
  public var save: @Sendable (ID, Item) async throws -> Void
  public var all: @Sendable () throws -> [Item]
}

public struct Mailer: Sendable {
  public var send: @Sendable (String) async throws -> Void
}

public typealias Drafts = Shelf<Int, String>

public struct World: Sendable {
  public var tickets: Shelf<Int, String>
  public var drafts: Drafts
  public var mailer: Mailer
}

// Worlds in a world. `archive` has other arguments, but the same endpoint names.
public struct City: Sendable {
  public var left: World
  public var right: World
  public var archive: [String: Shelf<String, Int>]
}

public func makeList(drafts: Drafts) -> @Sendable () throws -> [String] {
  { try drafts.all() }
}
