import Foundation

/// Runs programs of the toolchain.
enum Shell {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program, found as the shell finds it, and its arguments.
  ///   - directory: Where it runs.
  ///   - log: The file that takes all it prints.
  /// - Returns: What it printed.
  @discardableResult
  static func run(_ words: [String], in directory: String, log: String) throws -> String {
    try Data().write(to: URL(fileURLWithPath: log))
    guard let output = FileHandle(forWritingAtPath: log) else {
      throw GenerationError("cannot write \(log)")
    }
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
  }
}
