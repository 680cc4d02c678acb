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

/// The line that an import prints when it receives a signal.
let stoppingNotice = "Stopping after the running lines. Another signal ends the import at once."

/// A running `playground`.
///
/// Its output goes to files by default: no pipe has to be read, and no other test's process
/// inherits one.
struct Subprocess {
  private let process: WatchedProcess
  private let directory: TemporaryDirectory
  private let name: String

  /// The destination of the output.
  enum Output {
    /// A file that is read at the end.
    case file
    /// A descriptor of the test, for both standard output and standard error.
    case terminal(Int32)
    /// Two descriptors of the test.
    case pipes(output: Int32, errors: Int32)
  }

  /// The executable.
  static let executable = builtExecutable("playground")

  /// Starts the program in a test's directory.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - directory: The current directory and home directory.
  ///   - input: The standard input.
  ///   - environment: Variables besides `HOME`, `PATH`, `TMPDIR` and `TERM`.
  ///   - output: The destination of the output.
  init(
    _ arguments: [String],
    in directory: TemporaryDirectory,
    input: String = "",
    environment: [String: String] = [:],
    output: Output = .file
  ) throws {
    name = UUID().uuidString
    self.directory = directory
    try directory.hidden.write("\(name).in", input)
    var actions = FileActions()
    actions.open(STDIN_FILENO, directory.hidden.path("\(name).in"), O_RDONLY)
    switch output {
    case .file:
      actions.open(STDOUT_FILENO, directory.hidden.path("\(name).out"), O_WRONLY | O_CREAT)
      actions.open(STDERR_FILENO, directory.hidden.path("\(name).err"), O_WRONLY | O_CREAT)
    case .pipes(let output, let errors):
      actions.duplicate(output, as: STDOUT_FILENO)
      actions.duplicate(errors, as: STDERR_FILENO)
    case .terminal(let descriptor):
      actions.duplicate(descriptor, as: STDOUT_FILENO)
      actions.duplicate(descriptor, as: STDERR_FILENO)
    }
    var variables = [
      "HOME": directory.path, "PATH": "/usr/bin:/bin", "TMPDIR": directory.hidden.path,
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

  /// The process identifier.
  var id: pid_t { process.id }

  /// Sends a signal to the process, unless it has ended.
  func send(_ signal: Int32) { process.send(signal) }

  /// Waits for the process without blocking the tests' thread pool.
  func end(sourceLocation: SourceLocation = #_sourceLocation) async -> Run {
    Run(
      status: await process.end(sourceLocation: sourceLocation),
      output: directory.hidden.read("\(name).out") ?? "",
      errors: directory.hidden.read("\(name).err") ?? ""
    )
  }
}

/// Runs the program and returns its result.
func playground(
  _ arguments: String...,
  in directory: TemporaryDirectory,
  input: String = "",
  environment: [String: String] = [:]
) async throws -> Run {
  try await Subprocess(arguments, in: directory, input: input, environment: environment).end()
}
