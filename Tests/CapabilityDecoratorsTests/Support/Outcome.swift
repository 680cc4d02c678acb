/// What a call came to.
func outcome<Value, Failure: Error>(
  of call: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
}
