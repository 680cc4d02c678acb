public import Capabilities

/// A resource that stores texts by name.
public struct Records: TestableCapability {
  /// Reads a text; returns `nil` if there is none.
  public var read: @Sendable (_ name: String) async throws -> String?
  /// Writes a text, replacing the previous one.
  public var write: @Sendable (_ text: String, _ name: String) async throws -> Void
}
