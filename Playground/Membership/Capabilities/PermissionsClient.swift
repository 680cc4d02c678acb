public import Capabilities

/// Checks what the current user is allowed to do.
public struct PermissionsClient: TestableCapability {
  /// Returns whether the current user has all of these permissions; `false` if this is unknown.
  public var hasPermissions: @Sendable (Set<Permission>) async -> Bool

  /// Creates a client from its endpoint.
  public init(hasPermissions: @escaping @Sendable (Set<Permission>) async -> Bool) {
    self.hasPermissions = hasPermissions
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: PermissionsClient {
    PermissionsClient(
      hasPermissions: unimplemented("PermissionsClient.hasPermissions", placeholder: false)
    )
  }
}

/// A permission that only some users have.
public enum Permission: String, Sendable, Hashable, Codable, CaseIterable {
  /// Deleting members.
  case deleteMembers
}

extension PermissionsClient: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> PermissionsClient {
    PermissionsClient(
      hasPermissions: interceptor.wrap("PermissionsClient.hasPermissions", hasPermissions)
    )
  }
}
