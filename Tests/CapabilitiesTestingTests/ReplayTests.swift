import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A replay answers from a recorded transcript")
struct ReplayTests {
  private let transcript = Transcript()

  /// Returns a recording of a few calls of the stocked shop.
  private func recording() async throws -> Data {
    let shop = Shop.stocked.intercepted(by: transcript)
    _ = shop.greet()
    _ = try await shop.price("tea")
    _ = try? await shop.price("gin")
    try await shop.reserve("tea", 2)
    return try transcript.json()
  }

  @Test("values, errors and calls without a value are replayed as recorded")
  func roundTrip() async throws {
    try? transcript.wrap("Shop.wait", { @Sendable () throws in throw CancellationError() })()
    let replay = try Replay(await recording())
    let shop = Shop.test.intercepted(by: replay)
    #expect(shop.greet() == "hello")
    #expect(try await shop.price("tea") == 3)
    await #expect(throws: ShopError.unknown("gin")) { try await shop.price("gin") }
    try await shop.reserve("tea", 2)
    let wait = replay.wrap("Shop.wait", { @Sendable () throws in })
    #expect(throws: CancellationError.self) { try wait() }
    replay.expectAllCallsReplayed()
  }

  @Test("the calls that a replayed call made answer no other call, and are not missing")
  func innerCalls() async throws {
    let rates = Mutexed(0)
    let rate = transcript.wrap("Bank.rate") { @Sendable () in rates.increment() }
    let quote = transcript.wrap("Shop.quote") { @Sendable () in rate() * 10 }
    let price = transcript.wrap("Shop.price") { @Sendable () in quote() + rate() }
    let recorded = [price(), rate()]
    #expect(recorded == [12, 3])
    let replay = try Replay(transcript.json())
    let again = { (name: String) in replay.wrap(name) { @Sendable () -> Int in 0 }() }
    let replayed = [again("Shop.price"), again("Bank.rate")]
    #expect(replayed == recorded)
    replay.expectAllCallsReplayed()
  }

