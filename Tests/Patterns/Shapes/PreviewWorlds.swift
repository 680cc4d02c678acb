import Capabilities
import CapabilitiesTesting
import Observation
import StandardCapabilities
import Testing

/// A world has a value for each place that uses it: `live`, `test`, and one for previews, which answers
/// every call from memory and at once.
private struct NewsWorld: TestableCapability {
  var headlines: @Sendable () async throws -> [String]
  var clock: MonotonicClock

  static var test: NewsWorld {
    NewsWorld(headlines: unimplemented("NewsWorld.headlines"), clock: .test)
  }

  /// For previews: some headlines, and pauses that take no time.
  static var preview: NewsWorld {
    NewsWorld(headlines: { ["Rain in Kent", "Sun in York"] }, clock: .immediate)
  }
}

extension NewsWorld {
  /// For previews of a failure.
  static var failing: NewsWorld {
    struct Offline: Error {}
    return preview.overriding { $0.headlines = { throw Offline() } }
  }

  /// For previews of a slow network: the call ends when the preview does.
  static var waiting: NewsWorld {
    preview.overriding { world in
      world.headlines = {
        try await Task.sleep(for: .seconds(3600))
        return []
      }
    }
  }

  @MainActor func makeNewsModel() -> NewsModel {
    NewsModel(headlines: headlines, clock: clock)
  }
}

@MainActor @Observable private final class NewsModel {
  enum State: Equatable { case loading, loaded([String]), failed }
  private(set) var state = State.loading
  @ObservationIgnored private let headlines: @Sendable () async throws -> [String]
  @ObservationIgnored private let clock: MonotonicClock

  init(headlines: @escaping @Sendable () async throws -> [String], clock: MonotonicClock) {
    (self.headlines, self.clock) = (headlines, clock)
  }

  func load() async {
    do {
      state = .loaded(try await headlines())
    } catch is CancellationError {
      return
    } catch {
      try? await clock.sleep(for: .seconds(2))
      state = .failed
    }
  }
}

@Suite("A world for previews") @MainActor
struct PreviewWorlds {
  @Test("shows its data")
  func preview() async {
    let model = NewsWorld.preview.makeNewsModel()
    await model.load()
    #expect(model.state == .loaded(["Rain in Kent", "Sun in York"]))
  }

  @Test("shows a failure without a pause")
  func failing() async {
    let model = NewsWorld.failing.makeNewsModel()
    await model.load()
    #expect(model.state == .failed)
  }

  @Test("shows that it waits, until the preview ends")
  func waiting() async {
    let model = NewsWorld.waiting.makeNewsModel()
    let loading = Task { await model.load() }
    loading.cancel()
    await loading.value
    #expect(model.state == .loading)
  }
}
