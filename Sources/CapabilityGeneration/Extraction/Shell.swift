import Foundation

/// Runs programs of the toolchain.
enum Shell {
  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - words: The program, found through `PATH`, and its arguments.
  ///   - directory: The working directory.
  ///   - log: The file that receives its output.
  /// - Returns: The standard output and standard error, and the exit status.
  @discardableResult
  static func run(
    _ words: [String],
    in directory: String,
    log: String
  ) throws -> (output: String, status: Int32) {
    // Not a file: on a full disk, the output would be lost.
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    // The compiler makes paths absolute by this variable. If it goes through a symbolic link, files
    // would not have the paths by which they are replaced.
    process.environment = ProcessInfo.processInfo.environment.merging(["PWD": directory]) { $1 }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The compiler prints source lines unchanged, and they may not be UTF-8.
    let text = String(decoding: printed, as: UTF8.self)
    let isFull = { (line: Substring) in
      line.contains(noSpace) && (line.contains("error: ") || line.contains("note: "))
    }
    if process.terminationStatus != 0, text.lines.contains(where: isFull) {
      throw noSpace(for: log)
    }
    try printed.write(to: URL(fileURLWithPath: log))
    return (text, process.terminationStatus)
  }

  private static let noSpace = "No space left on device"

  /// Returns the error for a full disk.
  static func noSpace(for path: String) -> GenerationError {
    GenerationError(
      "no space is left on the volume of \(path); free some and run the command again"
    )
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
