// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// A probe's endpoints, for each number of inputs and each effect.
package extension Probe {
  func plain0() -> T { plain() }
  func throwing0() throws(Refusal) -> T { try throwing() }
  func async0() async -> T { await async() }
  func asyncThrowing0() async throws(Refusal) -> T { try await asyncThrowing() }
  func plain1(_ a: T) -> T { plain(a) }
  func throwing1(_ a: T) throws(Refusal) -> T { try throwing(a) }
  func async1(_ a: T) async -> T { await async(a) }
  func asyncThrowing1(_ a: T) async throws(Refusal) -> T { try await asyncThrowing(a) }
  func plain2(_ a: T, _ b: T) -> T { plain(a, b) }
  func throwing2(_ a: T, _ b: T) throws(Refusal) -> T { try throwing(a, b) }
  func async2(_ a: T, _ b: T) async -> T { await async(a, b) }
  func asyncThrowing2(_ a: T, _ b: T) async throws(Refusal) -> T { try await asyncThrowing(a, b) }
  func plain3(_ a: T, _ b: T, _ c: T) -> T { plain(a, b, c) }
  func throwing3(_ a: T, _ b: T, _ c: T) throws(Refusal) -> T { try throwing(a, b, c) }
  func async3(_ a: T, _ b: T, _ c: T) async -> T { await async(a, b, c) }
  func asyncThrowing3(_ a: T, _ b: T, _ c: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c)
  }
  func plain4(_ a: T, _ b: T, _ c: T, _ d: T) -> T { plain(a, b, c, d) }
  func throwing4(_ a: T, _ b: T, _ c: T, _ d: T) throws(Refusal) -> T { try throwing(a, b, c, d) }
  func async4(_ a: T, _ b: T, _ c: T, _ d: T) async -> T { await async(a, b, c, d) }
  func asyncThrowing4(_ a: T, _ b: T, _ c: T, _ d: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d)
  }
  func plain5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) -> T { plain(a, b, c, d, e) }
  func throwing5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) throws(Refusal) -> T {
    try throwing(a, b, c, d, e)
  }
  func async5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) async -> T { await async(a, b, c, d, e) }
  func asyncThrowing5(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d, e)
  }
  func plain6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) -> T { plain(a, b, c, d, e, f) }
  func throwing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) throws(Refusal) -> T {
    try throwing(a, b, c, d, e, f)
  }
  func async6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async -> T {
    await async(a, b, c, d, e, f)
  }
  func asyncThrowing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d, e, f)
  }
}

/// The types of these endpoints.
package extension Probe {
  typealias T = String
  typealias Plain0 = @Sendable () -> T
  typealias Throwing0 = @Sendable () throws(Refusal) -> T
  typealias Async0 = @Sendable () async -> T
  typealias AsyncThrowing0 = @Sendable () async throws(Refusal) -> T
  typealias Plain1 = @Sendable (T) -> T
  typealias Throwing1 = @Sendable (T) throws(Refusal) -> T
  typealias Async1 = @Sendable (T) async -> T
  typealias AsyncThrowing1 = @Sendable (T) async throws(Refusal) -> T
  typealias Plain2 = @Sendable (T, T) -> T
  typealias Throwing2 = @Sendable (T, T) throws(Refusal) -> T
  typealias Async2 = @Sendable (T, T) async -> T
  typealias AsyncThrowing2 = @Sendable (T, T) async throws(Refusal) -> T
  typealias Plain6 = @Sendable (T, T, T, T, T, T) -> T
  typealias Throwing6 = @Sendable (T, T, T, T, T, T) throws(Refusal) -> T
  typealias Async6 = @Sendable (T, T, T, T, T, T) async -> T
  typealias AsyncThrowing6 = @Sendable (T, T, T, T, T, T) async throws(Refusal) -> T
  typealias Plain7 = @Sendable (T, T, T, T, T, T, T) -> T
  typealias Throwing7 = @Sendable (T, T, T, T, T, T, T) throws(Refusal) -> T
  typealias Async7 = @Sendable (T, T, T, T, T, T, T) async -> T
  typealias AsyncThrowing7 = @Sendable (T, T, T, T, T, T, T) async throws(Refusal) -> T
}
