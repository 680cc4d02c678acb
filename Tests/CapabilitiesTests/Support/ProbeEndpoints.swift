// Written by `swift run overload-tables`: change that program, not this file.

/// A probe as an endpoint of any number of inputs and any effect.
extension Probe {
  func plain0() -> String {
    plain()
  }

  func throwing0() throws(Refusal) -> String {
    try throwing()
  }

  func async0() async -> String {
    await async()
  }

  func asyncThrowing0() async throws(Refusal) -> String {
    try await asyncThrowing()
  }

  func plain1(_ a: String) -> String {
    plain(a)
  }

  func throwing1(_ a: String) throws(Refusal) -> String {
    try throwing(a)
  }

  func async1(_ a: String) async -> String {
    await async(a)
  }

  func asyncThrowing1(_ a: String) async throws(Refusal) -> String {
    try await asyncThrowing(a)
  }

  func plain2(_ a: String, _ b: String) -> String {
    plain(a, b)
  }

  func throwing2(_ a: String, _ b: String) throws(Refusal) -> String {
    try throwing(a, b)
  }

  func async2(_ a: String, _ b: String) async -> String {
    await async(a, b)
  }

  func asyncThrowing2(_ a: String, _ b: String) async throws(Refusal) -> String {
    try await asyncThrowing(a, b)
  }

  func plain3(_ a: String, _ b: String, _ c: String) -> String {
    plain(a, b, c)
  }

  func throwing3(_ a: String, _ b: String, _ c: String) throws(Refusal) -> String {
    try throwing(a, b, c)
  }

  func async3(_ a: String, _ b: String, _ c: String) async -> String {
    await async(a, b, c)
  }

  func asyncThrowing3(_ a: String, _ b: String, _ c: String) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c)
  }

  func plain4(_ a: String, _ b: String, _ c: String, _ d: String) -> String {
    plain(a, b, c, d)
  }

  func throwing4(_ a: String, _ b: String, _ c: String, _ d: String) throws(Refusal) -> String {
    try throwing(a, b, c, d)
  }

  func async4(_ a: String, _ b: String, _ c: String, _ d: String) async -> String {
    await async(a, b, c, d)
  }

  func asyncThrowing4(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c, d)
  }

  func plain5(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String) -> String {
    plain(a, b, c, d, e)
  }

  func throwing5(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String
  ) throws(Refusal) -> String {
    try throwing(a, b, c, d, e)
  }

  func async5(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String) async -> String {
    await async(a, b, c, d, e)
  }

  func asyncThrowing5(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c, d, e)
  }

  func plain6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) -> String {
    plain(a, b, c, d, e, f)
  }

  func throwing6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) throws(Refusal) -> String {
    try throwing(a, b, c, d, e, f)
  }

  func async6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) async -> String {
    await async(a, b, c, d, e, f)
  }

  func asyncThrowing6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c, d, e, f)
  }
}
