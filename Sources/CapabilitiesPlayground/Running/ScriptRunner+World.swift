import CapabilityTranscripts
import Foundation

extension ScriptRunner {
  /// Enters a new copy of a world.
  func enter(_ row: PlaygroundWorld<World>, at location: ScriptLocation) async {
    reportUnexpectedFailure()
    if let refusal = row.refusal(selected: selectedWorld) { return stop(refusal, location) }
    do {
      worldState = try await WorldState(row)
      history = History()
      scope.worldName = row.name
      console.line("world \(row.name)")
    } catch {
      let reason = describe(error).escapedForTerminal
      stop("cannot create the world \(row.name): \(reason)", location)
    }
  }

  /// Prints the name of the world, and those of the others.
  func showWorld() {
    let others = vocabulary.table.worlds.filter { $0.name != worldState.row.name }
      .map { $0.isLive ? "\($0.name) (live)" : $0.name }
    let remark = others.isEmpty ? "" : "; others: \(others.joined(separator: ", "))"
    console.line("world: \(worldState.row.name)\(worldState.row.isLive ? " (live)" : "")\(remark)")
  }

  func override(_ endpoint: PlaygroundEndpoint<World>, _ steps: [OverrideStep]) {
    let plan = OverridePlan(steps) { turn(of: $0, for: endpoint) }
    worldState.overrides.start(plan, of: endpoint.name)
    let others = vocabulary.paths(sharingNameOf: endpoint)
    let remark =
      others.isEmpty ? "" : " (and \(others.joined(separator: ", ")): all are \(endpoint.name))"
    let text = steps.map { $0.description(for: endpoint, in: scope) }.joined(separator: " then ")
    console.line("override \(endpoint.path): \(text)\(remark)")
    let fails = steps.contains { step in
      switch step.behavior {
      case .fail, .failAfter: true
      default: false
      }
    }
    if fails, let reason = endpoint.failure?.unsavedReason {
      console.line("  save cannot write a call that throws this error: \(reason)")
    }
  }

  private func turn(
    of behavior: OverrideStep.Behavior,
    for endpoint: PlaygroundEndpoint<World>
  ) -> OverridePlan.Turn {
    switch behavior {
    case .pass: .pass
    case .hang: .hang
    case .delay(let duration, _): .delay(duration)
    case .answer(nil): .answer { () }
    case .answer(let node?): .answer(reading(node, by: endpoint.action.output))
    // Only endpoints that throw have these steps.
    case .fail(let node): .fail(reading(node, by: endpoint.failure ?? endpoint.action.output))
    case .failAfter(let node):
      .failAfter(reading(node, by: endpoint.failure ?? endpoint.action.output))
    }
  }

  func set(_ setting: PlaygroundSetting<World>, _ node: Node, at location: ScriptLocation) {
    do {
      let value = try reading(node, by: setting.reader)()
      worldState.change { setting.set(&$0, value) }
      console.line("set \(setting.path): \(setting.show(worldState.bare).escapedForTerminal)")
    } catch {
      problem(ScriptError(error, reading: node).message, location)
    }
  }

  /// Prints a result again.
  func show(_ value: ShownValue, _ format: ResultFormat, at offset: Int, _ place: Place) {
    let heading: String
    let result: StoredResult
    switch value {
    case .last:
      guard case .result(let title, let kept) = last else {
        return problem("there is no result to show: run a command first", place(offset))
      }
      (heading, result) = (title, kept)
    case .kept(let name, let reference):
      do throws(ScriptError) {
        guard let kept = try scope.stored(reference) else { return }
        (heading, result) = (name, kept)
      } catch {
        return problem(error.message, place(error.offset))
      }
    }
    switch format {
    case .text: show(result, below: heading, columns: nil)
    case .json: console.line(result.wholeNode.json(indented: true))
    }
  }

  /// Prints the calls of the world's endpoints.
  func showTranscript(_ format: TranscriptFormat, at location: ScriptLocation) {
    switch format {
    case .text:
      console.line("transcript: \(history.summary)")
      for line in history.text { console.line("  \(line.escapedForTerminal)") }
    case .mermaid: console.line(history.mermaid.escapedForTerminal)
    case .json:
      do {
        let json = String(decoding: try history.json(settings: settings), as: UTF8.self)
        console.line(json.escapedJSONForTerminal)
      } catch {
        problem(describe(error), location)
      }
    }
  }

  /// Writes the transcript to a file.
  func save(to file: String, at location: ScriptLocation) {
    do {
      // It has the inputs and results of calls, also those of a live world.
      try writePrivateFile(history.json(settings: settings), to: file)
      console.line("save \(file.escapedForTerminal): \(history.summary)")
    } catch let error as Transcript.UnrecordableCallError {
      problem("cannot save the transcript: \(error)", location)
    } catch {
      problem("cannot write \(file): \(fileProblem(error))", location)
    }
  }

  /// The values of the world that scripts can set, as they are printed.
  private var settings: [String: String] {
    let values = vocabulary.table.settings.map { ($0.path, $0.show(worldState.bare)) }
    return Dictionary(values, uniquingKeysWith: { $1 })
  }

  /// Starts to answer calls from a saved transcript.
  func replay(_ file: String, at location: ScriptLocation) {
    do {
      let json = try readRegularFile(file)
      let count = try worldState.replay(json)
      let settings = settings
      for (path, value) in Transcript.settings(in: json).sorted(by: { $0.key < $1.key })
      where settings[path] != value {
        let own = settings[path].map { "is \($0)" } ?? "does not exist"
        problem("\(file) was saved with \(path) \(value), which \(own) in this world", location)
      }
      console.line("replay \(file.escapedForTerminal): \(counted(count, "call"))")
    } catch let error as InvalidTranscriptError {
      stop("\(file) is \(error)", location)
    } catch {
      stop("cannot read \(file): \(fileProblem(error))", location)
    }
  }

  /// Prints the duration of the last command and of each call in it.
  func showTime() {
    guard let lastTime else { return console.line("time: no command has run yet") }
    console.line("time: \(lastTime.title) took \(lastTime.duration.written)")
    for call in worldState.log.timed {
      console.line("  \(call.duration?.written ?? "running")  \(call.endpoint)")
    }
  }
}

extension Duration {
  /// The duration in a suitable unit: `1.50 s`, `20.1 ms`, `3.2 µs`.
  var written: String {
    let seconds = self / .seconds(1)
    func text(_ number: Double, _ unit: String) -> String {
      "\(number.formatted(.number.precision(.significantDigits(3)).locale(.init(identifier: "en")))) \(unit)"
    }
    return seconds >= 1
      ? text(seconds, "s")
      : seconds >= 0.001 ? text(seconds * 1000, "ms") : text(seconds * 1_000_000, "µs")
  }
}
