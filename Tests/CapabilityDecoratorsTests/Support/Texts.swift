import Capabilities
import CapabilityDecorators

extension Served {
  /// Who answered, in words.
  var text: String {
    switch self {
    case .byPrimary: "by primary"
    case .byBackup(let reason): "by backup after \(reason)"
    case .byNobody(let primary, let backup?): "by nobody: \(primary), then \(backup)"
    case .byNobody(let primary, nil): "by nobody: \(primary)"
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
