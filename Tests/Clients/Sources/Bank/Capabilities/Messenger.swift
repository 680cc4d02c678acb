/// Sends messages to customers.
public struct Messenger: Sendable {
  /// Sends a line to a customer.
  public var send: @Sendable (_ to: String, _ line: String) async -> Void
}
