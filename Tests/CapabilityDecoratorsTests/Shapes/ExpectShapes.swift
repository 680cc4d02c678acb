import Probes
import Testing

/// Endpoints of no input, one and three inputs, with each effect. Their decorated functions are
/// called with `a`, `b` and `c`, and the probe returns its inputs.
extension Probe {
  /// Expects the results and the journals of calls.
  ///
  /// - Parameters:
  ///   - value: The result of a call with these inputs.
  ///   - journal: The entries of that call.
  ///   - refused: The entries of a call that the probe refuses.
  ///   - failure: The error of a refused call; `nil` if it returns `value` anyway.
  func expectShapes(
    _ none: () throws(Refusal) -> String,
    _ one: (String) throws(Refusal) -> String,
    _ three: (String, String, String) throws(Refusal) -> String,
    value: (String) -> String = { $0 },
    journal: (String) -> [String],
    refused: (String) -> [String],
    failure: (String) -> Refusal? = { Refusal($0) },
    at location: SourceLocation = #_sourceLocation
  ) {
    let calls = Calls(value: value, journal: journal, refused: refused, failure: failure)
    for (result, refusal, journal, inputs) in calls.rows {
      expect(result, refusing: refusal, journal: journal, at: location) { () throws(Refusal) in
        switch inputs {
        case "": try none()
        case "a": try one("a")
        default: try three("a", "b", "c")
        }
      }
    }
  }

  /// Expects the same of non-throwing functions.
  func expectShapes(
    _ none: () -> String,
    _ one: (String) -> String,
    _ three: (String, String, String) -> String,
    value: (String) -> String = { $0 },
    journal: (String) -> [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    expect(value(""), journal: journal(""), at: location) { none() }
    expect(value("a"), journal: journal("a"), at: location) { one("a") }
    expect(value("abc"), journal: journal("abc"), at: location) { three("a", "b", "c") }
  }

  /// Expects the same of async functions, and that the probe is called on the caller's actor.
  ///
  /// - Parameter hopping: Whether a call can leave the actor temporarily.
  func expectShapes(
    _ none: () async throws(Refusal) -> String,
    _ one: (String) async throws(Refusal) -> String,
    _ three: (String, String, String) async throws(Refusal) -> String,
    value: (String) -> String = { $0 },
    journal: (String) -> [String],
    refused: (String) -> [String],
    failure: (String) -> Refusal? = { Refusal($0) },
    hopping: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) async {
    let calls = Calls(value: value, journal: journal, refused: refused, failure: failure)
    for (result, refusal, journal, inputs) in calls.rows {
      await expect(
        result,
        refusing: refusal,
        journal: journal,
        hopping: hopping,
        at: location
      ) { () async throws(Refusal) in
        switch inputs {
        case "": try await none()
        case "a": try await one("a")
        default: try await three("a", "b", "c")
        }
      }
    }
  }

  /// Expects the same of non-throwing async functions.
  func expectShapes(
    _ none: () async -> String,
    _ one: (String) async -> String,
    _ three: (String, String, String) async -> String,
    value: (String) -> String = { $0 },
    journal: (String) -> [String],
    hopping: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) async {
    for inputs in Calls.inputs {
      await expect(
        .success(value(inputs)),
        journal: journal(inputs),
        hopping: hopping,
        at: location
      ) { () async throws(Refusal) in
        switch inputs {
        case "": await none()
        case "a": await one("a")
        default: await three("a", "b", "c")
        }
      }
    }
  }
}

/// The calls of one decorator with one effect.
private struct Calls {
  static let inputs = ["", "a", "abc"]

  /// The calls with their expectations: result, refused inputs and journal. The refused call comes
  /// first, because a cache must not store its error.
  let rows: [Row]

  typealias Row = (Result<String, Refusal>, String?, [String], String)

  init(
    value: (String) -> String,
    journal: (String) -> [String],
    refused: (String) -> [String],
    failure: (String) -> Refusal?
  ) {
    rows = Self.inputs.flatMap { inputs -> [Row] in
      let given = Result<String, Refusal>.success(value(inputs))
      let refusal = failure(inputs).map { Result<String, Refusal>.failure($0) }
      return [
        (refusal ?? given, inputs, refused(inputs), inputs), (given, nil, journal(inputs), inputs),
      ]
    }
  }
}
