import Foundation

/// Runs programs of the toolchain.
enum Shell {
  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - words: The program, found through `PATH`, and its arguments.
  ///   - directory: The working directory.
  ///   - log: The file that receives its output.
  /// - Returns: The standard output and standard error.
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
    // The compiler prints source lines unchanged, and they may not be UTF-8.
    let printed = (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data()
    return (String(decoding: printed, as: UTF8.self), process.terminationStatus)
  }
}

/// A key that changes if the compiler's input may have changed.
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
