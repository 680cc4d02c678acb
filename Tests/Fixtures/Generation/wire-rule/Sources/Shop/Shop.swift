// What a parameter gets: a type of your own says what is meant, for any other type the name does, and
// a default needs the name.

public struct Person: Sendable {}
public struct Settings: Sendable {
  var admin: Person
  var limit: Int
  var pages: Int
}
public typealias DeletePerson = @Sendable (Person) -> Void
public typealias Remove = @Sendable () -> Void
public typealias Visit = @Sendable () -> Int
public typealias Job = @Sendable () -> Void
public final class RateLimiter: Sendable {}
public struct Buckets: Sendable {}
public struct Reminders: Sendable {}
public struct Log: Sendable {
  var write: @Sendable (String) -> Void
}

public protocol HasRetries {}
extension HasRetries {
  public var retries: Int { 5 }
}

public struct World: HasRetries, Sendable {
  /// Deletes without a check of permissions.
  var deletePerson: @Sendable (Person) -> Void
  var settings: Settings
  var rateLimiter: RateLimiter
  var log: Log?
  var isOpen: Bool
}

/// Checks the permissions, so the endpoint of the same name never replaces it.
public func makeDeletePerson(isOpen: Bool) -> DeletePerson { { _ in } }

/// Takes the use case by its type, the endpoint by its name, and a part of a value by its name.
public func makeRemove(
  delete: @escaping DeletePerson,
  deletePerson: @escaping @Sendable (Person) -> Void,
  admin: Person,
  person: Person
) -> Remove { {} }

/// Takes the property of the world: it does not supply `buckets`, so the builder is no candidate.
public func makeRateLimiter(buckets: Buckets) -> RateLimiter { RateLimiter() }
public func makeVisit(
  limiter: RateLimiter,
  logger: Log? = nil,
  retries: Int = 3,
  limit: Int = 1,
  most: Int = 7
) -> Visit { { retries } }

/// Takes the one of two use cases of a type that has the name.
public func makeTour(look: @escaping Visit) -> @Sendable () -> Int8 { { 0 } }
public func makeLook(isOpen: Bool) -> Visit { { 0 } }

/// Closes what it creates, so it is created although no builder takes it.
public func makeReminderJob(
  isOpen: Bool
) -> (reminders: Reminders, close: @Sendable () -> Void) { (Reminders(), {}) }

/// Is left to another world.
public func makeLater(buckets: Buckets) -> Job { {} }
