import Capabilities
import CapabilityDecorators

extension FallbackOutcome {
  /// The outcome in words.
  var text: String {
    switch self {
    case .primary: "primary"
    case .backup(let reason): "backup after \(reason)"
    case .failed(let primary, let backup?): "failed: \(primary), then \(backup)"
    case .failed(let primary, nil): "failed: \(primary)"
    }
  }
}

extension Result {
  /// The result in words.
  var text: String {
    switch self {
    case .success(let value): "gave \(value)"
    case .failure(let error): "threw \(error)"
    }
  }
}

/// Returns the result of a call.
func outcome<Value, Failure: Error>(
  of call: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
}
