import Probes

/// A probe's stages for `pipe`. Each appends its letter to its input and records the result.
extension Probe {
  func plainStage(_ letter: String) -> @Sendable (String) -> String {
    { text in self.plain1(text + letter) }
  }

  func throwingStage(_ letter: String) -> @Sendable (String) throws(Refusal) -> String {
    { (text) throws(Refusal) in try self.throwing1(text + letter) }
  }

  func asyncStage(_ letter: String) -> @Sendable (String) async -> String {
    { text in await self.async1(text + letter) }
  }

  func asyncThrowingStage(_ letter: String) -> @Sendable (String) async throws(Refusal) -> String {
    { (text) async throws(Refusal) in try await self.asyncThrowing1(text + letter) }
  }
}

/// A stage of a curried function, with one input.
typealias Stage<Next> = @Sendable (String) -> Next

/// A probe's stages for `uncurry`. The last one has an effect.
extension Probe {
  typealias Plain = @Sendable (String) -> String
  typealias Throwing = @Sendable (String) throws(Refusal) -> String
  typealias Async = @Sendable (String) async -> String
  typealias AsyncThrowing = @Sendable (String) async throws(Refusal) -> String
}
