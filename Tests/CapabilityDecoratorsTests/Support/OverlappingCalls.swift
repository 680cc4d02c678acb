import Probes

/// Makes calls on one actor so that all of them have begun before the first one continues: work
/// that a call starts on that actor runs after the calls that are already queued.
func overlapping<Value: Sendable>(_ calls: (@Sendable () async -> Value)...) async -> [Value] {
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
