import Testing

@testable import CapabilitiesPlayground

@Suite("Lines of plain input")
struct PlainLinesTests {
  @Test("a line is read once, however the input is split")
  func lines() throws {
    var lines = LineSplitter()
    #expect(
      try lines.lines(in: Array("one\r\ntwo\nth".utf8)).map { try $0.text() } == ["one", "two"]
    )
    #expect(lines.lines(in: Array("ree".utf8)).isEmpty)
    #expect(try lines.rest()?.text() == "three")
    #expect(lines.rest() == nil)
  }

  @Test("a line that is too long, or is not UTF-8, does not affect the next one")
  func unreadable() throws {
    var lines = LineSplitter()
    let long = Array(repeating: UInt8(ascii: "x"), count: ScriptLine.limit)
    #expect(lines.lines(in: long).isEmpty)
    let bad = lines.lines(in: Array("x\nab".utf8) + [0xFF, 0x0A])
    #expect(bad.map(\.isTooLong) == [true, false])
    #expect(throws: ScriptError.self) { try bad[1].text() }
    #expect(try lines.lines(in: Array("next\n".utf8)).map { try $0.text() } == ["next"])
    #expect(lines.rest() == nil)
  }
}
