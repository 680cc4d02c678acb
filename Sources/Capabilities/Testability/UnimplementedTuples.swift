// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a) throws(UnimplementedError) in throw endpoint.report(a) }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a) throws(Failure) in endpoint.report(a); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a in endpoint.report(a); return placeholder }
}
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, B, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b) throws(UnimplementedError) in throw endpoint.report(a, b) }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, B, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b) throws(Failure) in endpoint.report(a, b); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, B, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b in endpoint.report(a, b); return placeholder }
}
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c) throws(UnimplementedError) in throw endpoint.report(a, b, c) }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c) throws(Failure) in endpoint.report(a, b, c); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c in endpoint.report(a, b, c); return placeholder }
}
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d) throws(UnimplementedError) in throw endpoint.report(a, b, c, d) }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d) throws(Failure) in endpoint.report(a, b, c, d); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d in endpoint.report(a, b, c, d); return placeholder }
}
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e) throws(UnimplementedError) in throw endpoint.report(a, b, c, d, e) }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e) throws(Failure) in endpoint.report(a, b, c, d, e); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D, E) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e in endpoint.report(a, b, c, d, e); return placeholder }
}
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C, D, E, F) throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e, f) throws(UnimplementedError) in
    throw endpoint.report(a, b, c, d, e, f)
  }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { (a, b, c, d, e, f) throws(Failure) in endpoint.report(a, b, c, d, e, f); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C, D, E, F) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e, f in endpoint.report(a, b, c, d, e, f); return placeholder }
}

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a in endpoint.stream(endpoint.report(a)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a in endpoint.stream(endpoint.report(a)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a in endpoint.stream(endpoint.report(a)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b in endpoint.stream(endpoint.report(a, b)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b in endpoint.stream(endpoint.report(a, b)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A, B) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b in endpoint.stream(endpoint.report(a, b)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c in endpoint.stream(endpoint.report(a, b, c)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c in endpoint.stream(endpoint.report(a, b, c)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A, B, C) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c in endpoint.stream(endpoint.report(a, b, c)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d in endpoint.stream(endpoint.report(a, b, c, d)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d in endpoint.stream(endpoint.report(a, b, c, d)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A, B, C, D) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d in endpoint.stream(endpoint.report(a, b, c, d)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D, E) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e in endpoint.stream(endpoint.report(a, b, c, d, e)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D, E) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e in endpoint.stream(endpoint.report(a, b, c, d, e)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A, B, C, D, E) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e in endpoint.stream(endpoint.report(a, b, c, d, e)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D, E, F) -> AsyncStream<Element> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e, f in endpoint.stream(endpoint.report(a, b, c, d, e, f)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, Element>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = (), _ second: Void = ()
) -> @Sendable (A, B, C, D, E, F) -> AsyncThrowingStream<Element, any Error> {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e, f in endpoint.stream(endpoint.report(a, b, c, d, e, f)) }
}
/// An endpoint that reports each call and returns an empty stream.
@_alwaysEmitIntoClient public func unimplemented<A, B, C, D, E, F, Element, Failure: Error>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ first: Void = ()
) -> @Sendable (A, B, C, D, E, F) -> any AsyncSequence<Element, Failure> & Sendable {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { a, b, c, d, e, f in endpoint.stream(endpoint.report(a, b, c, d, e, f)) }
}
#else
/// An endpoint that reports each call and throws ``UnimplementedError``.
@_alwaysEmitIntoClient public func unimplemented<R>(
  _ endpoint: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable () throws(UnimplementedError) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { () throws(UnimplementedError) in throw endpoint.report() }
}
/// An endpoint that reports each call and throws a given error.
@_alwaysEmitIntoClient public func unimplemented<R, Failure>(
  _ endpoint: String, throwing failure: Failure, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { () throws(Failure) in endpoint.report(); throw failure }
}
/// An endpoint that reports each call and returns a placeholder.
@_alwaysEmitIntoClient public func unimplemented<R: Sendable>(
  _ endpoint: String, placeholder: R, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () -> R {
  let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
  return { endpoint.report(); return placeholder }
}
#endif
