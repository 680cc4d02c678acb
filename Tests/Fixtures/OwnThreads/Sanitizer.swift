import Foundation

/// What watches the tests. It takes its time, and memory of its own, which is no cost of ours.
package enum Sanitizer: String {
  case thread, address

  /// The one that watches this run, as `.ci/check-sanitizers` says.
  package static let current = ProcessInfo.processInfo.environment["SANITIZER"]
    .flatMap(Sanitizer.init)
}
