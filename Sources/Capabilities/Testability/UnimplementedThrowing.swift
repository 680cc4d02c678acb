// Written by `swift run overload-tables`: change that program, not this file.

/// An endpoint for the `test` value of a capability: it reports that it was called, and throws
/// ``Unimplemented``.
///
/// ```swift
/// struct Mailer: TestableCapability {
///   var send: @Sendable (Mail) async throws -> Void
///
///   static var test: Mailer { Mailer(send: unimplemented("Mailer.send")) }
/// }
/// ```
///
/// The report names the endpoint, its inputs, and the place where the `test` value was made. In
/// a test target that links `CapabilitiesTesting` it fails the test that made the call, even if
/// the code under test swallows the error; otherwise it goes to standard error.
///
/// The result is an endpoint of 0 to 6 inputs and fits wherever an untyped error may be thrown:
/// `throws` and `async throws`. An endpoint with an error type of its own takes
/// `unimplemented(_:throwing:)`, one that does not throw `unimplemented(_:placeholder:)`.
///
/// - Parameters:
///   - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
///   - fileID: Where the value was made; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: An endpoint that reports each call and throws ``Unimplemented``.
@_alwaysEmitIntoClient
public func unimplemented<R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable () throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { () throws(Unimplemented) in
    throw site.report()
  }
}

/// 1 input. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a) throws(Unimplemented) in
    throw site.report(a)
  }
}

/// 2 inputs. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b) throws(Unimplemented) in
    throw site.report(a, b)
  }
}

/// 3 inputs. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c) throws(Unimplemented) in
    throw site.report(a, b, c)
  }
}

/// 4 inputs. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d) throws(Unimplemented) in
    throw site.report(a, b, c, d)
  }
}

/// 5 inputs. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e) throws(Unimplemented) in
    throw site.report(a, b, c, d, e)
  }
}

/// 6 inputs. See the first `unimplemented`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, F, R>(
  _ endpoint: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E, F) throws(Unimplemented) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e, f) throws(Unimplemented) in
    throw site.report(a, b, c, d, e, f)
  }
}
