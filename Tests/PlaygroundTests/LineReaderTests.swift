import Foundation
import CapabilitiesPlayground
import Membership
import Testing

@testable import RosterReading

@Suite("Reading a file line by line")
struct LineReaderTests {
  @Test("all line breaks, a byte order mark and a last line without a break are understood")
  func lineEnds() throws {
    let lines = try lines(of: Array("\u{FEFF}one\r\n\r\ntwo\nthree".utf8))
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one", "", "two", "three"])
    #expect(lines.map(\.number) == [1, 2, 3, 4])
  }

  @Test("an empty file has no lines, and the last line break starts no further line")
  func ends() throws {
    #expect(try lines(of: []).isEmpty)
    #expect(try lines(of: Array("\n".utf8)).map(\.bytes) == [[]])
  }

  @Test("a line can span several buffers")
  func portions() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
    let lines = try lines(of: long + [0x0A] + long.dropLast() + [0x0A, 0x79])
    #expect(lines.map(\.bytes.count) == [200_000, 199_999, 1])
  }

  @Test("of a line longer than 1 MiB only the start is kept, and the next line is whole")
  func tooLong() throws {
    #expect(LineReader.limit == 1 << 20)
    let most = String(repeating: "x", count: LineReader.limit)
    let lines = try lines(of: Array("\(most)\n\(most)x\nend".utf8))
    #expect(lines.map(\.isTooLong) == [false, true, false])
    #expect(lines.map(\.bytes.count) == [LineReader.limit, LineReader.excerpt, 3])
  }

  @Test("the position counts every byte that was returned")
  func position() throws {
    let directory = try TemporaryDirectory()
    try directory.write("file", "one\r\ntwo")
    var reader = try LineReader(path: directory.path("file"))
    #expect((reader.size, reader.position) == (8, 0))
    _ = try reader.next()
    #expect(reader.position == 5)
    _ = try reader.next()
    #expect(reader.position == 8)
  }

  private func lines(of bytes: [UInt8]) throws -> [FileLine] {
    let directory = try TemporaryDirectory()
    try directory.write("file", Data(bytes))
    var reader = try LineReader(path: directory.path("file"))
    var lines: [FileLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}
