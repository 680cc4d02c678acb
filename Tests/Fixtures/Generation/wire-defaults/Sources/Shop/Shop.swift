// A default is replaced by what the world has, or by a value that an input without a default needs.

public struct Logger: Sendable {
  public var log: @Sendable (String) -> Void
}
public struct Config: Sendable {
  public var retries: Int
  public var host: String
}
public struct Policy: Sendable {
  public var delay: Int
}
public struct Unrelated: Sendable {
  public var limit: Int
}
public enum Cache: Sendable { case none, disk }

public struct World: Sendable {
  var config: Config
  var logger: Logger
  var size: (width: Int, height: Int)
  var disk: Cache
}

func makePolicy(host: String) -> Policy { Policy(delay: 1) }
func makeUnrelated() -> Unrelated { Unrelated(limit: 99) }
func makeCache() -> Cache { .disk }

/// Takes a part of a value in the world. `.none` of an enum is a value like any other.
func makeFetch(retries: Int = 3, store: Cache = .none) -> @Sendable () -> Int { { retries } }
/// Needs the policy, after a default with a comma.
func makePlan(costs: [Int: Int] = Dictionary<Int, Int>(), log: Logger? = .none, policy: Policy)
  -> @Sendable () -> Double
{ { 0 } }
/// Takes a part of the policy, because `makePlan` needs it.
func makeWait(delay: Int = 3, width: Int) -> @Sendable () -> String { { "" } }
/// Takes the logger by its type, whatever the name.
func makeNote(log: Logger? = nil, other: Logger?) -> @Sendable () -> Bool { { log != nil } }
