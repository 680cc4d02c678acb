import Capabilities
import Probes
import Synchronization
import Testing

@Suite("An unimplemented endpoint")
struct UnimplementedTests {
  @Test("fails the test that calls it, even if the error is swallowed")
  func reportsSwallowedErrors() async {
    let refund: @Sendable (Int) async throws -> String = unimplemented("Probe.call")
    await expectReport(of: [1], madeOn: #line - 1, "swallowed") {
      (try? await refund(1)) ?? "swallowed"
    }
  }

  @Test("fails the test from a child task and from an unstructured task")
  func reportsFromTasks() async {
    let call: @Sendable (Int) -> String = unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1], madeOn: #line - 1, "x") {
      async let answer = call(1)
      return await answer
    }
    await expectReport(of: [2], madeOn: #line - 5, "x") {
      await Task { call(2) }.value
    }
  }

  @Test("does not affect parallel tests", arguments: 0..<20)
  func leavesNeighboursAlone(number: Int) async {
    let call: @Sendable (Int) -> String = unimplemented("Probe.call", placeholder: "x")
    let line = #line - 1
    await Task.yield()
    guard number.isMultiple(of: 2) else { return }
    await expectReport(of: [number], madeOn: line, "x") {
      await Task.yield()
      return call(number)
    }
  }

  @Test("reports every call")
  func reportsEveryCall() async {
    let call: @Sendable (Int) -> String = unimplemented("Probe.call", placeholder: "x")
    let line = #line - 1
    for number in 1...3 {
      await expectReport(of: [number], madeOn: line, "x") { call(number) }
    }
  }

  @Test("fits endpoints with many inputs, one of them a tuple")
  func takesTuples() async {
    let place: @Sendable (Int, (x: Int, y: Int), String, Bool) async throws(Refusal) -> (Int, Int) =
      unimplemented("Map.place", throwing: Refusal("placed"))
    let draw: @Sendable (Int, (Int, Int), Void, Bool, [Int], Int?) -> Int =
      unimplemented("Map.draw", placeholder: 7)
    var refusal: Refusal?
    await expectOneReport(of: "Map.place", inputs: #"(1, (x: 2, y: 3), "a", true)"#) {
      do throws(Refusal) { _ = try await place(1, (2, 3), "a", true) } catch { refusal = error }
    }
    #expect(refusal == Refusal("placed"))
    var drawn: Int?
    await expectOneReport(of: "Map.draw", inputs: "(1, (2, 3), (), true, [4], nil)") {
      drawn = draw(1, (2, 3), (), true, [4], nil)
    }
    #expect(drawn == 7)
  }

  @Test("reports an input of a private type in the same way in every run")
  func describesPrivateTypes() async {
    let place: @Sendable (Piece) -> Void = unimplemented("Map.place", placeholder: ())
    let inputs = "(CapabilitiesTests.UnimplementedTests.Piece(color: nil))"
    await expectOneReport(of: "Map.place", inputs: inputs) { place(Piece()) }
  }

  private struct Piece: Sendable { var color: Int? }

  @Test("reports at the test, with the location of the test value in any module")
  func namesThePlaceOfTheValue() async {
    let report = await expectOneReport(of: "Teller.currency", inputs: "()") {
      let teller = Teller.friendly.overriding { $0.currency = Teller.test.currency }
      #expect(teller.currency() == "XXX")
    }
    #expect(report.contains("\n  test value made at: Probes/Teller.swift:"))
  }

  @Test("throws an error with the endpoint, the inputs and the location")
  func throwsItsStory() async throws {
    let call: @Sendable (String, Int?) throws -> Void = unimplemented("Teller.charge")
    let line = #line - 1
    var caught: UnimplementedError?
    await expectOneReport(of: "Teller.charge", inputs: #"("ada", nil)"#) {
      do { try call("ada", nil) } catch { caught = error as? UnimplementedError }
    }
    let error = try #require(caught)
    #expect(error.endpoint == "Teller.charge")
    #expect(error.inputs == ["\"ada\"", "nil"])
    #expect(error.fileID == #fileID)
    #expect(error.line == line)
  }

  @Test("throws a typed error if the endpoint's type requires that")
  func throwsTyped() async {
    let call: @Sendable (Int) throws(UnimplementedError) -> Void = unimplemented("Teller.charge")
    var inputs: [String]?
    await expectOneReport(of: "Teller.charge", inputs: "(1)") {
      do throws(UnimplementedError) { try call(1) } catch { inputs = error.inputs }
    }
    #expect(inputs == ["1"])
  }

  @Test("returns a Void placeholder")
  func returnsVoid() async {
    let call: @Sendable (Int) -> Void = unimplemented("Teller.forget", placeholder: ())
    await expectOneReport(of: "Teller.forget", inputs: "(1)") { call(1) }
  }

  @Test("suggests a partial override if its name has no capability")
  func suggestsWithoutCapability() async {
    let call: @Sendable () throws -> Void = unimplemented("charge")
    let line = #line - 1
    let text = """
      Unimplemented endpoint called: charge
        inputs: ()
        test value made at: \(#fileID):\(line)
        to fix: override it in the test, such as .overriding { $0.charge = { … } }
      """
    let report = await expectOneReport(of: "charge", inputs: "()") { try? call() }
    #expect(report == text)
  }
}

/// Expects that a call records exactly one issue, the report of an unimplemented endpoint, at the
/// running test.
///
/// - Returns: The text of the report.
@discardableResult
private func expectOneReport(
  of endpoint: String,
  inputs: String,
  at location: SourceLocation = #_sourceLocation,
  from call: () async -> Void
) async -> String {
  let reports = Mutex<[String]>([])
  let test = Test.current?.sourceLocation
  await withKnownIssue(sourceLocation: location) {
    await call()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    let start = "Unimplemented endpoint called: \(endpoint)\n  inputs: \(inputs)\n"
    guard text.hasPrefix(start), issue.sourceLocation == test else { return false }
    reports.withLock { $0.append(text) }
    return true
  }
  let all = reports.withLock(\.self)
  #expect(all.count == 1, sourceLocation: location)
  return all.first ?? ""
}
