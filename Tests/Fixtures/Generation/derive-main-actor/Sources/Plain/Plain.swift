// No upcoming feature is enabled here.

import Capabilities

public struct Mailer: Sendable {
  public var send: @Sendable (_ text: String, _ to: String) async throws -> Void
  public var count: @Sendable () -> Int
  public var log: (@Sendable (String) async -> Void)?
}

public protocol PlainService: Sendable {
  var name: String { get set }
  func send(_ text: String, to: String) async throws
  func count() -> Int
}
