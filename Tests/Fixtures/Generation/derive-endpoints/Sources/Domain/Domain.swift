public struct Parcel: Sendable {
  public var weight = 0
  public init() {}
}

public typealias Ship = @Sendable (_ parcel: Parcel, _ to: String) async throws -> Int

public struct Van: Sendable {
  public var drive: @Sendable () -> Void
  public init(drive: @escaping @Sendable () -> Void) { self.drive = drive }
}
