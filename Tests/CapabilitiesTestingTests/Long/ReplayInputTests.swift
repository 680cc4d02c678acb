import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A replay distinguishes inputs")
struct ReplayInputTests {
  struct Vault: Interceptable {
    var send: @Sendable (Data) throws -> Bool
    var sign: @Sendable (Secret) throws -> Bool
    var tag: @Sendable (Tag) throws -> Bool
    var mark: @Sendable (Marks) throws -> Bool

    func intercepted(by interceptor: some Interceptor) -> Vault {
      Vault(
        send: interceptor.wrap("Vault.send", send),
        sign: interceptor.wrap("Vault.sign", sign),
        tag: interceptor.wrap("Vault.tag", tag),
        mark: interceptor.wrap("Vault.mark", mark)
      )
    }

    static let refusing = Vault(
      send: { _ in throw ShopError.closed },
      sign: { _ in throw ShopError.closed },
      tag: { _ in throw ShopError.closed },
      mark: { _ in throw ShopError.closed }
    )
  }

  struct Secret: Sendable { var text: String }
  /// Its description leaves out the number.
  struct Tag: Sendable, CustomStringConvertible {
    var name: String
    var number: Int
    var description: String { name }
  }
  /// A set of values with their own description.
  struct Marks: Sendable, Codable { var tags: Set<UUID> }

  private let live = Vault(
    send: { $0 == Data([1, 2]) },
    sign: { $0.text == "right" },
    tag: { $0.number == 1 },
    mark: { !$0.tags.isEmpty }
  )

  private func recording(_ calls: (Vault) throws -> Void) throws -> Data {
    let transcript = Transcript()
    try calls(live.intercepted(by: transcript))
    return try transcript.json()
  }

  @Test("data of the same length")
  func data() throws {
    let file = try recording { vault in
      _ = try vault.send(Data([1, 2]))
      _ = try vault.send(Data([9, 9]))
    }
    let replay = try Replay(file)
    let vault = Vault.refusing.intercepted(by: replay)
    #expect(try !vault.send(Data([9, 9])))
    #expect(try vault.send(Data([1, 2])))
    replay.expectAllCallsReplayed()
  }

  @Test("data that was not recorded is an issue, and the recorded call stays unused")
  func otherData() async throws {
    let replay = try Replay(try recording { _ = try $0.send(Data([1, 2])) })
    await expectIssue(
      """
      not recorded: Vault.send(2 bytes)
        it was recorded with inputs that have the same description and another value
        to fix: record the transcript again, or call the use case with the recorded inputs
      """
    ) { _ = try? Vault.refusing.intercepted(by: replay).send(Data([9, 9])) }
    #expect(try Vault.refusing.intercepted(by: replay).send(Data([1, 2])))
  }

  @Test("secrets are compared, and the file contains neither the secret nor its description")
  func secret() async throws {
    let file = try recording { _ = try $0.sign(Secret(text: "right")) }
    let text = String(decoding: file, as: UTF8.self)
    #expect(!text.contains("right"))
    let vault = Vault.refusing.intercepted(by: try Replay(file))
    let issues = await recordedIssues {
      #expect(throws: ShopError.closed) { try vault.sign(Secret(text: "wrong")) }
    }
    #expect(issues.map { $0.text.hasPrefix("not recorded: Vault.sign(•••)") } == [true])
    #expect(try vault.sign(Secret(text: "right")))
  }

  @Test("a description that leaves out a stored property")
  func tag() throws {
    let file = try recording { vault in
      for number in 1...2 { _ = try vault.tag(Tag(name: "a", number: number)) }
    }
    let vault = Vault.refusing.intercepted(by: try Replay(file))
    #expect(try !vault.tag(Tag(name: "a", number: 2)))
    #expect(try vault.tag(Tag(name: "a", number: 1)))
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
    let file = try recording { _ = try $0.mark(Marks(tags: Set(tags))) }
    let vault = Vault.refusing.intercepted(by: try Replay(file))
    // A larger capacity gives the same elements another order.
    var other = Set<UUID>(minimumCapacity: 1_000)
    for tag in tags.reversed() { other.insert(tag) }
    #expect(try vault.mark(Marks(tags: other)))
  }
}
