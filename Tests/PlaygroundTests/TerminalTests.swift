import Foundation
import TestTraits
import Testing

@Suite("Colors")
struct TerminalTests {
  @Test(
    "errors are red on a terminal; without a terminal, with NO_COLOR or TERM=dumb, nothing is colored"
  )
  func colour() async throws {
    let red = "playground: \u{1B}[31merror:\u{1B}[0m"
    let plain = "playground: error:"
    #expect(try await onTerminal(["x"]).hasPrefix(red))
    #expect(try await onTerminal(["x"], environment: ["NO_COLOR": ""]).hasPrefix(red))
    #expect(try await onTerminal(["x"], environment: ["NO_COLOR": "1"]).hasPrefix(plain))
    #expect(try await onTerminal(["x"], environment: ["TERM": "dumb"]).hasPrefix(plain))
    #expect(try await playground("x", in: TemporaryDirectory()).errors.hasPrefix(plain))
  }

  /// Runs the program on a terminal and returns what the terminal received.
  private func onTerminal(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) async throws -> String {
    let terminal = try PseudoTerminal()
    let process = try Subprocess(
      arguments,
      in: TemporaryDirectory(),
      environment: environment,
      descriptors: (terminal.line, terminal.line)
    )
    close(terminal.line)
    let output = await terminal.everything()
    _ = await process.end()
    return output
  }
}
