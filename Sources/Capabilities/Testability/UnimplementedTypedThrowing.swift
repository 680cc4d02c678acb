// Written by `swift run overload-tables`: change that program, not this file.

/// An endpoint for the `test` value of a capability whose errors have a type: it reports that it
/// was called, and throws the error it was given.
///
/// ```swift
/// struct PaymentClient: TestableCapability {
///   var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge
///
///   static var test: PaymentClient {
///     PaymentClient(charge: unimplemented("PaymentClient.charge", throwing: .unavailable))
///   }
/// }
/// ```
///
/// It reports like `unimplemented(_:)`. The result fits `throws(Failure)` and
/// `async throws(Failure)`.
///
/// - Parameters:
///   - endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
///   - failure: The error that each call throws.
///   - fileID: Where the value was made; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: An endpoint that reports each call and throws `failure`.
@_alwaysEmitIntoClient
public func unimplemented<R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable () throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { () throws(Failure) in
    site.report()
    throw failure
  }
}

/// 1 input. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a) throws(Failure) in
    site.report(a)
    throw failure
  }
}

/// 2 inputs. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b) throws(Failure) in
    site.report(a, b)
    throw failure
  }
}

/// 3 inputs. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c) throws(Failure) in
    site.report(a, b, c)
    throw failure
  }
}

/// 4 inputs. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d) throws(Failure) in
    site.report(a, b, c, d)
    throw failure
  }
}

/// 5 inputs. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e) throws(Failure) in
    site.report(a, b, c, d, e)
    throw failure
  }
}

/// 6 inputs. See the first `unimplemented(_:throwing:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, F, R, Failure>(
  _ endpoint: String,
  throwing failure: Failure,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e, f) throws(Failure) in
    site.report(a, b, c, d, e, f)
    throw failure
  }
}
