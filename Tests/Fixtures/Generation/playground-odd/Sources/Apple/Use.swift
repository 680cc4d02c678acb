public typealias Refund = @Sendable (_ account: Account) async -> Box<Account>

public func makeRefund(accounts: Repository<Account>) -> Refund {
  { Box(content: $0) }
}
