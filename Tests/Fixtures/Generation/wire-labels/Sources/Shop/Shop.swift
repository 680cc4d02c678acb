/// Sends an amount of money.
///
/// Not repeated.
public typealias Transfer = @Sendable (_ amount: Int, _ to: String) async throws(Declined) -> Int
public typealias Rename = @Sendable (_ old: String, _ new: String) -> Void
public typealias Count = @Sendable (_ name: String) -> Int
public typealias Add = @Sendable (Int, Int) -> Int
public typealias Show = @Sendable (_ linked: Int, _ done: @escaping @Sendable () -> Void) -> Void

public struct Declined: Error {}

public struct World: Sendable {
  public var limit: Int
}

public func makeTransfer(limit: Int) -> Transfer { { amount, _ in amount - limit } }
/// Creates the use case.
public func makeRename(limit: Int) -> Rename { { _, _ in } }
public func makeCount(limit: Int) -> Count { { _ in limit } }
public func makeAdd(limit: Int) -> Add { { $0 + $1 } }
public func makeShow() -> Show { { _, done in done() } }
public func makeSwap(limit: Int) -> @Sendable (_ one: Int, _ other: Int) async -> (Int, Int) {
  { ($1, $0) }
}
public func makeDeferred(limit: Int) async -> @Sendable (_ a: Int, _ b: Bool) -> Void {
  { _, _ in }
}
public func makeOpen(times: Int) -> @Sendable (_ a: Bool, _ b: Bool) -> Int { { _, _ in times } }

/// The callers of use cases: each expression has one meaning.
func use(_ useCases: World.UseCases) async throws {
  let transfer = useCases.transfer
  let rename: @Sendable (String, String) -> Void = useCases.rename
  rename("a", "b")
  useCases.rename("a", "b")
  useCases.rename(old: "a", new: "b")
  useCases.show(linked: 1) {}
  _ = try await transfer(1, "x")
  _ = try await useCases.transfer(amount: 1, to: "x") + useCases.transfer(2, "y")
  _ = await useCases.swap(one: 1, other: 2)
}
