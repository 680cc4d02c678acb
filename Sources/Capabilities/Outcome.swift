#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// What an async call came to, on its caller's actor.
  @usableFromInline
  package func outcome<Output, Failure: Error>(
    of call: () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
  }

  /// What a synchronous call came to.
  @usableFromInline
  package func outcome<Output, Failure: Error>(
    of call: () throws(Failure) -> Output
  ) -> Result<Output, Failure> {
    do throws(Failure) { return .success(try call()) } catch { return .failure(error) }
  }

  extension Result {
    /// The same outcome as other types, where it is of these.
    ///
    /// - Returns: `nil` where the value or the error is of another type.
    package func cast<Other, OtherFailure: Error>() -> Result<Other, OtherFailure>? {
      switch self {
      case .success(let value): (value as? Other).map { .success($0) }
      case .failure(let error): (error as? OtherFailure).map { .failure($0) }
      }
    }
  }
#endif
