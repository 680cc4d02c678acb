import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground

@Suite("History files")
struct HistoryFileTests {
  private let directory = TemporaryDirectory()

  @Test("the next session has earlier lines, without secret, hidden and invalid ones", .editsLines)
  func sessions() async throws {
    let path = directory.path("history")
    let first = try await startSession("--history", path)
    await first.type("echo one\rcall open hunter2\r echo hidden\r")
    await first.type("override open return true\rbad\recho two\r", mentions: "[two]\nbox>")
    await first.type("\u{4}")
    #expect(await first.end() == 0)
    #expect(directory.read("history") == "echo one\noverride open return true\necho two\n")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)

    let second = try await startSession(environment: ["PLAYGROUND_HISTORY": path])
    await second.type("\u{1B}[A\u{1B}[A\u{1B}[A", shows: "box> echo one|")
  }

  @Test("a line with a secret is not stored, not even in the session", .editsLines)
  func secrets() async throws {
    let session = try await startSession()
    await session.type("echo one\rcall open hunter2\r", mentions: "call open: false\nbox>")
    await session.type("\u{1B}[A", line: "box> echo one|")
  }

  @Test("lines are stored in the user's folder for state unless a variable names another file")
  func folderOfUser() throws {
    let home = directory.path
    let file = try #require(HistoryFile(ofUserIn: ["HOME": home], program: "box"))
    #expect(file.path == "\(home)/.local/state/box/history")
    try file.append("echo one")
    try file.append("echo two")
    #expect(directory.read(".local/state/box/history") == "echo one\necho two\n")
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(file.path) == 0o600)
    #expect(try mode("\(home)/.local/state/box") == 0o700)
    let state = ["HOME": home, "XDG_STATE_HOME": "/state"]
    #expect(HistoryFile(ofUserIn: state, program: "box")?.path == "/state/box/history")
    // A relative folder is no folder for state.
    let relative = HistoryFile(ofUserIn: ["HOME": home, "XDG_STATE_HOME": "x"], program: "box")
    #expect(relative?.path == file.path)
    #expect(HistoryFile(ofUserIn: [:], program: "box") == nil)
    #expect(HistoryFile(ofUserIn: ["HOME": home], program: "../box") == nil)
  }

  @Test("a folder that cannot be created is an error when a line is stored")
  func folderWithoutPlace() throws {
    try directory.write("home", "")
    let file = HistoryFile(ofUserIn: ["HOME": directory.path("home")], program: "box")
    let error = #expect(throws: HistoryFileError.self) { try file?.append("echo") }
    #expect(error?.message.hasSuffix("home/.local/state/box/history: Not a directory") == true)
  }

  @Test("an unusable history file is an error, and the session continues", .editsLines)
  func refused() async throws {
    let session = try await startSession(
      "--history",
      ".",
      keepsWelcome: true,
      in: directory.path
    )
    #expect(session.output.hasPrefix("box: error: cannot read the history .: it is not a file"))
    await session.type("echo on\r", mentions: "[on]")
  }

  #if os(Linux)
    @Test("appending a line leaves no descriptor open")
    func descriptors() throws {
      let path = directory.path("history")
      for number in 1...5 { try HistoryFile(path: path).append("echo \(number)") }
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
      }
      #expect(open == [])
      #expect(directory.read("history") == "echo 1\necho 2\necho 3\necho 4\necho 5\n")
    }
  #endif

  @Test("a line that cannot be stored is an error, and the session continues", .editsLines)
  func unwritable() async throws {
    let path = directory.path("history")
    // The path in the message fits into a row.
    let session = try await startSession("--history", "history", in: directory.path)
    await session.type("echo one\r", mentions: "[one]")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    await session.type("echo two\r", mentions: "box: error: cannot write the history history")
    await session.mentions("[two]")
  }

  @Test("the number and length of stored lines are limited")
  func limit() {
    var history = SessionHistory()
    for number in 1...SessionHistory.limit + 5 { history.add("line \(number)") }
    history.add(String(repeating: "x", count: SessionHistory.lineLimit + 1))
    #expect(history.lines.count == SessionHistory.limit)
    #expect(history.lines.first == "line 6")
    #expect(history.lines.last == "line \(SessionHistory.limit + 5)")
  }

  @Test("only the end of a large file is read, and the file is shortened")
  func large() throws {
    let file = HistoryFile(path: directory.path("large"))
    #expect(try file.load() == SessionHistory())
    let lines = (1...400_000).map { "line \($0)" }
    try directory.write("large", lines.joined(separator: "\n") + "\n")
    let history = try file.load()
    #expect(history.lines == Array(lines.suffix(SessionHistory.limit)))
    file.shorten(to: history)
    #expect(directory.read("large") == history.lines.map { $0 + "\n" }.joined())
    try file.append("last")
    #expect(try file.load().lines.last == "last")

    try directory.write("large", String(repeating: "\n", count: 3 << 20))
    #expect(try file.load() == SessionHistory())
    try Data([0xFF, 0x0A, 0x61, 0x0A]).write(to: URL(fileURLWithPath: file.path))
    #expect(try file.load().lines == ["a"])
  }
}
