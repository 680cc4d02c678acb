/// A use case whose body is opaque to the composing module.
@inline(never)
@Sendable public func opaqueUseCase(_ load: @escaping @Sendable (Int) -> Int, _ id: Int) -> Int {
  load(id) &+ 1
}
