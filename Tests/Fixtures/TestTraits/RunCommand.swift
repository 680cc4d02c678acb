import Foundation
package import Testing

/// The end of a process, and what it printed.
package struct CommandResult: Equatable {
  /// The exit status, or 128 plus the number of the signal that ended the process.
  package var status: Int32
  package var output: String
  package var errors: String

  package init(status: Int32, output: String, errors: String) {
    (self.status, self.output, self.errors) = (status, output, errors)
  }
}

/// Runs a program of the `PATH`, and waits for its end on the calling thread.
///
/// - Parameters:
///   - command: The program's name or path, and its arguments.
///   - directory: The current directory of the process; `nil` for the one of the test.
/// - Returns: The result, with status 127 if there is no such program.
package func runCommand(
  _ command: [String],
  in directory: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> CommandResult {
  let output = try Printout()
  let errors = try Printout()
  var actions = FileActions()
  actions.open(STDIN_FILENO, "/dev/null", O_RDONLY)
  actions.duplicate(output.descriptor, as: STDOUT_FILENO)
  actions.duplicate(errors.descriptor, as: STDERR_FILENO)
  if let directory { actions.enter(directory) }
  let id = try actions.spawn("/usr/bin/env", ["env"] + command)
  // Two commands of a package wait for each other.
  let status = WatchedProcess(id, idleLimit: nil).wait(sourceLocation: sourceLocation)
  return CommandResult(status: status, output: output.text, errors: errors.text)
}

/// What a process prints: a temporary file without a name. Unlike a pipe, it is never full, and a
/// process that the command leaves running does not keep the test waiting for its end.
private struct Printout: ~Copyable {
  let descriptor: Int32

  init() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    unlink(path)
  }

  deinit { close(descriptor) }

  var text: String {
    lseek(descriptor, 0, SEEK_SET)
    let file = FileHandle(fileDescriptor: descriptor)
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
