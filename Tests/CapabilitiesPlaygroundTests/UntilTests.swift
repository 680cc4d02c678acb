import Capabilities
import StandardCapabilities
import Testing

@testable import CapabilitiesPlayground

@Suite("until")
struct UntilTests {
  private struct Office: Interceptable {
    var clock = MonotonicClock.immediate
    func intercepted(by interceptor: some Interceptor) -> Office { self }
  }

  /// Runs a script in a world whose command `hours` returns the time that has passed.
  private func run(_ script: String) async throws -> Run {
    let directory = try SessionDirectory()
    try directory.write("s", script)
    let recorder = Recorder()
    let hours = PlaygroundCommand<Office>("hours") { context in
      Int(context.world.clock.elapsed() / .seconds(3600))
    }
    let table = PlaygroundTable(worlds: [.named("office") { Office() }])
    let status = await PlaygroundProgram(table, commands: [hours], name: "office")
      .run(["script", directory.file("s")], console: recorder.console)
    var run = recorder.run(status)
    run.errors = run.errors.replacing(directory.file("s"), with: "s")
    return run
  }

  @Test("repeats an expectation until it is met, on the world's clock")
  func met() async throws {
    let run = try await run("until 20h: expect hours 5\nexpect hours 5")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasSuffix("2 commands, 2 expectations met\n"))
  }

  @Test("is a problem if the expectation is not met in time")
  func unmet() async throws {
    let run = try await run("until 2h: expect hours 3\nexpect hours 2")
    #expect(run.status == 1)
    #expect(run.errors == "s:1:1: error: expected hours 3, but it is 2\n")
  }

  @Test(
    "repeats only what can change, for a time",
    arguments: [
      ("until 5s: expect 3", "11: error: until repeats only expect COMMAND VALUE and"),
      ("until 5s: hours", "11: error: until repeats only expect COMMAND VALUE and"),
      (
        "until 5s expect hours 3", "7: error: expected a time such as 20ms, 1.5s or 2h, and a colon"
      ),
      ("until -5s: expect hours 3", "7: error: expected a time such as"),
      ("until 5s: until 5s: expect hours 3", "11: error: until can only start a line"),
      ("until", "1: error: expected a time such as"),
    ]
  )
  func mistakes(_ line: String, _ error: String) async throws {
    let run = try await run(line)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("s:1:\(error)"), "\(run.errors)")
  }
}
