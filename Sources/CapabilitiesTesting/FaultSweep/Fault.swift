/// What an endpoint throws when a fault strikes it.
///
/// An endpoint that throws untyped errors needs none: it throws ``InjectedFaultError``. One that throws
/// a type of its own takes its error from here: from the fault that names it, or else its
/// capability, or else the type.
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
  /// The endpoint's name, `PaymentClient.charge`, for its calls and the streams that it returns;
  /// with `[]` after it for those alone; or that of a capability, `PaymentClient`, for all of its
  /// endpoints. `nil` where the fault is for an error type.
  public let endpoint: String?
  let makeError: @Sendable (FaultMode) -> any Error
  /// The error type that the fault is for.
  let type: (any Error.Type)?

  /// Says what an endpoint, or each endpoint of a capability, throws.
  ///
  /// - Parameters:
  ///   - endpoint: The name, as the capability gives it to the interceptor: `Mailer.send`, or
  ///     `Mailer` for all of them; `RateService.rates[]` for the steps of the endpoint's streams,
  ///     where they throw something else than its calls.
  ///   - makeError: Makes the error: of the endpoint's own error type.
  public init(_ endpoint: String, makeError: @escaping @Sendable (FaultMode) -> any Error) {
    self.endpoint = endpoint
    self.makeError = makeError
    type = nil
  }

  /// Says what every endpoint throws whose error type this is.
  ///
  /// - Parameter error: The error.
  public init(throwing error: some Error) {
    self.init(throwing: Swift.type(of: error)) { _ in error }
  }

  /// Says what every endpoint throws whose error type this is, by the fault's mode.
  ///
  /// - Parameters:
  ///   - type: The error type.
  ///   - makeError: Makes the error.
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
  /// The endpoint that was struck.
  public let endpoint: String
  /// What the fault did.
  public let mode: FaultMode

  /// Says what happened, for a failure message.
  public var description: String { "injected fault: \(endpoint) \(mode.phrase(for: endpoint))" }
}
