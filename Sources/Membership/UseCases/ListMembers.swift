/// Everybody who is a member, in order of family name, name and identifier.
public typealias ListMembers = @Sendable () async throws(StoreError) -> [Member]
