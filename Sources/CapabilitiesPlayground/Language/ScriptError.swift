/// What is wrong with a line of a script.
struct ScriptError: Error, Equatable {
  /// Where in the line, in bytes from 0.
  let offset: Int
  /// What is wrong and how to fix it.
  let message: String
}
