import CapabilityTranscripts

extension ScriptRunner {
  /// Checks an expectation; with a time limit, until it is met, and at most a hundred times more.
  func expect(
    _ expectation: Expectation<World>,
    within limit: Duration?,
    at location: ScriptLocation
  ) async {
    expectationTitle = description(of: expectation)
    var finding = await self.finding(against: expectation)
    if let limit {
      // The world's own clock, because a test clock does not wait.
      let clock: any Clock<Duration> =
        Mirror(reflecting: worldState.bare).children.lazy
        .compactMap { $0.value as? any Clock<Duration> }.first ?? ContinuousClock()
      for _ in 1...100 {
        guard finding != nil, (try? await clock.sleep(for: limit / 100, tolerance: nil)) != nil
        else { break }
        finding = await self.finding(against: expectation)
      }
    }
    if let finding {
      console.line(
        "expect \(expectationTitle): \(console.style(.red, "failed,")) \(finding.escapedForTerminal)"
      )
      problem("expected \(expectationTitle), but \(finding)", location)
    } else {
      report.metExpectations += 1
      console.line("expect \(expectationTitle): \(console.style(.green, "met"))")
    }
    reportCalls(at: location)
  }

  /// Returns an expectation as a script writes it, with the secrets concealed that it is compared with.
  func description(of expectation: Expectation<World>, for answer: StoredResult? = nil) -> String {
    var (actual, reader) = (answer, AnyValueFormat?.none)
    switch (expectation, last) {
    case (.result, .result(_, let kept)): actual = kept
    case (.result, .failure(let failure)): reader = failure.output
    case (.kept(_, let part, _), _): actual = try? scope.stored(part)
    case (.answer(let scriptCall, _), _): reader = scriptCall.action.output
    default: break
    }
    reader = reader ?? actual?.reader
    return expectation.description { value in
      let hidden = actual?.node.map { value.hidingSecrets(like: $0) } ?? value
      if hidden.hasSecret { return hidden.shown }
      let isKnown = actual?.node?.hasSecret ?? false
      let canBeSecret = actual?.text.contains(concealed) ?? false || reader.map(hasSecret) ?? false
      let isSecret = !isKnown && canBeSecret || reader?.secretText(of: value, in: scope) != nil
      return isSecret ? concealed : hidden.shown
    }
  }

  /// Whether values of a type can be secret, which takes some time to find.
  private func hasSecret(_ reader: AnyValueFormat) -> Bool {
    let type = ObjectIdentifier(reader.type)
    let isSecret = secretTypes[type] ?? reader.hasSecret
    secretTypes[type] = isSecret
    return isSecret
  }

  /// Returns why an expectation is not met; `nil` if it is met.
  private func finding(against expectation: Expectation<World>) async -> String? {
    switch expectation {
    case .error(let text, let value):
      // The expectation checks the last error, whether it is met or not.
      isFailureSeen = true
      guard case .failure(let failure) = last else { return "the last command did not fail" }
      let isMet = failure.text.contains(text) || isError(value, failure)
      return isMet ? nil : "the last error is: \(failure.text)"
    case .noError:
      isFailureSeen = true
      guard case .failure(let failure) = last else { return nil }
      return "\(failure.title) failed: \(failure.text)"
    case .calls(let endpoint, let count):
      let actual = worldState.log.count(of: endpoint.name)
      return actual == count ? nil : "there \(actual == 1 ? "was" : "were") \(actual)"
    case .result(let expected): return lastFinding(against: expected)
    case .kept(_, let part, let expected):
      do throws(ScriptError) {
        guard let kept = try scope.stored(part) else { return nil }
        return Matching(of: kept, with: expected, in: scope).finding
      } catch {
        return error.message
      }
    case .answer(let scriptCall, let expected):
      switch await attempt(scriptCall) {
      case .failure(let failure): return "it failed: \(failure.text)"
      case .success(let kept):
        // The last result stays unchanged.
        expectationTitle = description(of: expectation, for: kept)
        return Matching(of: kept, with: expected, in: scope).finding
      }
    }
  }

  /// Whether a failure has the error that a value writes, as after `fail`. Its text does not
  /// distinguish secrets, and a description of its own can leave parts out.
  private func isError(_ value: Node, _ failure: Failure) -> Bool {
    !failure.text.contains(concealed)
      && vocabulary.table.endpoints.contains { endpoint in
        let error = try? endpoint.failure?.read((try? scope.resolved(value)) ?? value)
        guard let error, !(error is any CustomStringConvertible) else { return false }
        return describe(error).escapedForTerminal == failure.text
      }
  }

  private func lastFinding(against expected: Node) -> String? {
    switch last {
    case .nothing: return "nothing has been run yet"
    case .failure(let failure): return "\(failure.title) failed: \(failure.text)"
    case .result(_, let kept): return Matching(of: kept, with: expected, in: scope).finding
    }
  }
}
