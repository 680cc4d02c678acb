import Capabilities

typealias BuyTicket = @Sendable (_ card: String) async throws(PaymentError) -> Receipt

nonisolated func makeBuyTicket(payments: PaymentClient, price: Int) -> BuyTicket {
  { card throws(PaymentError) in try await payments.charge(price, card) }
}

@Sendable nonisolated func logLine(_ level: String, _ code: Int, _ text: String) -> String {
  "[\(level) \(code)] \(text)"
}

let info42 = curry(logLine)("info")(42)
let warnOfDisk = partial(logLine, "warning", 28)
let shoutOfDisk = pipe(warnOfDisk, { @Sendable in $0.uppercased() })

// The same as a plain function, with its dependencies first and its input last.
nonisolated func refundAll(
  _ refund: @Sendable (Receipt) async throws(PaymentError) -> Void,
  _ receipts: [Receipt]
) async throws(PaymentError) {
  for receipt in receipts { try await refund(receipt) }
}
