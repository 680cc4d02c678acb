@testable import CapabilityGeneration
import Testing

@Suite("The options of `wire`")
struct WiringOptionsTests {
  private func request(_ words: [String]) throws -> WiringRequest {
    let options = WiringRequest.options
    return try WiringRequest(world: "World", CommandLine(words, options: options, flags: []))
  }

  @Test("a new name with a space is refused, not joined")
  func spaces() throws {
    #expect(throws: UsageError.self) { try request(["--as", "makeA=b c"]) }
    #expect(try request(["--as", "makeA=b, makeC=d"]).names == ["makeA": "b", "makeC": "d"])
    #expect(try request(["--targets", " A , B "]).targets == ["A", "B"])
  }

  @Test("--targets takes the names of the manifest")
  func targets() throws {
    let request = try request(["--targets", "app.main,my-core,2nd"])
    #expect(request.targets == ["app_main", "my_core", "_nd"])
    #expect(request.words == ["--targets", "app_main,my_core,_nd"])
  }

  @Test(
    "--open names an input alone, or after each name of its builder",
    arguments: [
      ("limit", true), ("makePay.limit", true), ("Shop.makePay.limit", true),
      ("makePay(limit:).limit", true), ("makeSell.limit", false), ("makePay.other", false),
      ("Other.makePay.limit", false),
    ]
  )
  func open(_ name: String, isOpen: Bool) throws {
    var symbol = Symbol()
    symbol.kind = "swift.func"
    symbol.path = ["makePay(limit:)"]
    symbol.location = .nowhere
    let builder = try #require(Builder(symbol, module: "Shop", globalActors: []))
    let input = Builder.Parameter(name: "limit", innerName: "limit", type: .void)
    #expect(Set([name]).names(input, of: builder) == isOpen)
  }
}
