import Synchronization
import Probes

/// Returns the argument of a callback that a function calls exactly once before it returns.
func taken<Value: Sendable>(
  from function: (@escaping @Sendable (Value) -> Void) -> Void
) -> Value {
  let values = Mutex<[Value]>([])
  function { value in values.withLock { $0.append(value) } }
  let all = values.withLock(\.self)
  precondition(all.count == 1, "it called back \(all.count) times")
  return all[0]
}

/// Waits for the argument of a callback.
func received<Value: Sendable>(
  from function: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in
    function { continuation.resume(returning: $0) }
  }
}

extension Refusal {
  /// Converts an error of any type to a refusal.
  init(of error: any Error) {
    self = error as? Refusal ?? Refusal("\(error)")
  }
}
