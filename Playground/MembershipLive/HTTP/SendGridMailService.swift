import Foundation
public import Membership
public import HTTPCapabilities

/// Sends mail through SendGrid's API, version 3.
public struct SendGridMailService: MailService {
  private let service: ServiceEndpoint
  private let sender: EmailAddress

  /// Creates a service for SendGrid or a compatible API.
  ///
  /// - Parameters:
  ///   - settings: The key, the base URL and the sender.
  ///   - http: The transport.
  ///   - timeout: The time limit of one exchange, in seconds.
  ///   - retryAfter: How to wait and retry if SendGrid is busy.
  public init(
    settings: MailSettings,
    http: HTTPTransport = .live,
    timeout: Double = 30,
    retryAfter: RetryAfterPolicy = RetryAfterPolicy()
  ) {
    service = ServiceEndpoint(
      settings: settings.service,
      http: http,
      timeout: timeout,
      retryAfter: retryAfter
    )
    sender = settings.sender
  }

  /// Hands a message over for delivery.
  public func send(_ mail: Mail) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = try encoder.encode(SendGridMessage(mail, from: sender))
    let answer: HTTPTransport.Response
    do {
      answer = try await service.post("v3/mail/send", type: "application/json", body: body)
    } catch {
      throw MailServiceError.noAnswer("\(error)")
    }
    if let error = failure(in: answer) { throw error }
  }

  private func failure(in answer: HTTPTransport.Response) -> MailServiceError? {
    // SendGrid answers 202 if it will deliver the message. Any other success promises less.
    if answer.status == 202 { return nil }
    if answer.isSuccess {
      return .refused(status: answer.status, "the answer does not confirm the message")
    }
    let problems = try? JSONDecoder().decode(SendGridProblems.self, from: answer.body)
    let messages = problems?.errors.compactMap(\.message) ?? []
    let message = messages.isEmpty ? "no reason given" : messages.joined(separator: "; ")
    return switch answer.status {
    case 400, 413: .rejected(service.shown(message))
    default: .refused(status: answer.status, service.shown(message))
    }
  }
}

/// A message in SendGrid's format.
private struct SendGridMessage: Encodable {
  var personalizations: [Personalization]
  var from: Address
  var subject: String
  var content: [Content]
  var headers: [String: String]

  struct Personalization: Encodable {
    var to: [Address]
    var custom_args: [String: String]
  }
  struct Address: Encodable {
    var email: String
  }
  struct Content: Encodable {
    var type: String
    var value: String
  }

  init(_ mail: Mail, from sender: EmailAddress) {
    personalizations = [
      Personalization(
        to: [Address(email: mail.recipient.rawValue.composed)],
        custom_args: ["reference": mail.reference.composed]
      )
    ]
    from = Address(email: sender.rawValue)
    subject = mail.subject.composed
    content = [Content(type: "text/plain", value: mail.body.composed)]
    // SendGrid has no idempotency keys. Many mail programs show messages with equal identifiers
    // once.
    let domain = sender.rawValue.drop { $0 != "@" }
    headers = ["Message-ID": "<\(headerEncoded(mail.reference + domain))>"]
  }
}

/// SendGrid's error response.
private struct SendGridProblems: Decodable {
  var errors: [Problem]

  struct Problem: Decodable {
    var message: String?
  }
}
