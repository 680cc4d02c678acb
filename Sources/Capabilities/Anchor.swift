/// Keeps a function on its actor.
///
/// A function that is isolated to an actor goes there before its first act. Where that act is to
/// await a function which runs on its caller's actor, the compiler (Swift 6.3) takes the way there
/// for one made in vain, and everything runs off the actor, though `#isolation` still names it. A
/// call that it cannot look into, made first, is an act that needs the actor.
@inline(never)
@_optimize(none)
package func anchor() {}
