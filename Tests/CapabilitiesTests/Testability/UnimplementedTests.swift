import Capabilities
import Probes
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
  func reportsEveryCall() {
    let call: @Sendable (Int) -> String = unimplemented("Probe.call", placeholder: "x")
    let line = #line - 1
    for number in 1...3 {
      expectReport(of: [number], madeOn: line, "x") { call(number) }
    }
  }

  @Test("fits endpoints with many inputs, one of them a tuple")
  func takesTuples() async {
    let place: @Sendable (Int, (x: Int, y: Int), String, Bool) async throws(Refusal) -> (Int, Int) =
      unimplemented("Map.place", throwing: Refusal("placed"))
    let draw: @Sendable (Int, (Int, Int), Void, Bool, [Int], Int?) -> Int =
      unimplemented("Map.draw", placeholder: 7)
    var refusal: Refusal?
    var drawn: Int?
    await withKnownIssue {
      do throws(Refusal) { _ = try await place(1, (2, 3), "a", true) } catch { refusal = error }
      drawn = draw(1, (2, 3), (), true, [4], nil)
    } matching: { issue in
      let said = issue.comments.map(\.rawValue).joined()
      return said.contains("inputs: (1, (x: 2, y: 3), \"a\", true)")
        || said.contains("inputs: (1, (2, 3), (), true, [4], nil)")
    }
    #expect(refusal == Refusal("placed"))
    #expect(drawn == 7)
  }

  @Test("reports at the test, with the location of the test value in any module")
  func namesThePlaceOfTheValue() {
    withKnownIssue {
      _ = Teller.friendly.overriding { $0.currency = Teller.test.currency }.currency()
    } matching: { issue in
      issue.sourceLocation == Test.current?.sourceLocation
        && issue.comments.first?.rawValue.contains("made at: Probes/Teller.swift:") == true
    }
  }

  @Test("throws an error with the endpoint, the inputs and the location")
  func throwsItsStory() throws {
    let call: @Sendable (String, Int?) throws -> Void = unimplemented("Teller.charge")
    let line = #line - 1
    var caught: UnimplementedError?
    withKnownIssue {
      do { try call("ada", nil) } catch { caught = error as? UnimplementedError }
    } matching: {
      isReport($0, of: "Teller.charge")
    }
    let error = try #require(caught)
    #expect(error.endpoint == "Teller.charge")
    #expect(error.inputs == ["\"ada\"", "nil"])
    #expect(error.fileID == #fileID)
    #expect(error.line == line)
  }

  @Test("throws a typed error if the endpoint's type requires that")
  func throwsTyped() {
    let call: @Sendable (Int) throws(UnimplementedError) -> Void = unimplemented("Teller.charge")
    var inputs: [String]?
    withKnownIssue {
      do throws(UnimplementedError) { try call(1) } catch { inputs = error.inputs }
    } matching: {
      isReport($0, of: "Teller.charge")
    }
    #expect(inputs == ["1"])
  }

  @Test("returns a Void placeholder")
  func returnsVoid() {
    let call: @Sendable (Int) -> Void = unimplemented("Teller.forget", placeholder: ())
    withKnownIssue {
      call(1)
    } matching: {
      isReport($0, of: "Teller.forget")
    }
  }

  @Test("suggests a partial override if its name has no capability")
  func suggestsWithoutCapability() {
    let call: @Sendable () throws -> Void = unimplemented("charge")
    let line = #line - 1
    let text = """
      Unimplemented endpoint called: charge
        inputs: ()
        test value made at: \(#fileID):\(line)
        to fix: override it in the test, such as .overriding { $0.charge = { … } }
      """
    withKnownIssue {
      try? call()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
    }
  }
}

/// Whether an issue is the report of an unimplemented endpoint.
private func isReport(_ issue: Issue, of endpoint: String) -> Bool {
  issue.comments.contains {
    $0.rawValue.hasPrefix("Unimplemented endpoint called: \(endpoint)\n")
  }
}
