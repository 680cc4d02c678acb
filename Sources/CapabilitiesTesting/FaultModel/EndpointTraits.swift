import Capabilities
import Synchronization

/// The faults that can hit the calls of an endpoint, or the steps of its streams.
final class EndpointTraits: Sendable {
  /// The kind of event that a fault hits.
  enum Kind: Sendable {
    case call(canSuspend: Bool)
    case step
  }

  /// The endpoint's name; for steps of its streams, `RateService.rates[]`.
  let name: String
  /// The name of its capability.
  let capability: String
  /// The type of the errors that the endpoint throws.
  let thrown: any Error.Type
  /// Whether a call suspends until its turn.
  let isOrdered: Bool
  /// The modes that can hit a call.
  let modes: [FaultMode]
  /// Whether the endpoint throws a typed error for which no ``Fault`` was given.
  let lacksFault: Bool
  /// The type of the error that the endpoint's ``Fault`` makes, if the endpoint cannot throw it.
  let mismatch: String?
  /// The source of the endpoint's typed errors.
  private let fault: Fault?
  /// The source of the answers to calls.
  enum Answer: UInt8 {
    case unknown
    /// The endpoint itself, or a task of the sweep.
    case inside
    /// Another thread, such as that of a dispatch queue.
    case elsewhere
    /// Another thread, after a call of another task.
    case caused
  }

  // The raw value: a debug build reads an atomic enum through a chain of generic functions.
  private let storedAnswer = Atomic(Answer.unknown.rawValue)

  init<Failure: Error>(_ name: String, _ kind: Kind, fault: Fault?, throwing: Failure.Type) {
    self.name = name
    capability = name.capability
    thrown = Failure.self
    self.fault = fault
    isOrdered = if case .call(canSuspend: false) = kind { false } else { true }
    modes = FaultMode.allCases.filter { mode in
      let hasError = EndpointTraits.error(mode, fault, name, as: Failure.self) != nil
      return switch kind {
      case .call(let canSuspend):
        mode != .end && (canSuspend || !mode.needsSuspension) && (hasError || !mode.throwsError)
      // A stream that cannot throw ends instead. If nothing else happens in a mode, `end` covers it.
      case .step:
        mode != .twice
          && (hasError || !mode.throwsError
            || (Failure.self == Never.self && mode != .before && mode != .partition))
      }
    }
    lacksFault = Failure.self != Never.self && !modes.contains(.before)
    mismatch = lacksFault ? fault.map { "\(type(of: $0.makeError(.before)))" } : nil
  }

  var answer: Answer { Answer(rawValue: storedAnswer.load(ordering: .relaxed)) ?? .unknown }

  /// Whether another thread answers the calls.
  var isForeign: Bool { storedAnswer.load(ordering: .relaxed) == Answer.elsewhere.rawValue }

  /// Notes the source of the answers to calls. Returns whether it was another one before.
  func setAnswer(_ answer: Answer) -> Bool {
    storedAnswer.exchange(answer.rawValue, ordering: .relaxed) != answer.rawValue
  }

  /// Whether a code can have a fault of this mode. It ends a stream that has no error to throw.
  func canBeHit(in mode: FaultMode) -> Bool {
    modes.contains(mode) || name.isStep && mode != .twice
  }

  /// Returns the error that a call throws in a mode; `nil` if it cannot throw one.
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
