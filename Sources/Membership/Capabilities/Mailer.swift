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

  public static var test: Mailer {
    Mailer(send: unimplemented("Mailer.send", throwing: .unavailable("unimplemented")))
  }
}

/// Why a message did not go out, or may not have.
public enum MailerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The service refused the message itself. Says why.
  case rejected(String)
  /// The service could not be asked, or did not answer. Says why.
  case unavailable(String)

  public var description: String {
    switch self {
    case .rejected(let reason): "the message was rejected: \(reason)"
    case .unavailable(let reason): "the mail service is unavailable: \(reason)"
    }
  }
}

extension Mailer: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> Mailer {
    Mailer(send: interceptor.wrap("Mailer.send", send))
  }
}
