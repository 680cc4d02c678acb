extension AsyncEndpoint {
  /// The endpoint with other inputs, of which all that it takes is made.
  ///
  /// ```swift
  /// // charge: (Int, String) async throws(PaymentError) -> Receipt
  /// let pay = endpoint(payments.charge)
  ///   .mapInput { (bill: Bill) in (bill.amount, bill.card) }
  ///   .function()
  /// // pay: (Bill) async throws(PaymentError) -> Receipt
  /// ```
  ///
  /// Where making the inputs can fail or is async, `pipe` does it.
  ///
  /// - Parameter transform: Makes the inputs, as a tuple if there are several, on the caller's
  ///   actor. It has as many inputs as the result is to have.
  /// - Returns: An endpoint of the inputs of `transform`.
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
  /// The endpoint with other inputs, of which all that it takes is made.
  ///
  /// - Parameter transform: Makes the inputs, as a tuple if there are several. It has as many
  ///   inputs as the result is to have.
  /// - Returns: An endpoint of the inputs of `transform`.
  @_alwaysEmitIntoClient
  public func mapInput<NewInput>(
    _ transform: @escaping @Sendable (NewInput) -> Input
  ) -> SyncEndpoint<NewInput, Output, Failure> {
    SyncEndpoint<NewInput, Output, Failure> { (input) throws(Failure) in
      try self(transform(input))
    }
  }
}
