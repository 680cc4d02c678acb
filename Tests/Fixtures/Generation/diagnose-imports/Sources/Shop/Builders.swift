import Pay
func makePay(payments: Payments) -> @Sendable () -> Void { {} }
func makeTell(tell: @escaping @Sendable (String) -> Void) -> @Sendable (Int) -> Void { { _ in } }
func makeRead(read: Swift.String, lost: Lost) -> @Sendable (Double) -> Void { { _ in } }
func makeSeek(seek: @escaping (Gone) -> Void) -> @Sendable (Float) -> Void { { _ in } }
protocol Queue {}
func makeDrain(queue: QueueClient) -> @Sendable (Int16) -> Void { { _ in } }
