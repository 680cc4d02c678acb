import Capabilities
public import Membership

extension Mailer {
  /// A mailer on top of a mail service.
  ///
  /// - Parameter service: What takes the mail. Its errors become ``MailerError``.
  public init(adapting service: some MailService) {
    self.init(send: mapError(service.send, MailerError.init(adapting:)))
  }
}

extension MailerError {
  /// What a mail service's error means to the use cases: only a fault in the message itself is
  /// final, everything else is worth another try.
  init(adapting error: any Error) {
    switch error {
    case let error as MailerError: self = error
    case MailServiceError.rejected(let reason): self = .rejected(reason)
    default: self = .unavailable("\(error)")
    }
  }
}
