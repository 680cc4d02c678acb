import Foundation
import StandardCapabilities
import TestTraits
import Testing

@Suite("A log")
struct LogWriterTests {
  @Test("can be recorded")
  func recording() {
    let recorder = LogRecorder()
    let log = LogWriter.recording(in: recorder)
    log.debug("a")
    log.info("b", ["id": "1"])
    log.notice("c")
    log.warning("d")
    log.error("e")
    #expect(
      recorder.entries == [
        LogEntry(.debug, "a"), LogEntry(.info, "b", metadata: ["id": "1"]), LogEntry(.notice, "c"),
        LogEntry(.warning, "d"), LogEntry(.error, "e"),
      ]
    )
  }

  @Test("can discard entries below a level")
  func level() {
    let recorder = LogRecorder()
    let log = LogWriter.recording(in: recorder).atLeast(.notice)
    for level in LogEntry.Level.allCases { log.write(LogEntry(level, "x")) }
    #expect(recorder.entries.map(\.level) == [.notice, .warning, .error])
  }

  @Test("can add metadata to each entry, and the entry's own has precedence")
  func details() {
    let recorder = LogRecorder()
    let log = LogWriter.recording(in: recorder).adding(["request": "1", "user": "ada"])
    log.info("x", ["user": "bob"])
    #expect(recorder.entries.map(\.metadata) == [["request": "1", "user": "bob"]])
  }

  @Test("prints a line with the date for each entry")
  func lines() {
    let recorder = LogRecorder()
    let log = LogWriter.lines(dates: .constant(Date(timeIntervalSince1970: 0))) { line in
      LogWriter.recording(in: recorder).info(line)
    }
    log.warning("disk almost full", ["path": "/var", "free": "3 MB"])
    #expect(
      recorder.entries.map(\.message)
        == ["1970-01-01T00:00:00Z warning: disk almost full free=\"3 MB\" path=/var\n"]
    )
  }

  @Test("escapes texts that would break the line or look like metadata")
  func escaping() {
    let entry = LogEntry(
      .info,
      "a\nb\u{1b}[31m\u{2028}ü\u{202e}\u{200d}",
      metadata: ["empty": "", "x": "a=\"b\"\u{301} \\\u{301}", "y": "a\nb"]
    )
    #expect(
      entry.description
        == #"info: a\nb\u{1B}[31m\u{2028}ü\u{202E}\#u{200d} empty="" x="a=\"b\"\#u{301} \\\#u{301}" y="a\nb""#
    )
  }

  #if os(macOS) || os(Linux)
    @Test("prints to standard error if it is live, a line for each entry", .ownThreads)
    func live() async throws {
      let result = await #expect(
        processExitsWith: .success,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        LogWriter.live.error("out of paper", ["printer": "2"])
        LogWriter.live.info("bye")
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let lines = text.split(separator: "\n").map { $0.drop { $0 != " " } }
      #expect(lines == [" error: out of paper printer=2", " info: bye"])
      #expect(try #require(result).standardOutputContent.isEmpty)
    }

    @Test("loses entries if the reader of standard error is gone, and continues", .ownThreads)
    func brokenPipe() async {
      await #expect(processExitsWith: .success) {
        signal(SIGPIPE, SIG_DFL)
        let (pipe, terminal) = (Pipe(), dup(STDERR_FILENO))
        dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        try pipe.fileHandleForReading.close()
        for _ in 1...3 { LogWriter.live.error("out of paper") }
        dup2(terminal, STDERR_FILENO)
      }
    }
  #endif
}
