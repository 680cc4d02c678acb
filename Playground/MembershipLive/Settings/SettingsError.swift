/// Settings that are missing or malformed: all of them at once.
public struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with each variable.
  public let problems: [Problem]

  /// What is wrong with one variable.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The environment variable.
    public let variable: String
    /// What is wrong, as the end of a sentence: `is not set`.
    public let reason: String
    /// What to do about it, as an instruction: `set it to …`.
    public let remedy: String

    /// The problem in one sentence.
    public var description: String { "\(variable) \(reason); \(remedy)" }
  }

  /// All problems in one line.
  public var description: String { problems.map(\.description).joined(separator: ". ") }
}
