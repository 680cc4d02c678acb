// Methods and properties of every effect, labels, overloads, keywords, inherited requirements.

public import Domain

/// Something with a name.
public protocol Named: Sendable {
  /// The displayed name.
  var name: String { get }
}

/// Delivers mail.
///
/// This comment has two paragraphs and `code`.
public protocol MailService: Named {
  /// Sends a message.
  ///
  /// - Parameter mail: The message.
  func send(_ mail: Mail) async throws(Refused)
  func find(id: Int, for key: String, `in` place: String?) async throws -> Mail?
  func find(text: String) -> [Mail]
  func each(_ body: (Mail) -> Void)
  func later(_ body: @escaping @Sendable (Mail) async -> Void) async
  @MainActor func show(mail: Mail) -> Bool
  func `default`() throws -> (first: Mail, rest: [Mail])
  var count: Int { get async throws(Refused) }
  func aVeryLongName(ofTheFirstInput first: String, ofTheSecondInput second: String) async throws
}

extension MailService {
  /// Not a requirement, so it is not adapted.
  public func sendTwice(_ mail: Mail) async throws {
    try await send(mail)
    try await send(mail)
  }
}

protocol Counter {
  func next() -> Int
}

/// A protocol for classes, isolated to an actor, with inputs that have no name.
@MainActor
public protocol Screen: Plain {
  var title: String { get }
  func show(_: Int, at place: borrowing String) async -> any Sendable & Equatable
}

public protocol Plain: AnyObject {
  func hide(for: Int)
}
