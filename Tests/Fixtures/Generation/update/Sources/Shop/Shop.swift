import Capabilities
public import Mail

/// Everything that the shop may touch.
public struct World: Sendable {
  public var mail: MailClient
}

/// Tells somebody.
public typealias Tell = @Sendable (String) async throws -> Void

/// Makes the use case that tells somebody.
func makeTell(mail: MailClient) -> Tell {
  { try await mail.send($0) }
}
