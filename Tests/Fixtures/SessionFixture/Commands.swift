import CapabilitiesPlayground
import Foundation

/// The commands that the tests of sessions run.
let commands: [PlaygroundCommand<Box>] = [
  PlaygroundCommand("echo", inputs: [.init("text", String.self)]) { context in
    let text: String = try context.inputs.next()
    return "[\(text)]"
  },
  PlaygroundCommand("count", inputs: [.init("text", String.self)]) { context in
    let text: String = try context.inputs.next()
    return "\(text.count) characters"
  },
  PlaygroundCommand("break") { _ -> String in throw Broken() },
  PlaygroundCommand("wait") { context in
    context.show("waiting")
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      continuation.finish()
    }
    try Task.checkCancellation()
  },
  PlaygroundCommand("deaf") { context in
    context.show("waiting")
    while true { try? await Task.detached { try await Task.sleep(for: .seconds(3600)) }.value }
  },
  PlaygroundCommand("follow", inputs: [.init("path", String.self)]) { context in
    follow(try context.inputs.next(), context.show)
  },
  PlaygroundCommand("receive", inputs: [.init("path", String.self)]) { context in
    let path: String = try context.inputs.next()
    context.show("waiting")
    return await withCheckedContinuation { continuation in
      follow(path) { continuation.resume(returning: $0) }
    }
  },
  PlaygroundCommand("crash") { _ in fatalError("crashed on request") },
  PlaygroundCommand("crash-later", inputs: [.init("path", String.self)]) { context in
    let path: String = try context.inputs.next()
    follow(path) { _ in fatalError("crashed on request") }
  },
  PlaygroundCommand("leave") { _ in exit(7) },
]

/// The error of `break`.
struct Broken: Error {}

/// Prints the lines of a pipe as they arrive.
private func follow(_ path: String, _ show: @escaping @Sendable (String) -> Void) {
  Thread {
    let handle = FileHandle(forReadingAtPath: path)
    while let bytes = handle?.availableData, !bytes.isEmpty {
      show(String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: "\n"))
    }
  }.start()
}
