public import Capabilities

/// Sends mail.
public struct Mailer: TestableCapability {
  /// Hands a message to the mail service. A message that is sent again after a lost response can
  /// arrive twice; both copies have the same ``Mail/reference``.
  public var send: @Sendable (Mail) async throws(MailerError) -> Void

  /// Creates a mailer from its endpoint.
  public init(send: @escaping @Sendable (Mail) async throws(MailerError) -> Void) {
    self.send = send
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: Mailer {
    Mailer(send: unimplemented("Mailer.send", throwing: .unavailable("unimplemented")))
  }
}

/// The reason why a message was not sent, or may not have been sent.
public enum MailerError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The service rejected the message itself, for the given reason.
  case rejected(String)
  /// The service could not be reached or did not answer, for the given reason.
  case unavailable(String)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .rejected(let reason): "the message was rejected: \(reason)"
    case .unavailable(let reason): "the mail service is unavailable: \(reason)"
    }
  }
}

extension Mailer: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> Mailer {
    Mailer(send: interceptor.wrap("Mailer.send", send))
  }
}
