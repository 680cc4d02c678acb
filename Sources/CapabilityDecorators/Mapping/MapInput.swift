extension AsyncEndpoint {
  /// Returns an endpoint with other inputs, from which the original inputs are computed.
  ///
  /// ```swift
  /// // charge: (Int, String) async throws(PaymentError) -> Receipt
  /// let pay = endpoint(payments.charge)
  ///   .mapInput { (bill: Bill) in (bill.amount, bill.card) }
  ///   .function()
  /// // pay: (Bill) async throws(PaymentError) -> Receipt
  /// ```
  ///
  /// If the conversion is async or can fail, use `pipe`.
  ///
  /// - Parameter transform: Computes the original inputs, as a tuple if there are several, on the
  ///   caller's actor.
  /// - Returns: An endpoint with the inputs of `transform`.
  @_alwaysEmitIntoClient
  public func mapInput<NewInput>(
    _ transform: @escaping @Sendable (NewInput) -> Input
  ) -> AsyncEndpoint<NewInput, Output, Failure> {
    AsyncEndpoint<NewInput, Output, Failure> { (input) async throws(Failure) in
      try await self(transform(input))
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint with other inputs, from which the original inputs are computed.
  @_alwaysEmitIntoClient
  public func mapInput<NewInput>(
    _ transform: @escaping @Sendable (NewInput) -> Input
  ) -> SyncEndpoint<NewInput, Output, Failure> {
    SyncEndpoint<NewInput, Output, Failure> { (input) throws(Failure) in
      try self(transform(input))
    }
  }
}
