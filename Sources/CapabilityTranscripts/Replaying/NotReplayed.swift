/// Why a saved transcript has no answer to a call.
package struct NotReplayed: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong and how to fix it, over several lines.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
