import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A replay distinguishes inputs")
struct ReplayInputTests {
  /// Its encoding leaves out the text.
  struct Secret: Sendable, Encodable { var text: String; enum CodingKeys: CodingKey {} }
  /// Its description leaves out the number.
  struct Tag: Sendable, CustomStringConvertible {
    var name: String
    var number: Int
    var description: String { name }
  }
  struct Marks: Sendable, Codable { var tags: Set<UUID> }

  /// Records a call for each input, which returns its place. The endpoint answers from the recording.
  private func recorded<Input: Sendable>(
    _ inputs: [Input]
  ) throws -> (file: Data, replay: Replay, open: @Sendable (Input) throws -> Int) {
    let transcript = Transcript()
    for (place, input) in inputs.enumerated() {
      _ = try transcript.wrap("Vault.open", { @Sendable (_: Input) throws in place })(input)
    }
    let replay = try Replay(transcript.json())
    let closed: @Sendable (Input) throws -> Int = { _ in throw ShopError.closed }
    return (try transcript.json(), replay, replay.wrap("Vault.open", closed))
  }

  @Test("data of the same length")
  func data() throws {
    let (_, replay, open) = try recorded([Data([1, 2]), Data([9, 9])])
    #expect(try open(Data([9, 9])) == 1)
    #expect(try open(Data([1, 2])) == 0)
    replay.expectAllCallsReplayed()
  }

  @Test("data that was not recorded is an issue, and the recorded call stays unused")
  func otherData() async throws {
    let open = try recorded([Data([1, 2])]).open
    await expectIssue(
      """
      not recorded: Vault.open(2 bytes)
        it was recorded with inputs that have the same description and another value
        to fix: record the transcript again, or call the use case with the recorded inputs
      """
    ) { _ = try? open(Data([9, 9])) }
    #expect(try open(Data([1, 2])) == 0)
  }

  @Test("secrets are compared, and the file contains neither the secret nor its description")
  func secret() async throws {
    let (file, _, open) = try recorded([Secret(text: "right")])
    #expect(!String(decoding: file, as: UTF8.self).contains("right"))
    let issues = await recordedIssues {
      #expect(throws: ShopError.closed) { try open(Secret(text: "wrong")) }
    }
    #expect(issues.map { $0.text.hasPrefix("not recorded: Vault.open(•••)") } == [true])
    #expect(try open(Secret(text: "right")) == 0)
  }

  @Test("a description that leaves out a stored property")
  func tag() throws {
    let open = try recorded((1...2).map { Tag(name: "a", number: $0) }).open
    #expect(try open(Tag(name: "a", number: 2)) == 1)
    #expect(try open(Tag(name: "a", number: 1)) == 0)
  }

  struct Person: Sendable {
    var name = ""
    var email = ""
    var initials: String { "" }
  }

  @Test("key paths, which are described without addresses")
  func keyPaths() throws {
    let paths: [any KeyPath<Person, String> & Sendable] = [\.name, \.email, \.initials]
    let open = try recorded(paths).open
    #expect(try open(\.email) == 1)
    #expect(try open(\.name) == 0)
    let texts = ["name", "email", "<computed (String)>"].map { "\\Person.\($0)" }
    #expect(paths.map(describe) == texts)
  }

  func replayed<Value: Codable & Sendable>(_ value: Value, to other: Any? = nil) throws -> Value {
    let (transcript, echo) = (Transcript(), { @Sendable (value: Value) throws in value })
    _ = try transcript.wrap("Vault.echo", echo)(value)
    return try Replay(transcript.json()).wrap("Vault.echo", echo)(other as? Value ?? value)
  }

  @Test(
    "numbers that JSON lacks, or that a Double rounds, as inputs and outputs",
    arguments: [
      Double.nan, Double.infinity, -Double.infinity, -0.0, UInt64.max, Int128.min,
      Decimal(sign: .plus, exponent: -2, significand: 9_999_999_999_999_999),
    ] as [any Codable & Sendable]
  )
  func numbers(number: any Codable & Sendable) throws {
    #expect(describe(try replayed(number)) == describe(number))
  }

  @Test("zero and negative zero are different inputs")
  func zeros() async {
    let issues = await recordedIssues { _ = try? replayed(-0.0, to: 0.0) }
    #expect(issues.map { $0.text.hasPrefix("not recorded: Vault.echo(0.0)") } == [true])
  }

  @Test("equal sets have the same key, whatever their order")
  func sets() throws {
    let tags = (0..<20).map { _ in UUID() }
    let open = try recorded([Marks(tags: Set(tags))]).open
    // A larger capacity gives the same elements another order.
    var other = Set<UUID>(minimumCapacity: 1_000)
    for tag in tags.reversed() { other.insert(tag) }
    #expect(try open(Marks(tags: other)) == 0)
  }
}
