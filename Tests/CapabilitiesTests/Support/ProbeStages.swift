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

/// A probe's curried functions. The first stage records its input.
extension Probe {
  var plainChain: @Sendable (String) -> @Sendable (String) -> String {
    { a in
      self.note(a)
      return { b in self.plain(a, b) }
    }
  }

  var throwingChain: @Sendable (String) -> @Sendable (String) throws(Refusal) -> String {
    { a in
      self.note(a)
      return { (b) throws(Refusal) in try self.throwing(a, b) }
    }
  }

  var asyncChain: @Sendable (String) -> @Sendable (String) async -> String {
    { a in
      self.note(a)
      return { (b) async in await self.async(a, b) }
    }
  }

  var asyncThrowingChain: @Sendable (String) -> @Sendable (String) async throws(Refusal) -> String {
    { a in
      self.note(a)
      return { (b) async throws(Refusal) in try await self.asyncThrowing(a, b) }
    }
  }
}
