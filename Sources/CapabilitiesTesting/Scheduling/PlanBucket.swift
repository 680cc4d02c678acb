/// The waiting plans of one rank, taken from lanes in turn.
///
/// A story with many tasks has many more orders than faults, and many more orders of tasks that have
/// not started than preemptions. Taking turns keeps one kind from delaying the others. Among the
/// faults, one mode at all calls comes before the next mode.
struct PlanBucket {
  /// The kind of a plan's last difference.
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

  var isEmpty: Bool { lanes.allSatisfy { $0.count == 0 } }

  mutating func append(_ plan: RunPlan, to lane: Lane) {
    lanes[lane.index].plans.append(plan)
  }

  /// Removes and returns the next plan: every second one has a fault, as long as there are any.
  mutating func next() -> RunPlan? {
    let faults = lanes.indices.dropFirst(2).first { lanes[$0].count > 0 }
    defer { turn += 1 }
    let order = [[faults, 0, 1], [0, 1, faults], [faults, 0, 1], [1, 0, faults]][turn % 4]
    guard let lane = order.compactMap({ $0 }).first(where: { lanes[$0].count > 0 }) else {
      return nil
    }
    defer { lanes[lane].position += 1 }
    return lanes[lane].plans[lanes[lane].position]
  }

  /// Removes the last plan of the longest lane.
  mutating func removeLast() {
    let longest = lanes.indices.max { lanes[$0].count < lanes[$1].count }
    if let longest, lanes[longest].count > 0 { lanes[longest].plans.removeLast() }
  }
}
