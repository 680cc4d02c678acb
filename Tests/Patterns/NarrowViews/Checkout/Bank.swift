/// The payment service.
struct Bank: Sendable {
  /// Charges a customer and returns the transfer.
  var charge: @Sendable (_ cents: Int, _ customer: String) async throws -> String
  /// Refunds a transfer.
  var refund: @Sendable (_ transfer: String) async throws -> Void
}
