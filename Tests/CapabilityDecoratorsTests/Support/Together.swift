import Probes

/// Makes calls on one actor so that each has begun before the first can go on: whatever a call
/// starts on that actor comes after the calls in its queue.
func together<Value: Sendable>(
  _ calls: (@Sendable () async -> Value)...
) async -> [Value] {
  await Outpost().run { outpost in
    let tasks = calls.map { call in
      Task {
        _ = outpost
        return await call()
      }
    }
    var values: [Value] = []
    for task in tasks { values.append(await task.value) }
    return values
  }
}
