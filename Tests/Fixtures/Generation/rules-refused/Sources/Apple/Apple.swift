// Inputs with two candidates, declarations with equal names, and open inputs.

public struct Store: Sendable {
  public var save: @Sendable () -> Void
}
public typealias Pay = @Sendable () -> Void
public typealias Ask = @Sendable () -> Void
public typealias Later = @Sendable () -> Void

public func makePay(store: Store) -> Pay { store.save }
public func makeAsk(pay: @escaping Pay, price: Int) -> Ask { pay }
public func makeLater(ask: @escaping Ask, price: String) -> Later { ask }
public func makeStore() -> Store { Store(save: {}) }
