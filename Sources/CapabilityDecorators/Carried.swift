/// A value on its way into a task that runs on the same actor as the one that started it.
///
/// Safe: whoever started the task waits until it has ended, and both run on the same actor, or on
/// none. So the value is used by one of them at a time, and leaves its actor with neither.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
