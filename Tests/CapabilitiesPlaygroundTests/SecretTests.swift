import CapabilityTranscripts
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Secrets")
struct SecretTests {
  private let key = PlaygroundCommand<Kitchen>("key") { _ in Secret(value: "topsecret") }

  @Test(
    "are concealed in results, errors, overrides, expectations, transcripts and reports",
    arguments: [[], ["--json"]]
  )
  func nowhere(options: [String]) async throws {
    let directory = TemporaryDirectory()
    try directory.write(
      "s",
      """
      let login = call stove.unlock {"value":"open sesame"}
      expect {"user":"ada","key":{"value":"open sesame"}}
      expect $login.key.value "open sesame"
      expect {"kee":"hunter22"}
      expect $login.key {"value":"hunter22"}
      expect key {"value":"topsecret"}
      call stove.unlock {"value":"hunter22"}
      expect {"key":{"value":"hunter22"}}
      override stove.unlock fail wrong([{"value":"topsecret"}])
      call stove.unlock $login.key
      restore all
      call stove.unlock $login.key
      expect $login.user ada
      show $login.key.value
      season salt $login.key.value
      transcript
      transcript mermaid
      """
    )
    let arguments = ["script", directory.path("s"), "--junit", directory.path("xml")] + options
    let run = await runProgram(arguments, commands: [key])
    let lines = run.errors.matches(of: /s:(\d+):1/).map(\.output.1)
    #expect(lines == ["4", "5", "8", "7", "10", "15"])
    let report = try #require(directory.read("xml"))
    for text in [run.output, report] {
      #expect(text.replacing(/&quot;|\\?"/, with: "'").contains("expect {'user':'ada','key':•••}"))
    }
    for secret in ["open sesame", "hunter22", "topsecret"] {
      #expect(!"\(run)\(report)".contains(secret), "\(secret)")
    }
  }

  @Test("in expectations are not stored in the history")
  func history() async throws {
    let runner = try await startRunner(commands: [key])
    _ = await runner.run(
      ScriptLine("let login = call stove.unlock {\"value\":\"open sesame\"}")
    )
    let secret = "{\"value\":\"x\"}"
    for value in ["$login.key \(secret)", "{\"key\":\(secret)}", "key \(secret)"] {
      #expect(await runner.retention(of: "expect \(value)") == .none, "\(value)")
    }
    #expect(await runner.retention(of: "expect {\"user\":\"ada\"}") == .file)
  }

  /// Its type does not show that it has a secret.
  private struct Pass: Decodable, Sendable {
    static let decodings = Atomic(0)
    let key: Secret?
    init(from decoder: any Decoder) throws {
      Self.decodings.add(1, ordering: .relaxed)
      let text = try decoder.singleValueContainer().decode(String.self)
      key = text.isEmpty ? nil : Secret(value: text)
    }
  }

  @Test("in an expected value are concealed, and its type is examined once")
  func values() async throws {
    let action = Action<Kitchen>(inputs: [], returns: .decodable(Pass.self)) { context in
      try context.inputs.next()
    }
    let pass = ScriptCall(title: "pass", action: action, given: [])
    let runner = try await startRunner()
    for (text, shown) in [("hunter22", "•••"), ("", "\"\"")] {
      let text = await runner.description(of: .answer(pass, Node(kind: .text(text))))
      #expect(text == "pass \(shown)")
    }
    #expect(Pass.decodings.load(ordering: .relaxed) == 3)
  }

  @Test("are concealed in the description of a type")
  func descriptions() {
    struct Chatty: CustomStringConvertible {
      let secrets: [Secret]
      var description: String { "my secret is \(secrets[0].value)!" }
    }
    #expect(describe(Chatty(secrets: [Secret(value: "hunter22")])) == "my secret is •••!")
  }
}
