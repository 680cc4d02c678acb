/// What an endpoint throws when a fault strikes it.
///
/// An endpoint that throws untyped errors needs none: it throws ``InjectedFault``. One that throws
/// a type of its own takes its error from here.
///
/// ```swift
/// let faults = [
///   Fault("Mailer.send") { _ in MailerError.unavailable("injected") },
///   Fault("PaymentClient.charge") { mode in
///     mode == .before ? PaymentError.unavailable("injected") : .outcomeUnknown("injected")
///   },
/// ]
/// ```
public struct Fault: Sendable {
  /// The endpoint's name: `PaymentClient.charge`.
  public let endpoint: String
  let makeError: @Sendable (FaultMode) -> any Error

  /// Says what an endpoint throws.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name, as its capability gives it to the interceptor.
  ///   - makeError: Makes the error: of the endpoint's own error type.
  public init(_ endpoint: String, makeError: @escaping @Sendable (FaultMode) -> any Error) {
    self.endpoint = endpoint
    self.makeError = makeError
  }
}

/// The error that a fault throws from an endpoint with untyped errors.
public struct InjectedFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The endpoint that was struck.
  public let endpoint: String
  /// What the fault did.
  public let mode: FaultMode

  /// Says what happened, for a failure message.
  public var description: String { "injected fault: \(endpoint) \(mode.phrase)" }
}
