/// The waiting plans of one rank, taken from lanes in turn.
///
/// A story with many tasks has many more orders than faults, and many more orders of tasks that have
/// not started than preemptions. Taking turns keeps one kind from delaying the others. Among the
/// faults, one mode at all calls comes before the next mode.
struct PlanBucket {
  /// The last change to a plan: a fault, or another order of the tasks.
  enum Lane {
    case faults(FaultMode)
    case preemptions
    case switches

    var index: Int {
      switch self {
      case .preemptions: 0
      case .switches: 1
      case .faults(let mode): 2 + (FaultMode.allCases.firstIndex(of: mode) ?? 0)
      }
    }
  }

  private struct Queue {
    var plans: [RunPlan] = []
    var position = 0
    var count: Int { plans.count - position }
  }

  private var lanes = Array(repeating: Queue(), count: 2 + FaultMode.allCases.count)
  private var turn = 0

  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ plan: RunPlan, to lane: Lane) {
    lanes[lane.index].plans.append(plan)
    count += 1
  }

  /// Removes and returns the next plan: every second one has a fault, as long as there are any.
  mutating func next() -> RunPlan? {
    guard count > 0 else { return nil }
    var faults = 2
    while faults < lanes.count, lanes[faults].count == 0 { faults += 1 }
    let hasFaults = faults < lanes.count
    let first = turn % 4 == 3 && lanes[1].count > 0 || lanes[0].count == 0 ? 1 : 0
    let lane = hasFaults && (turn % 2 == 0 || lanes[first].count == 0) ? faults : first
    turn += 1
    count -= 1
    lanes[lane].position += 1
    return lanes[lane].plans[lanes[lane].position - 1]
  }

  /// Removes the last plan of the longest lane.
  mutating func removeLast() {
    let longest = lanes.indices.max { lanes[$0].count < lanes[$1].count }
    guard let longest, lanes[longest].count > 0 else { return }
    lanes[longest].plans.removeLast()
    count -= 1
  }
}
