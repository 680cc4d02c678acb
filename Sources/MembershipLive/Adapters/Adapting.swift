// What turns a service's method into an endpoint: the same call with the capability's own error.
// The closures run on their caller's actor.

/// A method without inputs as an endpoint.
func adapting<Output, Failure: Error>(
  _ method: @escaping @Sendable () async throws -> Output,
  throwing failure: @escaping @Sendable (any Error) -> Failure
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in
    do { return try await method() } catch { throw failure(error) }
  }
}

/// A method with one input as an endpoint.
func adapting<Input, Output, Failure: Error>(
  _ method: @escaping @Sendable (Input) async throws -> Output,
  throwing failure: @escaping @Sendable (any Error) -> Failure
) -> @Sendable (Input) async throws(Failure) -> Output {
  { (input) async throws(Failure) in
    do { return try await method(input) } catch { throw failure(error) }
  }
}

/// A method with two inputs as an endpoint.
func adapting<First, Second, Output, Failure: Error>(
  _ method: @escaping @Sendable (First, Second) async throws -> Output,
  throwing failure: @escaping @Sendable (any Error) -> Failure
) -> @Sendable (First, Second) async throws(Failure) -> Output {
  { (first, second) async throws(Failure) in
    do { return try await method(first, second) } catch { throw failure(error) }
  }
}
