import Pay
func makePay(payments: Payments) -> @Sendable () -> Void { {} }
