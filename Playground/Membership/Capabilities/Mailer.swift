public import Capabilities

/// Sends mail.
public struct Mailer: TestableCapability {
  /// Hands a message to the mail service. A message that is sent again after a lost answer may
  /// arrive twice; ``Mail/reference`` is the same in both.
  public var send: @Sendable (Mail) async throws(MailerError) -> Void

  /// Makes a mailer from its endpoint.
  public init(send: @escaping @Sendable (Mail) async throws(MailerError) -> Void) {
    self.send = send
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: Mailer {
    Mailer(send: unimplemented("Mailer.send", throwing: .unavailable("unimplemented")))
  }
}

/// Why a message did not go out, or may not have.
public enum MailerError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The service refused the message itself. Says why.
  case rejected(String)
  /// The service could not be asked, or did not answer. Says why.
  case unavailable(String)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .rejected(let reason): "the message was rejected: \(reason)"
    case .unavailable(let reason): "the mail service is unavailable: \(reason)"
    }
  }
}

extension Mailer: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> Mailer {
    Mailer(send: interceptor.wrap("Mailer.send", send))
  }
}
