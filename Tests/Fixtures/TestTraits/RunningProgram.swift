import Foundation
package import Testing

/// A running program of this package.
///
/// Its output goes to files by default, which it does not see: no pipe has to be read, and no other
/// test's process inherits one.
package struct RunningProgram: Sendable {
  private let process: WatchedProcess
  private let files = TemporaryDirectory()
  /// Exists as long as the process.
  private let directory: TemporaryDirectory

  /// Starts a program in a test's directory.
  ///
  /// - Parameters:
  ///   - name: The name of the executable's target, such as `playground`.
  ///   - arguments: The arguments.
  ///   - directory: The current directory and home directory.
  ///   - input: The standard input.
  ///   - output: The path of the file for standard output; `nil` for a new one.
  ///   - environment: Variables besides `HOME`, `PATH`, `TMPDIR` and `TERM`.
  package init(
    _ name: String,
    _ arguments: [String],
    in directory: TemporaryDirectory,
    input: String = "",
    output: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    self.directory = directory
    try files.write("in", input)
    var actions = FileActions()
    actions.open(STDIN_FILENO, files.path("in"), O_RDONLY)
    actions.open(STDOUT_FILENO, output ?? files.path("out"), O_WRONLY | O_CREAT)
    actions.open(STDERR_FILENO, files.path("err"), O_WRONLY | O_CREAT)
    actions.enter(directory.path)
    var variables = [
      "HOME": directory.path, "PATH": "/usr/bin:/bin", "TMPDIR": files.path,
      "TERM": "xterm",
    ]
    variables.merge(environment) { $1 }
    process = WatchedProcess(
      try actions.spawn(
        builtExecutable(name),
        [name] + arguments,
        variables.map { "\($0)=\($1)" }
      )
    )
  }

  /// Sends a signal to the process, unless it has ended.
  package func send(_ signal: Int32) { process.send(signal) }

  /// Waits for the process without blocking the tests' thread pool.
  package func end(sourceLocation: SourceLocation = #_sourceLocation) async -> CommandResult {
    CommandResult(
      status: await process.end(sourceLocation: sourceLocation),
      output: files.read("out") ?? "",
      errors: files.read("err") ?? ""
    )
  }
}
