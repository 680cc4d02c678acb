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
    try result(of: words, in: directory, log: log).output
  }

  /// Runs a program and returns its exit status too.
  static func result(
    of words: [String],
    in directory: String,
    log: String
  ) throws -> (output: String, status: Int32) {
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
    // The compiler prints source lines as they are, and those may not be UTF-8.
    let printed = (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data()
    return (String(decoding: printed, as: UTF8.self), process.terminationStatus)
  }
}

/// A text that changes whenever files that the compiler reads may have changed.
enum SourceStamp {
  /// Returns the stamp of files.
  ///
  /// - Parameters:
  ///   - files: The absolute paths of the files. Their sizes and modification dates count.
  ///   - words: What else the result depends on, such as the compiler's arguments.
  static func of(_ files: [String], _ words: [String]) -> String {
    // This tool is rebuilt by another toolchain, which cannot read what this one wrote.
    let tool = Bundle.main.executablePath.map { [$0] } ?? []
    var lines = words + files
    for path in tool + files {
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let date = facts?[.modificationDate] as? Date ?? .distantPast
      lines.append("\(date.timeIntervalSinceReferenceDate) \(facts?[.size] ?? 0)")
    }
    return GeneratedFile.hash(lines.joined(separator: "\n"))
  }
}
