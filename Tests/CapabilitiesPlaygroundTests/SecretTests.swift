import CapabilityTranscripts
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Secrets")
struct SecretTests {
  @Test("are concealed in results, errors, overrides, expectations and transcripts")
  func nowhere() async {
    let run = await play(
      """
      let login = call stove.unlock {"value":"open sesame"}
      call stove.unlock {"value":"hunter22"}
      expect error •••
      override stove.unlock fail wrong([{"value":"topsecret"}])
      call stove.unlock $login.key
      expect error •••
      restore all
      call stove.unlock $login.key
      expect $login.user ada
      transcript
      transcript mermaid
      """
    )
    #expect(run.status == 0)
    #expect(run.output.contains("let login = call stove.unlock: Login(user: \"ada\", key: •••)"))
    #expect(run.output.contains("call stove.unlock: failed: wrong(Attempts(tried: [•••]))"))
    for secret in ["open sesame", "hunter22", "topsecret"] {
      #expect(!run.output.contains(secret), "\(secret)")
    }
    #expect(run.errors == "")
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
