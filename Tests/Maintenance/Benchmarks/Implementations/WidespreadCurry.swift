/// The common implementation of `curry`: nested closures over an escaping function, compiled in its own
/// module.
public func widespreadCurry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}

/// The same implementation, inlinable into clients.
@inlinable
public func inlinableWidespreadCurry<A, B, C>(
  _ function: @escaping (A, B) -> C
) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}
