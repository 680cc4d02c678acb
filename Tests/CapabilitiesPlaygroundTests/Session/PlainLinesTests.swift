import Testing

@testable import CapabilitiesPlayground

@Suite("Lines of plain input")
struct PlainLinesTests {
  @Test("a line is read once, however the input is split")
  func lines() {
    var lines = PlainLines()
    #expect(lines.lines(in: Array("one\r\ntwo\nth".utf8)) == [.text("one"), .text("two")])
    #expect(lines.lines(in: Array("ree".utf8)) == [])
    #expect(lines.rest() == .text("three"))
    #expect(lines.rest() == nil)
  }

  @Test("a line that is too long, or is not UTF-8, does not affect the next one")
  func unreadable() {
    var lines = PlainLines()
    let long = Array(repeating: UInt8(ascii: "x"), count: LineBuffer.limit)
    #expect(lines.lines(in: long) == [])
    #expect(
      lines.lines(in: Array("x\nab".utf8) + [0xFF, 0x0A]) == [.tooLong, .invalid(column: 3)]
    )
    #expect(lines.lines(in: Array("next\n".utf8)) == [.text("next")])
    #expect(lines.rest() == nil)
  }
}
