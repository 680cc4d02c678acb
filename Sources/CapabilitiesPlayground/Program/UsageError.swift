/// A command line, or a setting, that a program cannot work with.
package struct UsageError: Error, Equatable {
  /// What is wrong and how to fix it.
  package let message: String
  /// The command whose help tells more; empty for the program's own.
  package var topic: String

  /// Describes what is wrong.
  package init(message: String, topic: String = "") {
    self.message = message
    self.topic = topic
  }
}
