/// `curry` as it is written in the libraries that people use: nested closures over an escaping
/// function, compiled where it stands.
public func widespreadCurry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}

/// The same where a client's compiler sees into it.
@inlinable
public func inlinableWidespreadCurry<A, B, C>(
  _ function: @escaping (A, B) -> C
) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}
