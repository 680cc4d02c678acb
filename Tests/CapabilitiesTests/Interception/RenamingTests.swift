import Capabilities
import CapabilitiesTesting
import Testing

@Suite("A renaming interceptor")
struct RenamingTests {
  struct Rates: Interceptable {
    var rates: @Sendable () -> AsyncStream<Int>
    var refresh: @Sendable () async -> Void

    func intercepted(by interceptor: some Interceptor) -> Rates {
      Rates(
        rates: interceptor.wrap("Rates.rates", rates),
        refresh: interceptor.wrap("Rates.refresh", refresh)
      )
    }
  }

  static let rates = Rates(
    rates: {
      AsyncStream {
        $0.yield(1)
        $0.finish()
      }
    },
    refresh: { MainActor.preconditionIsolated() }
  )

  @Test("renames the steps of a stream")
  func streams() async {
    let transcript = Transcript()
    let rates = Self.rates.intercepted(by: transcript.renaming(["Rates": "euro"]))
    for await _ in rates.rates() {}
    #expect(
      transcript.text() == """
        euro.rates() -> a stream
        euro.rates()[1] -> 1
        euro.rates()[2] -> end
        """
    )
  }

  @Test("keeps the caller's actor, and the outermost renaming runs last")
  @MainActor
  func isolation() async {
    let transcript = Transcript()
    let outer = transcript.renaming(["euro": "left.euro"])
    let rates = Self.rates.intercepted(by: outer.renaming(["Rates": "euro"]))
    await rates.refresh()
    #expect(transcript.calls.map(\.endpoint) == ["left.euro.refresh"])
  }

  @Test("keeps the names of other capabilities")
  func others() {
    let renaming = Transcript().renaming(["Rate": "euro"])
    #expect(renaming.name(of: "Rates.rates") == "Rates.rates")
    #expect(renaming.name(of: "Rate.rates") == "euro.rates")
    #expect(renaming.name(of: "Rate") == "Rate")
  }
}
