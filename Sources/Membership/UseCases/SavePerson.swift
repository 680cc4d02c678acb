/// Keeps a person. Never fails: what goes wrong was handed to the builder's `onError`.
public typealias SavePerson = @Sendable (Person) async -> Void
