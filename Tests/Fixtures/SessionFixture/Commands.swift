@testable import CapabilitiesPlayground
import Foundation

/// The commands that the tests of a session type.
struct Commands: PlaygroundInterpreter {
  let console: Console
  let isLive: Bool

  func prompt() async -> PlaygroundPrompt {
    isLive
      ? PlaygroundPrompt(text: "live (LIVE)> ", isLive: true)
      : PlaygroundPrompt(text: "box> ", isLive: false)
  }

  func isSecret(_ line: String) -> Bool { line.contains("secret") }

  func run(_ line: String) async -> SessionStep {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first ?? ""
    switch words.first {
    case nil: break
    case "echo": console.line("[\(rest)]")
    case "count": console.line("\(rest.count) characters")
    case "part": console.write(rest)
    case "fail":
      console.error("it failed")
      return .failed
    case "hang": await hang(isAloud: rest == "aloud")
    case "deaf":
      console.line("hanging")
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      await Task { for await _ in stream {} }.value
      continuation.finish()
    case "follow": follow(rest)
    case "crash": fatalError("crashed as told")
    case "crash-later": crashLater(rest)
    case "exit": exit(7)
    case "quit": return .end(.success)
    default:
      console.error("no command \(words[0])")
      return .failed
    }
    return .goOn
  }

  func completions(for line: String, at offset: Int) async -> Completions {
    let before = line.prefix(offset)
    let start = before.lastIndex(of: " ").map { before.distance(from: before.startIndex, to: $0) + 1 }
    let word = before.dropFirst(start ?? 0)
    let known =
      start == nil
      ? ["count ", "crash ", "deaf ", "echo ", "exit ", "fail ", "hang ", "part ", "quit "]
      : ["äpfel=", "äpfel-und-birnen=", "zebra "]
    return Completions(
      start: start ?? 0,
      candidates: known.filter { $0.hasPrefix(word) }.map { Candidate(text: $0) }
    )
  }

  private func hang(isAloud: Bool) async {
    if isAloud { console.complain("hanging\n") } else { console.line("hanging") }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      continuation.finish()
    }
    console.line("cancelled")
  }

  /// Writes what comes through a pipe, whenever it comes.
  private func follow(_ path: String) {
    Thread { [console] in
      let handle = FileHandle(forReadingAtPath: path)
      while let bytes = handle?.availableData, !bytes.isEmpty {
        console.write(String(decoding: bytes, as: UTF8.self))
      }
    }.start()
  }

  private func crashLater(_ path: String) {
    Thread {
      _ = FileHandle(forReadingAtPath: path)?.availableData
      fatalError("crashed as told")
    }.start()
  }
}
