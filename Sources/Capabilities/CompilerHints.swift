// Workarounds that make the compiler (Swift 6.3) produce correct or faster code.
//
// Functions that build a text in a report or once per endpoint are `@_optimize(none)`: each generic
// function that they use would be specialized in every first build of a client.

/// Keeps the compiler from omitting a function's switch to its actor.
///
/// A function that is isolated to an actor switches to it first. If the function first awaits a
/// `nonisolated(nonsending)` function, the compiler omits the switch and the function runs off its
/// actor, although `#isolation` still names it. Call this function before that `await`: the compiler
/// cannot see into it, so it needs the actor.
@inline(never)
@_optimize(none)
package func keepActorSwitch() {}

#if hasFeature(Embedded)
  /// Does nothing, because Embedded Swift cannot store key paths.
  @_alwaysEmitIntoClient @_transparent
  func captureHint() -> Bool { true }
#else
  /// Returns a key path for composed closures to capture, so that they are inlined.
  ///
  /// A closure from `partial`, `curry`, `pipe` or `flip` captures inputs and a function. The function
  /// is often a constant. The optimizer then specializes the closure for the function, instead of
  /// calling it through a thunk, but only if all captures are constants or one of them is a key-path
  /// literal (constant capture propagation). The optimized code does not contain the key path. Without
  /// this optimization the closures work too, a few instructions slower.
  ///
  /// - Returns: The literal. Any other form of the expression disables the optimization.
  @_alwaysEmitIntoClient @_transparent
  func captureHint() -> any KeyPath<Int, Int> & Sendable { \Int.self }
#endif
