// Both conformances need a generator of `Order`, and one file has another name than its command gives.
public struct Order: Sendable { public init(id: Int) {} }
public struct Desk: Sendable { public var save: @Sendable (Order) -> Void }
public struct Till: Sendable { public var open: @Sendable (Order) -> Void }
