import Synchronization
import Probes
import Testing

/// What a function calls back with, which must call back exactly once before it returns.
func taken<Value: Sendable>(
  from function: (@escaping @Sendable (Value) -> Void) -> Void
) -> Value {
  let values = Mutex<[Value]>([])
  function { value in values.withLock { $0.append(value) } }
  let all = values.withLock(\.self)
  precondition(all.count == 1, "it called back \(all.count) times")
  return all[0]
}

/// What a function calls back with, whenever that is.
func received<Value: Sendable>(
  from function: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in
    function { continuation.resume(returning: $0) }
  }
}

/// The errors of a service with a model of its own.
struct ForeignError: Error {
  var text: String
}

extension Refusal {
  /// The refusal that an error of any type is.
  init(of error: any Error) {
    self = error as? Refusal ?? Refusal("\(error)")
  }
}
