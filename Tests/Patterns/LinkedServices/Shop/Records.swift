public import Capabilities

/// A resource: keeps texts by name.
public struct Records: TestableCapability {
  /// Reads a text; `nil` where there is none.
  public var read: @Sendable (_ name: String) async throws -> String?
  /// Keeps a text in place of what was there.
  public var write: @Sendable (_ text: String, _ name: String) async throws -> Void
}
