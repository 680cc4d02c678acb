/// Tells customers.
public struct Messenger: Sendable {
  /// Sends a customer a line.
  public var send: @Sendable (_ to: String, _ line: String) async -> Void
}
