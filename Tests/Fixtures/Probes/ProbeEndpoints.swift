// Written by `swift run overload-tables`: change that program, not this file.
// swift-format-ignore-file

/// A probe as an endpoint of any number of inputs and any effect.
extension Probe {
  package func plain0() -> T { plain() }
  package func throwing0() throws(Refusal) -> T { try throwing() }
  package func async0() async -> T { await async() }
  package func asyncThrowing0() async throws(Refusal) -> T { try await asyncThrowing() }
  package func plain1(_ a: T) -> T { plain(a) }
  package func throwing1(_ a: T) throws(Refusal) -> T { try throwing(a) }
  package func async1(_ a: T) async -> T { await async(a) }
  package func asyncThrowing1(_ a: T) async throws(Refusal) -> T { try await asyncThrowing(a) }
  package func plain2(_ a: T, _ b: T) -> T { plain(a, b) }
  package func throwing2(_ a: T, _ b: T) throws(Refusal) -> T { try throwing(a, b) }
  package func async2(_ a: T, _ b: T) async -> T { await async(a, b) }
  package func asyncThrowing2(_ a: T, _ b: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b)
  }
  package func plain3(_ a: T, _ b: T, _ c: T) -> T { plain(a, b, c) }
  package func throwing3(_ a: T, _ b: T, _ c: T) throws(Refusal) -> T { try throwing(a, b, c) }
  package func async3(_ a: T, _ b: T, _ c: T) async -> T { await async(a, b, c) }
  package func asyncThrowing3(_ a: T, _ b: T, _ c: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c)
  }
  package func plain4(_ a: T, _ b: T, _ c: T, _ d: T) -> T { plain(a, b, c, d) }
  package func throwing4(_ a: T, _ b: T, _ c: T, _ d: T) throws(Refusal) -> T {
    try throwing(a, b, c, d)
  }
  package func async4(_ a: T, _ b: T, _ c: T, _ d: T) async -> T { await async(a, b, c, d) }
  package func asyncThrowing4(_ a: T, _ b: T, _ c: T, _ d: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d)
  }
  package func plain5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) -> T { plain(a, b, c, d, e) }
  package func throwing5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) throws(Refusal) -> T {
    try throwing(a, b, c, d, e)
  }
  package func async5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) async -> T {
    await async(a, b, c, d, e)
  }
  package func asyncThrowing5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d, e)
  }
  package func plain6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) -> T {
    plain(a, b, c, d, e, f)
  }
  package func throwing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) throws(Refusal) -> T {
    try throwing(a, b, c, d, e, f)
  }
  package func async6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async -> T {
    await async(a, b, c, d, e, f)
  }
  package func asyncThrowing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d, e, f)
  }
}

/// The types of such endpoints.
extension Probe {
  package typealias T = String
  package typealias Plain0 = @Sendable () -> T
  package typealias Throwing0 = @Sendable () throws(Refusal) -> T
  package typealias Async0 = @Sendable () async -> T
  package typealias AsyncThrowing0 = @Sendable () async throws(Refusal) -> T
  package typealias Plain1 = @Sendable (T) -> T
  package typealias Throwing1 = @Sendable (T) throws(Refusal) -> T
  package typealias Async1 = @Sendable (T) async -> T
  package typealias AsyncThrowing1 = @Sendable (T) async throws(Refusal) -> T
  package typealias Plain2 = @Sendable (T, T) -> T
  package typealias Throwing2 = @Sendable (T, T) throws(Refusal) -> T
  package typealias Async2 = @Sendable (T, T) async -> T
  package typealias AsyncThrowing2 = @Sendable (T, T) async throws(Refusal) -> T
  package typealias Plain3 = @Sendable (T, T, T) -> T
  package typealias Throwing3 = @Sendable (T, T, T) throws(Refusal) -> T
  package typealias Async3 = @Sendable (T, T, T) async -> T
  package typealias AsyncThrowing3 = @Sendable (T, T, T) async throws(Refusal) -> T
  package typealias Plain4 = @Sendable (T, T, T, T) -> T
  package typealias Throwing4 = @Sendable (T, T, T, T) throws(Refusal) -> T
  package typealias Async4 = @Sendable (T, T, T, T) async -> T
  package typealias AsyncThrowing4 = @Sendable (T, T, T, T) async throws(Refusal) -> T
  package typealias Plain5 = @Sendable (T, T, T, T, T) -> T
  package typealias Throwing5 = @Sendable (T, T, T, T, T) throws(Refusal) -> T
  package typealias Async5 = @Sendable (T, T, T, T, T) async -> T
  package typealias AsyncThrowing5 = @Sendable (T, T, T, T, T) async throws(Refusal) -> T
  package typealias Plain6 = @Sendable (T, T, T, T, T, T) -> T
  package typealias Throwing6 = @Sendable (T, T, T, T, T, T) throws(Refusal) -> T
  package typealias Async6 = @Sendable (T, T, T, T, T, T) async -> T
  package typealias AsyncThrowing6 = @Sendable (T, T, T, T, T, T) async throws(Refusal) -> T
  package typealias Plain7 = @Sendable (T, T, T, T, T, T, T) -> T
  package typealias Throwing7 = @Sendable (T, T, T, T, T, T, T) throws(Refusal) -> T
  package typealias Async7 = @Sendable (T, T, T, T, T, T, T) async -> T
  package typealias AsyncThrowing7 = @Sendable (T, T, T, T, T, T, T) async throws(Refusal) -> T
}
