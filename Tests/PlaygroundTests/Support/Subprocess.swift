import Foundation
import TestTraits
import Testing

/// The result of a process.
struct Run: Equatable {
  /// The exit status; 128 plus the signal's number if a signal ended the process.
  var status: Int32
  /// The standard output.
  var output: String
  /// The standard error.
  var errors: String
}

/// A running `playground`.
///
/// Its output goes to files by default, which it does not see: no pipe has to be read, and no other
/// test's process inherits one.
struct Subprocess {
  private let process: WatchedProcess
  private let files = TemporaryDirectory()
  /// Exists as long as the process.
  private let directory: TemporaryDirectory

  static let executable = builtExecutable("playground")

  /// Starts the program in a test's directory.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - directory: The current directory and home directory.
  ///   - input: The standard input.
  ///   - environment: Variables besides `HOME`, `PATH`, `TMPDIR` and `TERM`.
  ///   - descriptors: Descriptors of the test for standard output and standard error; `nil` for
  ///     files.
  init(
    _ arguments: [String],
    in directory: TemporaryDirectory,
    input: String = "",
    environment: [String: String] = [:],
    descriptors: (output: Int32, errors: Int32)? = nil
  ) throws {
    self.directory = directory
    try files.write("in", input)
    var actions = FileActions()
    actions.open(STDIN_FILENO, files.path("in"), O_RDONLY)
    if let (output, errors) = descriptors {
      actions.duplicate(output, as: STDOUT_FILENO)
      actions.duplicate(errors, as: STDERR_FILENO)
    } else {
      actions.open(STDOUT_FILENO, files.path("out"), O_WRONLY | O_CREAT)
      actions.open(STDERR_FILENO, files.path("err"), O_WRONLY | O_CREAT)
    }
    var variables = [
      "HOME": directory.path, "PATH": "/usr/bin:/bin", "TMPDIR": files.path,
      "TERM": "xterm",
    ]
    variables.merge(environment) { $1 }
    // The shell only changes the directory; posix_spawn has no portable way to do so.
    process = WatchedProcess(
      try actions.spawn(
        "/bin/sh",
        ["sh", "-c", #"cd "$0" && exec "$@""#, directory.path, Subprocess.executable] + arguments,
        variables.map { "\($0)=\($1)" }
      )
    )
  }

  /// Sends a signal to the process, unless it has ended.
  func send(_ signal: Int32) { process.send(signal) }

  /// Waits for the process without blocking the tests' thread pool.
  func end(sourceLocation: SourceLocation = #_sourceLocation) async -> Run {
    Run(
      status: await process.end(sourceLocation: sourceLocation),
      output: files.read("out") ?? "",
      errors: files.read("err") ?? ""
    )
  }
}

/// Runs the program and returns its result.
func playground(
  _ arguments: String...,
  in directory: TemporaryDirectory,
  input: String = ""
) async throws -> Run {
  try await Subprocess(arguments, in: directory, input: input).end()
}
