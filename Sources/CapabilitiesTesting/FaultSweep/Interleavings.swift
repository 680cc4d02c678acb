/// In which orders a ``FaultSweep`` runs the tasks of a story.
///
/// Every call of an async endpoint is a point at which another task may go on. A switch away from a
/// task that could have gone on is a preemption; most mistakes of concurrent code need one or two.
public enum Interleavings: Sendable, Hashable {
  /// One order: each task runs until it ends or waits.
  case none
  /// All orders with no more than that many preemptions, those with the fewest first.
  case preemptions(Int)
  /// Orders drawn at random, for stories with too many of them: each task gets a priority, which
  /// changes at a few random steps. The same seed draws the same orders.
  case random(runs: Int, seed: UInt64)
}
