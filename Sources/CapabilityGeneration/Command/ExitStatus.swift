/// What a command tells the shell.
enum ExitStatus {
  /// All is well.
  static let done: Int32 = 0
  /// Something is wrong in the source, or a generated file is stale.
  static let failed: Int32 = 1
  /// The command was typed wrong.
  static let usage: Int32 = 64
}
