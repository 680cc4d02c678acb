/// A probe's endpoints, for each effect and some numbers of inputs.
package extension Probe {
  typealias T = String

  func plain0() -> T { plain() }
  func plain1(_ a: T) -> T { plain(a) }
  func plain2(_ a: T, _ b: T) -> T { plain(a, b) }
  func plain3(_ a: T, _ b: T, _ c: T) -> T { plain(a, b, c) }
  func plain6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) -> T { plain(a, b, c, d, e, f) }

  func throwing0() throws(Refusal) -> T { try throwing() }
  func throwing1(_ a: T) throws(Refusal) -> T { try throwing(a) }
  func throwing2(_ a: T, _ b: T) throws(Refusal) -> T { try throwing(a, b) }
  func throwing3(_ a: T, _ b: T, _ c: T) throws(Refusal) -> T { try throwing(a, b, c) }
  func throwing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) throws(Refusal) -> T {
    try throwing(a, b, c, d, e, f)
  }

  func async0() async -> T { await async() }
  func async1(_ a: T) async -> T { await async(a) }
  func async2(_ a: T, _ b: T) async -> T { await async(a, b) }
  func async3(_ a: T, _ b: T, _ c: T) async -> T { await async(a, b, c) }
  func async6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async -> T {
    await async(a, b, c, d, e, f)
  }

  func asyncThrowing0() async throws(Refusal) -> T { try await asyncThrowing() }
  func asyncThrowing1(_ a: T) async throws(Refusal) -> T { try await asyncThrowing(a) }
  func asyncThrowing2(_ a: T, _ b: T) async throws(Refusal) -> T { try await asyncThrowing(a, b) }
  func asyncThrowing3(_ a: T, _ b: T, _ c: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c)
  }
  func asyncThrowing6(_ a: T, _ b: T, _ c: T, _ d: T, _ e: T, _ f: T) async throws(Refusal) -> T {
    try await asyncThrowing(a, b, c, d, e, f)
  }
}
