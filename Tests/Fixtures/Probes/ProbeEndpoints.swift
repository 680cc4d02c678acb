// Written by `swift run overload-tables`: change that program, not this file.

/// A probe as an endpoint of any number of inputs and any effect.
extension Probe {
  package func plain0() -> String {
    plain()
  }

  package func throwing0() throws(Refusal) -> String {
    try throwing()
  }

  package func async0() async -> String {
    await async()
  }

  package func asyncThrowing0() async throws(Refusal) -> String {
    try await asyncThrowing()
  }

  package func plain1(_ a: String) -> String {
    plain(a)
  }

  package func throwing1(_ a: String) throws(Refusal) -> String {
    try throwing(a)
  }

  package func async1(_ a: String) async -> String {
    await async(a)
  }

  package func asyncThrowing1(_ a: String) async throws(Refusal) -> String {
    try await asyncThrowing(a)
  }

  package func plain2(_ a: String, _ b: String) -> String {
    plain(a, b)
  }

  package func throwing2(_ a: String, _ b: String) throws(Refusal) -> String {
    try throwing(a, b)
  }

  package func async2(_ a: String, _ b: String) async -> String {
    await async(a, b)
  }

  package func asyncThrowing2(_ a: String, _ b: String) async throws(Refusal) -> String {
    try await asyncThrowing(a, b)
  }

  package func plain3(_ a: String, _ b: String, _ c: String) -> String {
    plain(a, b, c)
  }

  package func throwing3(_ a: String, _ b: String, _ c: String) throws(Refusal) -> String {
    try throwing(a, b, c)
  }

  package func async3(_ a: String, _ b: String, _ c: String) async -> String {
    await async(a, b, c)
  }

  package func asyncThrowing3(
    _ a: String,
    _ b: String,
    _ c: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c)
  }

  package func plain4(_ a: String, _ b: String, _ c: String, _ d: String) -> String {
    plain(a, b, c, d)
  }

  package func throwing4(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String
  ) throws(Refusal) -> String {
    try throwing(a, b, c, d)
  }

  package func async4(_ a: String, _ b: String, _ c: String, _ d: String) async -> String {
    await async(a, b, c, d)
  }

  package func asyncThrowing4(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c, d)
  }

  package func plain5(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String) -> String {
    plain(a, b, c, d, e)
  }

  package func throwing5(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String
  ) throws(Refusal) -> String {
    try throwing(a, b, c, d, e)
  }

  package func async5(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String
  ) async -> String {
    await async(a, b, c, d, e)
  }

  package func asyncThrowing5(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String
  ) async throws(Refusal) -> String {
    try await asyncThrowing(a, b, c, d, e)
  }

  package func plain6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) -> String {
    plain(a, b, c, d, e, f)
  }

  package func throwing6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) throws(Refusal) -> String {
    try throwing(a, b, c, d, e, f)
  }

  package func async6(
    _ a: String,
    _ b: String,
    _ c: String,
    _ d: String,
    _ e: String,
    _ f: String
  ) async -> String {
    await async(a, b, c, d, e, f)
  }

  package func asyncThrowing6(
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
