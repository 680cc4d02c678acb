/// The error that an endpoint throws when a fault hits it.
///
/// An endpoint with untyped errors needs no `Fault`: it throws ``InjectedFaultError``. An endpoint
/// with a typed error uses the fault that names it; otherwise the fault that names its capability;
/// otherwise the fault for the error type.
///
/// ```swift
/// let faults = [
///   Fault(throwing: StoreError.unavailable),
///   Fault("Mailer") { _ in MailerError.unavailable("injected") },
///   Fault("PaymentClient.charge") { mode in
///     mode == .before ? PaymentError.unavailable("injected") : .outcomeUnknown("injected")
///   },
/// ]
/// ```
public struct Fault: Sendable {
  /// The name of an endpoint, `PaymentClient.charge`, for its calls and its streams; with a
  /// trailing `[]`, for its streams only; or the name of a capability, `PaymentClient`, for all of
  /// its endpoints. `nil` if the fault is for an error type.
  public let endpoint: String?
  let makeError: @Sendable (FaultMode) -> any Error
  /// The error type that the fault is for.
  let type: (any Error.Type)?

  /// Defines the error of an endpoint, or of every endpoint of a capability.
  ///
  /// - Parameters:
  ///   - endpoint: The name that the capability passes to the interceptor: `Mailer.send`; `Mailer`
  ///     for all of its endpoints; `RateService.rates[]` for the stream steps, if they throw a
  ///     different error than the calls.
  ///   - makeError: Creates the error, of the endpoint's own error type.
  public init(_ endpoint: String, makeError: @escaping @Sendable (FaultMode) -> any Error) {
    self.endpoint = endpoint
    self.makeError = makeError
    type = nil
  }

  /// Defines the error of every endpoint with this error type.
  ///
  /// - Parameter error: The error.
  public init(throwing error: some Error) {
    self.init(throwing: Swift.type(of: error)) { _ in error }
  }

  /// Defines the error of every endpoint with this error type, depending on the fault's mode.
  ///
  /// - Parameters:
  ///   - type: The error type.
  ///   - makeError: Creates the error.
  public init<Failure: Error>(
    throwing type: Failure.Type,
    makeError: @escaping @Sendable (FaultMode) -> Failure
  ) {
    endpoint = nil
    self.makeError = makeError
    self.type = type
  }
}

/// The error that a fault throws from an endpoint with untyped errors.
public struct InjectedFaultError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The endpoint that the fault hit.
  public let endpoint: String
  /// How the call failed.
  public let mode: FaultMode

  /// A description for failure messages.
  public var description: String { "injected fault: \(endpoint) \(mode.phrase(for: endpoint))" }
}
