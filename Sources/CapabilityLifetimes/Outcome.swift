/// Returns the result of an async call, made on the caller's actor.
@usableFromInline
package func outcome<Output, Failure: Error>(
  of call: () async throws(Failure) -> Output
) async -> Result<Output, Failure> {
  do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
}

/// Returns the result of a synchronous call.
@usableFromInline
package func outcome<Output, Failure: Error>(
  of call: () throws(Failure) -> Output
) -> Result<Output, Failure> {
  do throws(Failure) { return .success(try call()) } catch { return .failure(error) }
}

/// Returns whether an error means cancellation. Such an error must not be retried, replaced or
/// cached.
///
/// Any error of a cancelled task counts, besides `CancellationError`: an endpoint with a typed error
/// reports cancellation with an error of that type.
///
/// - Parameter error: The error of a call.
package func isCancellation(_ error: some Error) -> Bool {
  Task.isCancelled || error is CancellationError
}

/// Returns the error of a cancelled wait.
///
/// - Returns: `CancellationError` if the endpoint can throw any error; `nil` if it has a typed error.
@usableFromInline
package func cancellation<Failure: Error>(as type: Failure.Type = Failure.self) -> Failure? {
  CancellationError() as? Failure
}

/// Throws `CancellationError` in a cancelled task, so that a cancelled caller starts nothing. Does
/// nothing if the endpoint has a typed error.
@usableFromInline
package func checkCancellation<Failure: Error>(
  as type: Failure.Type = Failure.self
) throws(Failure) {
  if Task.isCancelled, let error: Failure = cancellation() { throw error }
}
