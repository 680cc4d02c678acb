public import Capabilities

/// The users of the shop.
public struct UserService: TestableCapability {
  /// Returns the card of a user.
  public var card: @Sendable (_ user: String) async throws -> String
}

/// Returns a user service that reads the records.
public func makeUserService(records: Records) -> UserService {
  UserService(card: { user in
    guard let card = try await records.read("user \(user)") else { throw ShopError.noUser(user) }
    return card
  })
}
