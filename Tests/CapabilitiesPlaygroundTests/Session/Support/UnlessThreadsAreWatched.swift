import OwnThreads
import Testing

extension Trait where Self == ConditionTrait {
  /// Not under the thread sanitizer: of the programs that these tests start, it ends some by itself
  /// where a signal comes, and holds up what others show.
  static var unlessThreadsAreWatched: Self {
    .enabled(
      if: Sanitizer.current != .thread,
      "the thread sanitizer meddles with signals"
    )
  }
}
