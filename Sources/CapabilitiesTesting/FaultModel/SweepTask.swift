/// A task of a run, as named in schedules: `T1` and `T2` for the story's tasks in their order;
/// `T1.2` for the second task that `T1` or one of its tasks started; `R` for the recovery; and
/// `elsewhere` for tasks that another thread started, `elsewhere.1` for one that starts on the run's.
public struct SweepTask: Sendable, Hashable, Comparable {
  /// The number of the story's task, from 1.
  let root: Int32
  /// The number of its child task, from 1; 0 for the story's task itself.
  let child: Int32

  init(root: Int, child: Int = 0) {
    self.root = Int32(root)
    self.child = Int32(child)
  }

  static let recovery = SweepTask(root: 0)
  /// The second recovery, after the first one crashed. It gets no faults.
  static let secondRecovery = SweepTask(root: -1)
  /// Any task that the sweep did not start.
  static let elsewhere = SweepTask(root: -2)
  /// The story's first task.
  static let first = SweepTask(root: 1)

  /// The order of the tasks in the story.
  public static func < (left: SweepTask, right: SweepTask) -> Bool {
    (left.root, left.child) < (right.root, right.child)
  }
}

extension SweepTask: CustomStringConvertible {
  /// The task's name: `T1`.
  public var description: String {
    let name =
      switch root {
      case 0: "R"
      case -1: "R2"
      case -2: "elsewhere"
      default: "T" + root.description
      }
    return child == 0 ? name : name + "." + child.description
  }

  /// Parses a task's name; `nil` if the text is not one.
  init?(name: some StringProtocol) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first else { return nil }
    let root: Int
    switch first {
    case "R": root = 0
    case "R2": root = -1
    case "elsewhere": root = -2
    default:
      guard first.first == "T", let number = Int32(first.dropFirst()), number > 0 else {
        return nil
      }
      root = Int(number)
    }
    guard parts.count == 2 else {
      self.init(root: root)
      return
    }
    guard let child = Int32(parts[1]), child > 0 else { return nil }
    self.init(root: root, child: Int(child))
  }
}
