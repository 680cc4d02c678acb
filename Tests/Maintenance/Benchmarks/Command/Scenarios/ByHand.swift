import BenchmarkImplementations
import Synchronization

// Code that a program without the toolkit has in place of a decorator or a lifetime. The rows of
// the toolkit are compared with these.

typealias Find = @Sendable (Int) throws(LedgerError) -> Int
typealias Fetch = @Sendable (Int) async throws(LedgerError) -> Int

/// Repeats a failed call in a loop.
func retriedByHand(_ find: @escaping Find, attempts: Int) -> Find {
  { id throws(LedgerError) in
    var attempt = 1
    while true {
      do throws(LedgerError) { return try find(id) } catch {
        if attempt == attempts { throw error }
        attempt += 1
      }
    }
  }
}

/// Calls the other function after an error.
func fallenBackByHand(_ find: @escaping Find, to backup: @escaping Find) -> Find {
  { id throws(LedgerError) in
    do throws(LedgerError) { return try find(id) } catch { return try backup(id) }
  }
}

/// Keeps results in a dictionary, and removes all of them when it is full.
func cachedByHand(
  _ find: @escaping Find,
  key: @escaping @Sendable (Int) -> Int,
  capacity: Int
) -> Find {
  let cache = DictionaryCache()
  return { id throws(LedgerError) in
    let key = key(id)
    if let known = cache.known.withLock({ $0[key] }) { return known }
    let number = try find(id)
    cache.known.withLock { known in
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = number
    }
    return number
  }
}

private final class DictionaryCache: Sendable {
  let known = Mutex<[Int: Int]>([:])
}

/// Makes the call in a task of its own, as a shared call needs.
func startedByHand(_ fetch: @escaping Fetch) -> Fetch {
  { id async throws(LedgerError) in
    let task = Task { () async -> Result<Int, LedgerError> in
      do throws(LedgerError) { return .success(try await fetch(id)) } catch {
        return .failure(error)
      }
    }
    return try await task.value.get()
  }
}

/// Makes the call in one child task and sleeps in another.
func timedOutByHand(
  _ fetch: @escaping Fetch,
  after limit: Duration,
  throwing timeout: LedgerError
) -> Fetch {
  { id async throws(LedgerError) in
    let result = await withTaskGroup(of: Result<Int, LedgerError>.self) { group in
      group.addTask {
        do throws(LedgerError) { return .success(try await fetch(id)) } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await ContinuousClock().sleep(for: limit)
        return .failure(timeout)
      }
      let first = await group.next() ?? .failure(timeout)
      group.cancelAll()
      return first
    }
    return try result.get()
  }
}

/// Creates a value in the first call, under a lock, and reads an atomic reference in the others.
func createdOnceByHand<Value: AnyObject & Sendable>(
  _ make: @escaping @Sendable () -> Value
) -> @Sendable () -> Value {
  let once = Once<Value>()
  return {
    if let value = once.value.load(ordering: .acquiring) { return value.takeUnretainedValue() }
    return once.isCreated.withLock { isCreated in
      if isCreated, let value = once.value.load(ordering: .acquiring) {
        return value.takeUnretainedValue()
      }
      let value = make()
      once.value.store(Unmanaged.passRetained(value), ordering: .releasing)
      isCreated = true
      return value
    }
  }
}

private final class Once<Value: AnyObject & Sendable>: Sendable {
  let value = Atomic<Unmanaged<Value>?>(nil)
  let isCreated = Mutex(false)

  deinit { value.load(ordering: .acquiring)?.release() }
}
