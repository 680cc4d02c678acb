public import Base

// Types in an extension of another module's type.
extension Parcel {
  public enum Kind: Sendable, Hashable { case small, large }

  public struct Van: Sendable {
    public var drive: @Sendable () throws -> Void
  }
}

public struct Depot: Sendable {
  public var store: @Sendable (_ kind: Parcel.Kind) async throws -> Int
  var count: @Sendable () -> Int
}
