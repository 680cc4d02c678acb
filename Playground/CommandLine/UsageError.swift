/// A command line, or a setting, that the program cannot work with.
struct UsageError: Error, Equatable {
  /// What is wrong and how to fix it.
  let message: String
  /// The help text that tells more.
  var topic: HelpTopic = .program
}
