/// What makes a sweep doubtful.
extension FaultSweepReport {
  mutating func noteUndisturbed(_ course: SweepCourse) {
    calls = course.callCount
    hasChoices = course.hasChoices
    isStalled = course.isStalled
  }

  /// Names the endpoints that were to fail, and could not.
  mutating func noteEndpointsWithoutFault(in course: SweepCourse) {
    let lacking = course.calls.compactMap(\.traits).filter(\.lacksFault).map(\.name)
    for endpoint in Set(lacking).sorted() {
      anomalies.append(
        """
        \(endpoint) was never failed: it throws errors of a type of its own
          to fix: say which, with Fault("\(endpoint)") { mode in … }
        """
      )
    }
  }

  /// Names the endpoints whose streams nothing was done to.
  mutating func noteUnfollowedStreams(_ streams: [(endpoint: String, type: String)]) {
    for (endpoint, type) in streams {
      anomalies.append(
        """
        \(endpoint) was not swept: the elements of its \(type) cannot be followed
          to fix: let it return an AsyncStream, an AsyncThrowingStream, or an \
        any AsyncSequence<Element, Failure> & Sendable, alone
        """
      )
    }
  }

  mutating func noteUnusedFaults(_ names: [String]) {
    for name in names {
      anomalies.append(
        """
        Fault("\(name)") struck nothing: no endpoint of that name was called
          to fix: name an endpoint as its capability names it to `wrap`, or drop the fault
        """
      )
    }
  }

  /// Says which parts of a schedule that somebody asked for did not come about.
  mutating func noteMisses(of course: SweepCourse, under schedule: FaultSchedule) {
    if let text = schedule.misread {
      anomalies.append(
        """
        \(describe(text)) is not the code of a schedule
          to fix: write it as failure messages do, such as \
        "T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash"
        """
      )
      return
    }
    let strangers = Set(schedule.turns.map(\.task) + schedule.points.map(\.task))
      .filter { $0.root > tasks.count }
    for stranger in strangers.sorted() {
      let known = tasks.enumerated().map { "T\($0.offset + 1) \(describe($0.element))" }
      anomalies.append(
        "\(stranger) is no task of this story, which has \(known.joined(separator: ", "))"
      )
    }
    for point in schedule.points where !strangers.contains(point.task) && !course.reached(point) {
      let caller = point.task == .first ? "" : "\(point.task) "
      anomalies.append(
        "\(caller)\(point.endpoint) #\(point.occurrence) was not called, so its fault struck "
          + "nothing; the use case called: \(course.endpoints)"
      )
    }
    noteMissedTurns(of: course, under: schedule)
  }

  private mutating func noteMissedTurns(of course: SweepCourse, under schedule: FaultSchedule) {
    let steps = course.steps.prefix { $0.isOfStory }.count
    if let step = course.firstMissedStep, step < steps, let missed = schedule.task(atStep: step) {
      anomalies.append(
        "step \(step + 1) of the schedule was not \(missed)'s: it had ended or waited for "
          + "somebody; the run went on with \(course.steps[step])"
      )
    } else if let late = schedule.task(atStep: steps) {
      anomalies.append(
        "the schedule goes on with \(late), but the story had ended after \(count(steps, "step"))"
      )
    }
  }

  /// Compares two runs of one schedule.
  mutating func noteDifference(of course: SweepCourse, from expected: SweepCourse) {
    let others = expected.calls.map { "\($0.task) \($0.text)" }
    for (index, call) in course.calls.enumerated() {
      guard index >= others.count || "\(call.task) \(call.text)" != others[index] else { continue }
      return noteNondeterminism("\(call.text) was not expected")
    }
    guard course.calls.count < others.count else { return }
    noteNondeterminism("\(expected.calls[course.calls.count].text) was not called this time")
  }

  /// Notes where a run left its plan.
  mutating func noteDivergence(of course: SweepCourse, from plan: RunPlan) {
    if let point = plan.points.first(where: { !course.reached($0) }) {
      let struck = "\(point.endpoint) #\(point.occurrence) was not called this time"
      return noteNondeterminism(struck, FaultSchedule(plan.points))
    }
    guard let step = course.firstMissedStep else { return }
    let planned = plan.schedule.task(atStep: step) ?? course.steps[step]
    let missed = "\(planned) could not go on at step \(step + 1) this time"
    noteNondeterminism(missed, plan.schedule)
  }

  private mutating func noteNondeterminism(
    _ difference: String,
    _ schedule: FaultSchedule = FaultSchedule()
  ) {
    // One is enough: the cause is nearly always the same for all.
    guard !anomalies.contains(where: { $0.hasPrefix("the use case is not deterministic") }) else {
      return
    }
    let others =
      hasSeenOthers
      ? "; start work in task groups or with `async let`, as what `Task { }` and `Task.detached` "
        + "start, and what runs on the main actor, leaves the sweep" : ""
    anomalies.append(
      """
      the use case is not deterministic: \(difference)
        schedule: \(schedule)
        to fix: let time, identifiers and random numbers come from capabilities that answer the \
      same in every run\(others)
      """
    )
  }
}
