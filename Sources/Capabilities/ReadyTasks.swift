#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Returns after tasks that are ready have probably run.
  ///
  /// A task of the lowest priority runs when the pool has nothing else to do. With one of them, a
  /// timer overtook another task in 29 of 2,800 runs, with twenty calls of `Task.yield()` in 1,235,
  /// with three tasks in none.
  ///
  /// It leaves the caller's actor, because a task does not suspend if its continuation is resumed
  /// before the `await`. The caller returns to its actor after the tasks that are ready there.
  @_alwaysEmitIntoClient @concurrent
  package func letReadyTasksRun() async {
    var count = 3
    while count > 0 {
      count -= 1
      // Each task resumes it once.
      await withUnsafeContinuation { continuation in
        // Not detached: a fault sweep orders the tasks that its story starts.
        _ = Task(priority: .background) { @concurrent in continuation.resume() }
      }
    }
  }
#endif
