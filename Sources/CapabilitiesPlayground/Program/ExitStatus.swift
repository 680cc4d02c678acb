/// What the program tells whoever started it.
package enum ExitStatus: Int32, Sendable {
  /// Everything went well.
  case success = 0
  /// A use case or an expectation failed.
  case failure = 1
  /// The command line, or a setting in the environment, is wrong. Nothing was begun.
  case usage = 64
  /// The script or some lines of the roster cannot be read.
  case badData = 65
  /// The terminal went away during the import. What was done so far is kept.
  case hungUp = 129
  /// The user interrupted the import. What was done so far is kept.
  case interrupted = 130
  /// The import was told to end. What was done so far is kept.
  case terminated = 143
  /// Nobody reads the output any more.
  case brokenPipe = 141
}
