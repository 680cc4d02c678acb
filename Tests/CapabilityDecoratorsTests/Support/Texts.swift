import Capabilities
import CapabilityDecorators

extension FallbackOutcome {
  /// Who answered, in words.
  var text: String {
    switch self {
    case .primary: "by primary"
    case .backup(let reason): "by backup after \(reason)"
    case .failed(let primary, let backup?): "by nobody: \(primary), then \(backup)"
    case .failed(let primary, nil): "by nobody: \(primary)"
    }
  }
}

extension Result {
  /// The outcome, in words.
  var text: String {
    switch self {
    case .success(let value): "gave \(value)"
    case .failure(let error): "threw \(error)"
    }
  }
}
