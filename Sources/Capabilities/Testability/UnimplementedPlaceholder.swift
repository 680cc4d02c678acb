// Written by `swift run overload-tables`: change that program, not this file.

/// An endpoint for the `test` value of a capability that cannot fail: it reports that it was
/// called, and returns a placeholder.
///
/// ```swift
/// struct WallClock: TestableCapability {
///   var now: @Sendable () -> Timestamp
///
///   static var test: WallClock {
///     WallClock(now: unimplemented("WallClock.now", placeholder: .zero))
///   }
/// }
/// ```
///
/// It reports like `unimplemented(_:)`. The result fits every effect; an endpoint that returns
/// `Void` takes `placeholder: ()`.
///
/// - Parameters:
///   - endpoint: The capability and the endpoint, such as `"WallClock.now"`.
///   - placeholder: What each call returns.
///   - fileID: Where the value was made; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: An endpoint that reports each call and returns `placeholder`.
@_alwaysEmitIntoClient
public func unimplemented<R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable () -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return {
    site.report()
    return placeholder
  }
}

/// 1 input. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a in
    site.report(a)
    return placeholder
  }
}

/// 2 inputs. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b in
    site.report(a, b)
    return placeholder
  }
}

/// 3 inputs. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c in
    site.report(a, b, c)
    return placeholder
  }
}

/// 4 inputs. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d in
    site.report(a, b, c, d)
    return placeholder
  }
}

/// 5 inputs. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e in
    site.report(a, b, c, d, e)
    return placeholder
  }
}

/// 6 inputs. See the first `unimplemented(_:placeholder:)`.
@_alwaysEmitIntoClient
public func unimplemented<A, B, C, D, E, F, R: Sendable>(
  _ endpoint: String,
  placeholder: R,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E, F) -> R {
  let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e, f in
    site.report(a, b, c, d, e, f)
    return placeholder
  }
}
