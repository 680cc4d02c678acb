// A cycle that is entered at its second builder. It is reported from its first one.

public struct World: Sendable {
  public var home: String
}

public struct Parcel: Sendable {}
public struct Label: Sendable {}
public typealias Ship = @Sendable () -> Void

public func makeShip(label: Label) -> Ship { { @Sendable in } }
public func makeParcel(label: Label) -> Parcel { Parcel() }
public func makeLabel(parcel: Parcel, home: String) -> Label { Label() }
