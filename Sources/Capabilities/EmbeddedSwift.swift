// What stands behind the one condition of this library, `#if !hasFeature(Embedded)`, and why.
//
// Embedded Swift has no types at run time: no `any Error`, no existentials of unknown types, no
// text of any value, no key path that is a value. So there are not
//
// - what decorators and interceptors are made of: an `EndpointCall` shows the inputs of any
//   endpoint, and streams are found among outputs by a cast;
// - the forms of `unimplemented` for streams: they return existentials, or throw any error;
// - the hints of MoreThanSix.swift, which take anything;
//
// and these are others, of which calls are written the same (all reasons are of Swift 6.3):
//
// - `inject` takes key paths as autoclosures: the compiler finds out what a key path leads to only if
//   no parameter holds it, and only in language mode 5;
// - functions that compose are not transparent: the optimizer crashes where they are, or makes
//   wrong code of async ones;
// - `unimplemented` has no parameter packs, which crash, and reports a blank for each input.
//
// Where the toolchain has no tasks for a platform there is nothing that is async.
//
// `.ci/check-embedded` compiles this library as Embedded Swift, and runs a program that uses it.

#if hasFeature(Embedded)
  // Imported by the compiler elsewhere; without it, it crashes on a closure that is async.
  #if canImport(_Concurrency)
    internal import _Concurrency
  #endif

  extension UnimplementedEndpoint {
    @usableFromInline @discardableResult
    func report() -> Unimplemented { report(inputs: []) }
    @usableFromInline @discardableResult
    func report<A>(_: A) -> Unimplemented { report(blanks: 1) }
    @usableFromInline @discardableResult
    func report<A, B>(_: A, _: B) -> Unimplemented { report(blanks: 2) }
    @usableFromInline @discardableResult
    func report<A, B, C>(_: A, _: B, _: C) -> Unimplemented { report(blanks: 3) }
    @usableFromInline @discardableResult
    func report<A, B, C, D>(_: A, _: B, _: C, _: D) -> Unimplemented { report(blanks: 4) }
    @usableFromInline @discardableResult
    func report<A, B, C, D, E>(_: A, _: B, _: C, _: D, _: E) -> Unimplemented {
      report(blanks: 5)
    }
    @usableFromInline @discardableResult
    func report<A, B, C, D, E, F>(_: A, _: B, _: C, _: D, _: E, _: F) -> Unimplemented {
      report(blanks: 6)
    }

    /// Reports a call of as many inputs.
    private func report(blanks count: Int) -> Unimplemented {
      report(inputs: Array(repeating: "_", count: count))
    }
  }
#endif
