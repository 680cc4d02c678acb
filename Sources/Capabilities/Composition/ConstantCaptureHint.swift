#if hasFeature(Embedded)
  /// Nothing: Embedded Swift has no key paths that are values.
  @_alwaysEmitIntoClient @_transparent
  func constantCaptureHint() -> Bool { true }
#else
  /// A key path that does nothing, for composed closures to capture and ignore.
  ///
  /// A closure that `partial`, `curry`, `pipe` or `flip` makes captures a function, which is often
  /// a constant the compiler knows, and inputs, which it does not know. The optimizer builds the
  /// constant into the closure, so that it is inlined instead of called through a thunk, but only
  /// if all captures are constants or one of them is a key-path literal (Swift 6.3, constant
  /// capture propagation). The key path and its capture then vanish with the thunk. Where this does
  /// not happen everything works the same, a few instructions slower.
  ///
  /// - Returns: The literal. It must be typed exactly so; anything wrapped around it hides it.
  @_alwaysEmitIntoClient @_transparent
  func constantCaptureHint() -> any KeyPath<Int, Int> & Sendable { \Int.self }
#endif
