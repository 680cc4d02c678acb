public struct Parcel: Sendable {
  public var weight = 0
  public init() {}
}

public typealias Ship = @Sendable (_ parcel: Parcel, _ to: String) async throws -> Int
