// A value that no other input needs does not replace a default without a word.

public struct Unrelated: Sendable {
  public var limit: Int
}
public struct Cache: Sendable {}

public struct World: Sendable {}

func makeUnrelated() -> Unrelated { Unrelated(limit: 99) }
func makeCache() -> Cache { Cache() }

func makeFetch(limit: Int = 3) -> @Sendable () -> Int { { limit } }
func makeStore(cached: Cache? = nil) -> @Sendable () -> Bool { { cached != nil } }
