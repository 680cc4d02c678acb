@testable import CapabilityGeneration
import Testing

@Suite("Help")
struct HelpTests {
  @Test("is given for each command, before, after and between its words", arguments: Help.commands)
  func ofEachCommand(_ command: String) throws {
    let text = try #require(Help.topics[command])
    #expect(text.contains("\nUSAGE\n  swift package capabilities \(command)"))
    for words in [[command, "--help"], ["help", command], [command, "World", "-h", "--force"]] {
      let answer = try #require(Help.answer(to: words))
      #expect(answer.text == text)
      #expect(answer.status == 0)
    }
    #expect(Help.answer(to: [command]) == nil)
    #expect(Help.answer(to: [command, "World", "--targets", "Shop"]) == nil)
  }

  @Test("names every option that a command takes")
  func options() throws {
    let wire = try #require(Help.topics["wire"])
    for option in WireCommand.options.union(["--output", "--force"]) {
      #expect(wire.contains("      \(option) ") || wire.contains("\n  \(option) "))
    }
    let adapt = try #require(Help.topics["adapt"])
    for option in AdaptCommand.options.union(["--output", "--force"]) {
      #expect(adapt.contains("\n  \(option) "))
    }
    let derive = try #require(Help.topics["derive"])
    #expect(derive.contains("\n  --output ") && derive.contains("\n  --force "))
  }

  @Test("lists the commands", arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func overview(_ words: [String]) throws {
    let answer = try #require(Help.answer(to: words))
    #expect(answer.text == Help.overview)
    #expect(answer.status == 0)
    for command in Help.commands { #expect(answer.text.contains("\n  \(command)")) }
  }

  @Test("comes with an error where no command is named, or one that does not exist")
  func noCommand() throws {
    let none = try #require(Help.answer(to: []))
    #expect(none.text == "error: a COMMAND is wanted\n\n" + Help.overview)
    #expect(none.status == 64)
    let message = """
      error: no command sing; there are wire, derive, adapt, graph, check, explain
      See `swift package capabilities --help`.
      """
    for words in [["sing"], ["sing", "--help"], ["help", "sing"], ["--help", "sing", "loud"]] {
      let answer = try #require(Help.answer(to: words))
      #expect(answer.text == message)
      #expect(answer.status == 64)
    }
  }
}
