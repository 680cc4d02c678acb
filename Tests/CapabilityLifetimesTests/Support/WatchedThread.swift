#if os(Linux)
  import Foundation

  /// A thread of this process, as the kernel sees it.
  struct WatchedThread: Equatable {
    private let folder: String

    /// The current thread.
    init() {
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      folder = "/proc/" + (link ?? "")
    }

    /// Whether the thread waits, such as for another one.
    var isAsleep: Bool {
      let facts = (try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8)) ?? ""
      // The state follows the thread's name, which is in parentheses.
      return facts.split(separator: ")").last?.hasPrefix(" S ") == true
    }
  }
#endif
