import Capabilities
public import Mail

/// The capabilities of the shop.
public struct World: Sendable {
  public var mail: MailClient
}

/// Sends a letter.
public typealias Tell = @Sendable (String) async throws -> Void

/// Creates the use case that sends a letter.
func makeTell(mail: MailClient) -> Tell {
  { try await mail.send($0) }
}
