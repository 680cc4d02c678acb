/// The letters to customers.
struct Postbox: Sendable {
  /// Sends a letter to a customer.
  var send: @Sendable (_ letter: String, _ customer: String) async throws -> Void
}