  @Test("the file is the same for the same calls and readable by people")
  func file() async throws {
    let shop = Shop.stocked.intercepted(by: transcript)
    _ = try? await shop.price("gin")
    _ = shop.greet()
    #expect(
      String(decoding: try transcript.json(), as: UTF8.self) == """
        {
          "calls" : [
            {
              "endpoint" : "Shop.price",
              "inputs" : [
                "\\"gin\\""
              ],
              "threw" : {
                "unknown" : {
                  "_0" : "gin"
                }
              }
            },
            {
              "endpoint" : "Shop.greet",
              "inputs" : [

              ],
              "returned" : "hello"
            }
          ]
        }
        """
    )
  }

  @Test("the file is the same for equal sets and dictionaries, whose order differs")
  func unorderedValues() throws {
    enum Cover: Hashable, Codable { case of(Set<Int>?), pair(Int, all: Set<Int>) }
    struct Shelf: Codable, Equatable { var ids: Set<Int>, covers: [Cover: [Set<Int>]] }
    func file(capacity: Int) throws -> Data {
      let ids = Set<Int>(minimumCapacity: capacity).union(0..<30)
      let covers: [Cover: [Set<Int>]] = [.of(ids): [ids], .pair(1, all: ids): [], .of(nil): [[1]]]
      let transcript = Transcript(keepingInputs: true)
      _ = transcript.wrap("Shop.shelf", { @Sendable in $0 })(["a": Shelf(ids: ids, covers: covers)])
      _ = transcript.wrap("Shop.covers", { @Sendable in $0 })(Set(covers.keys))
      return try transcript.json()
    }
    #expect(try file(capacity: 0) == file(capacity: 10_000))
  }

  @Test("a call with unrecorded inputs records an issue that lists the recorded ones")
  func otherInputs() async throws {
    let shop = Shop.stocked.intercepted(by: try Replay(await recording()))
    try await expectIssue(
      """
      not recorded: Shop.price("rye")
        recorded and not yet replayed:
          Shop.price("tea")
          Shop.price("gin")
        to fix: record the transcript again, or call the use case with the recorded inputs
      """
    ) {
      let price = try await shop.price("rye")
      #expect(price == 5, "it goes to the endpoint below")
    }
  }

  @Test("a missing answer is one issue, with one advice, above unimplemented endpoints")
  func oneIssue() async throws {
    let replay = try Replay(await recording())
    let issues = await recordedIssues {
      let shop = Shop.test.intercepted(by: replay)
      for _ in 1...2 { _ = try? await shop.price("rye") }
      let open: @Sendable () async throws -> Int = unimplemented("Desk.open")
      let missing = replay.wrap("Desk.open", open)
      let error = await #expect(throws: (any Error).self) { try await missing() }
      #expect(error.map { "\($0)" }?.hasPrefix("not recorded: Desk.open()\n") == true)
      replay.expectAllCallsReplayed()
    }
    let lines = issues.map { String($0.text.prefix { $0 != "\n" }) }
    #expect(lines == [#"not recorded: Shop.price("rye")"#, "not recorded: Desk.open()"])
  }

  @Test("a call made more often than recorded records an issue")
  func moreOftenThanRecorded() async throws {
    let shop = Shop.stocked.intercepted(by: try Replay(await recording()))
    _ = shop.greet()
    let issues = await recordedIssues { _ = shop.greet() }
    let start = "not recorded: Shop.greet()\n  every recorded call of Shop.greet was already "
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
  }

  @Test("recorded calls that were not replayed can record an issue")
  func leftOver() async throws {
    let replay = try Replay(await recording())
    let shop = Shop.test.intercepted(by: replay)
    _ = shop.greet()
    await expectIssue(
      """
      recorded, but not called in the replay:
        Shop.price("tea")
        Shop.price("gin")
        Shop.reserve("tea", 2)
      """
    ) { replay.expectAllCallsReplayed() }
  }

  @Test(
    "strings are replayed with all of their scalars",
    arguments: [
      "\u{FEFF}", "\u{FEFF}\u{FEFF}a", "e\u{301}\\\"-0\u{FEFF}", "\0\u{1B}\u{2028}", "\\uFEFF", "",
    ]
  )
  func texts(text: String) async throws {
    func echo(of transcript: some Interceptor) -> @Sendable (String) -> [String: String] {
      transcript.wrap("Shop.echo", { [$0: $0] })
    }
    _ = [text.precomposedStringWithCanonicalMapping, text].map(echo(of: transcript))
    let replay = try Replay(try transcript.json())
    let answer = echo(of: replay)(text)
    _ = echo(of: replay)(text.precomposedStringWithCanonicalMapping)
    replay.expectAllCallsReplayed()
    #expect(answer.keys.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
    #expect(answer.values.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("a value that is not Codable, or that loses a part, cannot be saved")
  func notSaved() {
    struct Opaque: Sendable {}
    struct Person: Codable, Equatable { var name = ""; enum CodingKeys: CodingKey {} }
    func reason<Value: Sendable>(_ value: Value) -> String? {
      let transcript = Transcript()
      _ = transcript.wrap("Shop.find", { @Sendable () -> Value in value })()
      let error = #expect(throws: Transcript.UnrecordableCallError.self) { try transcript.json() }
      return error.map { "\($0.endpoint): \($0.reason)" }
    }
    #expect(reason(Opaque()) == "Shop.find: Opaque is not Codable")
    #expect(reason(Person(name: "Ada"))?.hasSuffix("after it is encoded and decoded") == true)
  }

  @Test("inputs are saved whole if the transcript keeps them")
  func keptInputs() throws {
    struct Opaque: Sendable {}
    let transcript = Transcript(keepingInputs: true)
    transcript.wrap("Shop.take", { @Sendable (_: String?, _: [Int]) in })(nil, [1, 2])
    let json = try JSONSerialization.jsonObject(with: transcript.json()) as? [String: Any]
    let call = (json?["calls"] as? [[String: Any]])?.first
    #expect(call?["inputs"] as? [String] == ["nil", "[1, 2]"])
    let arguments = try #require(call?["arguments"] as? [Any])
    #expect(arguments.first is NSNull)
    #expect(arguments.last as? [Int] == [1, 2])

    transcript.wrap("Shop.mix", { @Sendable (_: Int, _: Opaque) in })(1, Opaque())
    let error = #expect(throws: Transcript.UnrecordableCallError.self) { try transcript.json() }
    #expect(
      error?.description == """
        a call of Shop.mix cannot be saved: input 2: Opaque is not Codable
          to fix: make all of the input Codable, or create the transcript without keepingInputs
        """
    )
  }

  private static func call(_ fields: String) -> String {
    #"{"calls": [{"endpoint": "A.b", "inputs": ["1"], \#(fields)}]}"#
  }

  @Test(
    "a file that is not a transcript is refused with the reason",
    arguments: [
      ("[]", "it has no list of calls"),
      (#"{"calls": [{"endpoint": "A.b"}]}"#, "call 1 has no endpoint or no inputs"),
      (call(#""keys": [1]"#), #""keys" of a call of A.b has the wrong type"#),
      (call(#""arguments": {}"#), #""arguments" of a call of A.b has the wrong type"#),
      (call(#""returned": 1, "type": 2"#), #""type" of a call of A.b has the wrong type"#),
      (call(#""returnedStream": 3"#), #""returnedStream" of a call of A.b has the wrong type"#),
      (call(#""throws": 1"#), #"call 1 has an unknown field, "throws""#),
      (call(#""element": 1"#), #"call 1 has an unknown field, "element""#),
      (call(#""returned": 1, "threw": 2"#), #"call 1 has two outcomes, "returned" and "threw""#),
      (call(#""keys": ["a", "b"]"#), #"call 1 has 1 input and 2 in "keys""#),
      (call(#""arguments": []"#), #"call 1 has 1 input and 0 in "arguments""#),
      ("", "it is not JSON: Unexpected end of file during JSON parse."),
    ]
  )
  func badFile(json: String, reason: String) throws {
    #expect(throws: InvalidTranscriptError(reason: reason)) { _ = try Replay(Data(json.utf8)) }
  }

  @Test("an outcome of another type is reported with the endpoint's type")
  func otherType() async throws {
    let replay = try Replay(Data(Self.call(#""returned": 1"#).utf8))
    let endpoint: @Sendable (Int) -> Void = replay.wrap("A.b", { _ in })
    let issues = await recordedIssues { endpoint(1) }
    let start = "the recorded outcome of A.b does not have this endpoint's type, ()\n"
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
  }

  @Test(
    "a type name from a file is looked up only if it looks mangled: others crash the runtime",
    arguments: ["$", "$sSi", #"\u0001abcd"#, #"\u0018abcdefgh"#, "é", ""]
  )
  func oddTypes(name: String) throws {
    let call = #"{"endpoint":"Shop.count","inputs":[],"returned":3,"type":"\#(name)"}"#
    let replay = try Replay(Data(#"{"calls":[\#(call)]}"#.utf8))
    let count: @Sendable () -> Int = replay.wrap("Shop.count", { 0 })
    #expect(count() == 3)
  }
}
