/// A use case whose body the module that composes it does not see.
@inline(never)
@Sendable public func opaqueUseCase(_ load: @escaping @Sendable (Int) -> Int, _ id: Int) -> Int {
  load(id) &+ 1
}
