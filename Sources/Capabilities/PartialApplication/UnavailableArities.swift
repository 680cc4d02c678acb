#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  // Unavailable overloads for more inputs than the tables have. Their messages are the compile errors.

  /// Makes the compiler suggest an alternative for more than six inputs.
  @available(
    *,
    unavailable,
    message: "'partial' is for up to six inputs: write a closure, or gather inputs in a struct"
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func partial<A, B, C, D, E, F, G, each H, R>(
    _ function: (A, B, C, D, E, F, G, repeat each H) async throws -> R,
    _ inputs: Any...
  ) -> Never { fatalError("unavailable") }

  /// Makes the compiler suggest an alternative for more than six inputs.
  @available(
    *,
    unavailable,
    message: "'curry' is for up to six inputs: write closures, or gather inputs in a struct"
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func curry<A, B, C, D, E, F, G, each H, R>(
    _ function: (A, B, C, D, E, F, G, repeat each H) async throws -> R
  ) -> Never { fatalError("unavailable") }

  /// Makes the compiler suggest an alternative for more than six functions.
  @available(
    *,
    unavailable,
    message: "'pipe' takes up to six functions: pipe some of them first, pipe(pipe(f, g), h, …)"
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func pipe(
    _ f: Any,
    _ g: Any,
    _ h: Any,
    _ i: Any,
    _ j: Any,
    _ k: Any,
    _ l: Any,
    _ rest: Any...
  ) -> Never { fatalError("unavailable") }

  /// Makes the compiler suggest an alternative for more than six key paths.
  @available(
    *,
    unavailable,
    message: "'inject' takes up to six key paths: call the builder, or give it a struct of some"
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func inject<World>(
    _ builder: Any,
    from world: World,
    _ a: PartialKeyPath<World>,
    _ b: PartialKeyPath<World>,
    _ c: PartialKeyPath<World>,
    _ d: PartialKeyPath<World>,
    _ e: PartialKeyPath<World>,
    _ f: PartialKeyPath<World>,
    _ g: PartialKeyPath<World>,
    _ rest: PartialKeyPath<World>...
  ) -> Never { fatalError("unavailable") }
#endif
