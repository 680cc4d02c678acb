import Capabilities

/// The one provider of resources. The wiring of the services is generated:
/// `swift package capabilities wire CheckoutWorld --targets PatternCheckout`.
struct CheckoutWorld: TestableCapability, Interceptable {
  var database: Database
  var bank: Bank
  var postbox: Postbox

  static var test: CheckoutWorld {
    CheckoutWorld(
      database: Database(
        insert: unimplemented("Database.insert"),
        rows: unimplemented("Database.rows")
      ),
      bank: Bank(charge: unimplemented("Bank.charge"), refund: unimplemented("Bank.refund")),
      postbox: Postbox(send: unimplemented("Postbox.send"))
    )
  }

  func intercepted(by interceptor: some Interceptor) -> CheckoutWorld {
    overriding {
      $0.database.insert = interceptor.wrap("Database.insert", database.insert)
      $0.database.rows = interceptor.wrap("Database.rows", database.rows)
      $0.bank.charge = interceptor.wrap("Bank.charge", bank.charge)
      $0.bank.refund = interceptor.wrap("Bank.refund", bank.refund)
      $0.postbox.send = interceptor.wrap("Postbox.send", postbox.send)
    }
  }
}
