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
