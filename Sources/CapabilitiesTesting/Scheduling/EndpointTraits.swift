import Capabilities

/// What can happen to the calls of an endpoint, or to the steps of the streams that it returns.
final class EndpointTraits: Sendable {
  /// What is struck.
  enum Kind: Sendable {
    case call(canSuspend: Bool)
    case step
  }

  /// The endpoint's name; of steps, `RateService.rates[]`.
  let name: String
  /// What faults can do to a call.
  let modes: [FaultMode]
  /// Whether the endpoint throws errors of a type for which no ``Fault`` was given.
  let lacksFault: Bool
  /// What the endpoint throws, where it has an error type of its own.
  private let fault: Fault?

  init<Failure: Error>(_ name: String, _ kind: Kind, fault: Fault?, throwing: Failure.Type) {
    self.name = name
    self.fault = fault
    modes = FaultMode.allCases.filter { mode in
      let hasError = EndpointTraits.error(mode, fault, name, as: Failure.self) != nil
      return switch kind {
      case .call(let canSuspend):
        mode != .end && (canSuspend || !mode.needsSuspension) && (hasError || !mode.throwsError)
      // A stream that cannot throw ends instead, which `end` does where nothing else happens.
      case .step:
        hasError || !mode.throwsError || (Failure.self == Never.self && mode != .before)
      }
    }
    lacksFault = Failure.self != Never.self && !modes.contains(.before)
  }

  /// What a call throws; `nil` where it cannot.
  func error<Failure: Error>(_ mode: FaultMode, as type: Failure.Type) -> Failure? {
    EndpointTraits.error(mode, fault, name, as: Failure.self)
  }

  private static func error<Failure: Error>(
    _ mode: FaultMode,
    _ fault: Fault?,
    _ name: String,
    as type: Failure.Type
  ) -> Failure? {
    if mode == .cancelThrows, let error = CancellationError() as? Failure { return error }
    let error = fault?.makeError(mode) ?? InjectedFaultError(endpoint: name, mode: mode)
    return error as? Failure
  }
}
