import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A transcript records every call of a capability")
struct TranscriptTests {
  let transcript = Transcript()
  var shop: Shop { Shop.stocked.intercepted(by: transcript) }

  @Test("calls of other tasks within each other, forty levels deep", .hangLimit)
  func nestedTasks() async {
    @Sendable func descend(_ depth: Int) async {
      let level = transcript.wrap("level") { @Sendable (depth: Int) async in
        for next in [0, depth - 1] where depth > 0 { await Task { await descend(next) }.value }
      }
      await level(depth)
    }
    await descend(40)
    #expect(transcript.text().split(separator: "\n").count == 81)
  }

  @Test("a later task does not take the place of the one that created the transcript")
  func laterTask() async {
    for _ in 0..<50 {
      let transcript = await Task { Transcript() }.value
      let greet = transcript.wrap("greet") { @Sendable () in }
      await Task { greet() }.value
      #expect(transcript.text() == "|| greet()")
    }
  }

  @Test("endpoint, inputs and outcome, in the order of the calls")
  func text() async throws {
    _ = shop.greet()
    _ = try await shop.price("tea")
    try await shop.reserve("tea", 2)
    await #expect(throws: ShopError.unknown("gin")) { try await shop.price("gin") }

    transcript.expect(
      """
      Shop.greet() -> "hello"
      Shop.price("tea") -> 3
      Shop.reserve("tea", 2)
      Shop.price("gin") throws unknown("gin")
      """
    )
    transcript.expect(
      """
      Shop.greet
      Shop.price
      Shop.reserve
      Shop.price throws
      """,
      .brief
    )
  }

  @Test("print shows the text")
  func printing() async throws {
    _ = shop.greet()
    try await shop.reserve("tea", 2)
    var printed = ""
    print(transcript, to: &printed)
    #expect(printed == "Shop.greet() -> \"hello\"\nShop.reserve(\"tea\", 2)\n")
  }

  @Test("an empty transcript is an empty text")
  func empty() {
    transcript.expect("")
    #expect("\(transcript)" == "")
    #expect(transcript.calls == [])
  }

  @Test("calls within a call are nested below it")
  func nesting() async throws {
    let shop = shop
    let order: @Sendable (String) async throws -> Int = transcript.wrap("Order") { name in
      try await shop.reserve(name, 1)
      return try await shop.price(name)
    }
    _ = try await order("rye")

    transcript.expect(
      """
      Order("rye") -> 5
        Shop.reserve("rye", 1)
        Shop.price("rye") -> 5
      """
    )
  }

  @Test("calls of other tasks are sorted by text, in whatever order they ran", arguments: 1...20)
  func concurrency(round: Int) async throws {
    let shop = shop
    _ = shop.greet()
    try await withThrowingTaskGroup { group in
      for name in ["tea", "rye", "tea"].shuffled() {
        group.addTask { _ = try await shop.price(name) }
      }
      try await group.waitForAll()
    }
    transcript.expect(
      """
      Shop.greet() -> "hello"
      || Shop.price("rye") -> 5
      || Shop.price("tea") -> 3
      || Shop.price("tea") -> 3
      """
    )
  }

  @Test("a use case that is recorded too keeps the order of the calls within it", arguments: 1...20)
  func concurrentUseCases(round: Int) async throws {
    let shop = shop
    let order: @Sendable (String) async throws -> Int = transcript.wrap("Order") { name in
      try await shop.reserve(name, 1)
      return try await shop.price(name)
    }
    async let tea = order("tea")
    async let rye = order("rye")
    _ = try await (tea, rye)
    transcript.expect(
      """
      || Order("rye") -> 5
      ||   Shop.reserve("rye", 1)
      ||   Shop.price("rye") -> 5
      || Order("tea") -> 3
      ||   Shop.reserve("tea", 1)
      ||   Shop.price("tea") -> 3
      """
    )
  }

  @Test("a mismatch is an issue with a diff")
  func mismatch() async throws {
    _ = try await shop.price("tea")
    _ = shop.greet()
    await expectIssue(
      """
      the transcript differs (- expected, + recorded)
      - Shop.price("tea") -> 4
      + Shop.price("tea") -> 3
        Shop.greet() -> "hello"
      """
    ) { transcript.expect("Shop.price(\"tea\") -> 4\nShop.greet() -> \"hello\"") }
  }

  @Test("of more than 2,000 changed lines, the expected ones come first")
  func largeMismatch() async {
    let call = "Shop.greet() -> \"hello\""
    let lines = (0...2_000).map { "line \($0)" }
    let removed = lines.map { "- \($0)\n" }.joined()
    for _ in 1...2 { _ = shop.greet() }
    let issues = await recordedIssues {
      transcript.expect("\(call)\n\(lines.joined(separator: "\n"))")
    }
    #expect(issues.map { $0.text.hasSuffix(")\n  \(call)\n\(removed)+ \(call)") } == [true])
  }

  @Test("a call that has not ended is marked")
  func running() async throws {
    let transcript = transcript
    let look: @Sendable () -> String = transcript.wrap("Look", { transcript.text() })
    #expect(look() == "Look() ...")
  }

  @Test("two transcripts of one world keep separate nestings")
  func twoTranscripts() async throws {
    let outer = Transcript()
    let shop = shop.intercepted(by: outer)
    let order: @Sendable () async throws -> Void = outer.wrap("Order") {
      try await shop.reserve("tea", 1)
    }
    try await order()
    outer.expect("Order()\n  Shop.reserve(\"tea\", 1)")
    transcript.expect("Shop.reserve(\"tea\", 1)")
  }

  @Test("calls stay on their caller's actor")
  @MainActor
  func isolation() async throws {
    let recorded = transcript.wrap("Where", isOnMainActor)
    #expect(await recorded())
  }

  @Test("a Mermaid diagram shows concurrent calls beside each other")
  func concurrentMermaid() async throws {
    let shop = shop
    async let tea = shop.price("tea")
    async let rye = shop.price("rye")
    _ = try await (tea, rye)
    #expect(
      transcript.mermaid(caller: "Test") == """
        sequenceDiagram
          participant Test
          participant Shop
          par
          Test->>Shop: price("rye")
          Shop-->>Test: 5
          and
          Test->>Shop: price("tea")
          Shop-->>Test: 3
          end
        """
    )
  }

  @Test("a Mermaid diagram has a participant for each capability")
  func mermaid() async throws {
    let shop = shop
    let order: @Sendable (String) async throws -> Int = transcript.wrap("Orders.place") { name in
      try await shop.price(name)
    }
    _ = try? await order("a;\u{301}b#c")
    _ = shop.greet()
    #expect(
      transcript.mermaid(caller: "Test") == """
        sequenceDiagram
          participant Test
          participant Orders
          participant Shop
          Test->>Orders: place("a#59;\u{301}b#35;c")
          Orders->>Shop: price("a#59;\u{301}b#35;c")
          Shop--xOrders: unknown("a#59;\u{301}b#35;c")
          Orders--xTest: unknown("a#59;\u{301}b#35;c")
          Test->>Shop: greet()
          Shop-->>Test: "hello"
        """
    )
  }
}

private func isOnMainActor() async -> Bool { isMainActor(#isolation) }

private func isMainActor(_ actor: (any Actor)?) -> Bool { actor === MainActor.shared }
