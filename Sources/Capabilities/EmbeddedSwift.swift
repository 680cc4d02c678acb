// The reasons for the condition `#if !hasFeature(Embedded)` in this library.
//
// Embedded Swift has no run-time types: no `any Error`, no existentials of unknown types, no
// descriptions of values, and no stored key paths. So it lacks
//
// - interceptors: an `EndpointCall` contains the inputs of any endpoint;
// - the forms of `unimplemented` for streams, which return existentials or throw any error;
// - the compile-time hints of UnavailableArities.swift, which take `Any`.
//
// `unimplemented` differs, although its calls look the same: it has no parameter packs, which crash
// the compiler (Swift 6.3), and its report has `_` for each input. `inject` takes key paths as
// autoclosures on all platforms, because Embedded Swift resolves a key path only if no parameter
// stores it, and only in language mode 5.
//
// On platforms without tasks, the async declarations are missing too.
//
// `.ci/check-embedded` compiles this library as Embedded Swift and runs a client.

#if hasFeature(Embedded)
  // Without this import the compiler crashes on an async closure. Elsewhere it imports it implicitly.
  #if canImport(_Concurrency)
    internal import _Concurrency
  #endif

  extension UnimplementedEndpoint {
    @usableFromInline @discardableResult
    func report() -> UnimplementedError { report(inputs: []) }
    @usableFromInline @discardableResult
    func report<A>(_: A) -> UnimplementedError { report(count: 1) }
    @usableFromInline @discardableResult
    func report<A, B>(_: A, _: B) -> UnimplementedError { report(count: 2) }
    @usableFromInline @discardableResult
    func report<A, B, C>(_: A, _: B, _: C) -> UnimplementedError { report(count: 3) }
    @usableFromInline @discardableResult
    func report<A, B, C, D>(_: A, _: B, _: C, _: D) -> UnimplementedError { report(count: 4) }
    @usableFromInline @discardableResult
    func report<A, B, C, D, E>(_: A, _: B, _: C, _: D, _: E) -> UnimplementedError {
      report(count: 5)
    }
    @usableFromInline @discardableResult
    func report<A, B, C, D, E, F>(_: A, _: B, _: C, _: D, _: E, _: F) -> UnimplementedError {
      report(count: 6)
    }

    /// Reports a call with `count` inputs.
    private func report(count: Int) -> UnimplementedError {
      report(inputs: Array(repeating: "_", count: count))
    }
  }
#endif
