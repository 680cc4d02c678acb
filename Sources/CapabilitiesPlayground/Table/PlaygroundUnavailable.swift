/// Something of a world that a script cannot use, with the reason.
public struct PlaygroundUnavailable: Sendable, Hashable {
  /// What it is called.
  public let name: String
  /// Why a script cannot use it.
  public let reason: String
  /// What would change that; may be empty.
  public let fix: String

  /// Describes what a script cannot use.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - reason: Why a script cannot use it, as a part of a sentence.
  ///   - fix: What would change that, as a part of a sentence.
  public init(_ name: String, reason: String, fix: String = "") {
    self.name = name
    self.reason = reason
    self.fix = fix
  }
}
