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

  private static let laneCount = 2 + FaultMode.allCases.count

  private var lanes = Array(repeating: [RunPlan](), count: laneCount)
  /// The numbers of the plans that were taken from each lane, and of those that are left. A debug build
  /// reads integers faster than plans.
  private var taken = Array(repeating: 0, count: laneCount)
  private var left = Array(repeating: 0, count: laneCount)
  private var turn = 0

  var isEmpty: Bool { left.allSatisfy { $0 == 0 } }

  mutating func append(_ plan: RunPlan, to lane: Lane) {
    lanes[lane.index].append(plan)
    left[lane.index] += 1
  }

  /// Removes and returns the next plan: every second one has a fault, as long as there are any.
  mutating func next() -> RunPlan? {
    var faults = 2
    while faults < left.count, left[faults] == 0 { faults += 1 }
    let hasFaults = faults < left.count
    let first = turn % 4 == 3 && left[1] > 0 || left[0] == 0 ? 1 : 0
    let lane = hasFaults && (turn % 2 == 0 || left[first] == 0) ? faults : first
    guard left[lane] > 0 else { return nil }
    turn += 1
    left[lane] -= 1
    taken[lane] += 1
    return lanes[lane][taken[lane] - 1]
  }

  /// Removes the last plan of the longest lane.
  mutating func removeLast() {
    let longest = left.indices.max { left[$0] < left[$1] }
    guard let longest, left[longest] > 0 else { return }
    lanes[longest].removeLast()
    left[longest] -= 1
  }
}
