/// Transfers a non-sendable value into a task that runs on the same actor as the one that starts
/// it.
///
/// Safe only if the starting code waits until the task has ended and both run on the same actor, or
/// on none. Then only one of them uses the value at a time, and the value never leaves its actor.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}
