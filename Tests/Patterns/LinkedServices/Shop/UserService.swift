public import Capabilities

/// Knows who buys.
public struct UserService: TestableCapability {
  /// The card that a user pays with.
  public var card: @Sendable (_ user: String) async throws -> String
}

/// Users are kept by the records.
public func makeUserService(records: Records) -> UserService {
  UserService(card: { user in
    guard let card = try await records.read("user \(user)") else { throw ShopError.noUser(user) }
    return card
  })
}
