public import Capabilities

/// Tells what whoever uses the club's software may do.
public struct PermissionsClient: TestableCapability {
  /// Whether the current user has all of these permissions. Where nobody can tell, the answer is
  /// no.
  public var hasPermissions: @Sendable (Set<Permission>) async -> Bool

  /// Makes a client from its endpoint.
  public init(hasPermissions: @escaping @Sendable (Set<Permission>) async -> Bool) {
    self.hasPermissions = hasPermissions
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: PermissionsClient {
    PermissionsClient(
      hasPermissions: unimplemented("PermissionsClient.hasPermissions", placeholder: false)
    )
  }
}

/// Something that not everybody may do.
public enum Permission: String, Sendable, Hashable, Codable, CaseIterable {
  /// Taking a member out of the club's records.
  case deleteMembers
}

extension PermissionsClient: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> PermissionsClient {
    PermissionsClient(
      hasPermissions: interceptor.wrap("PermissionsClient.hasPermissions", hasPermissions)
    )
  }
}
