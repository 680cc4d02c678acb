import CapabilityConformance
import CapabilityTranscripts
import Foundation

/// Makes the same generated calls of a capability in two worlds, and compares the answers.
struct WorldComparison<World: Sendable>: Sendable {
  /// The capability as the script names it.
  let capability: String
  /// The endpoints of the capability.
  let endpoints: [PlaygroundEndpoint<World>]
  let reference: PlaygroundWorld<World>
  let subject: PlaygroundWorld<World>
  /// The number of sequences of calls; with a live world, the number of calls.
  let sequences: Int
  /// The names of the members of results that may differ.
  let ignored: Set<String>

  static var defaultSequences: Int { 200 }

  /// The live worlds that the calls change.
  var liveWorlds: [String] { [reference, subject].filter(\.isLive).map(\.name) }

  /// The command that makes the comparison.
  var title: String { "conform \(capability) \(reference.name) \(subject.name)" }

  /// Returns the comparison as an action.
  ///
  /// - Parameter samples: Values that the session has used.
  func performance(_ samples: Samples) -> Performance<World> {
    let action = Action<World>(sendable: [], returns: PlaygroundReader<String>.ofAnyKind) {
      (context, _) in try await run(samples, show: context.show)
    }
    return Performance(title: title, action: action, given: [])
  }

  /// Makes the calls.
  ///
  /// - Parameters:
  ///   - samples: Values that the session has used.
  ///   - show: Prints a line of the first difference.
  /// - Returns: The number of sequences, and of the calls of each endpoint.
  /// - Throws: ``WorldDifferenceError``, or the error of a world's factory.
  private func run(_ samples: Samples, show: (String) -> Void) async throws -> String {
    let refused = RefusingTypes()
    let (calls, leftOut) = calls(samples, refused)
    for line in leftOut { show("  left out: \(line)") }
    let missing = refused.missing
    if leftOut.isEmpty, !missing.isEmpty {
      let fix = "to fix: first run a command that uses one, such as call"
      show("  left out: values of \(missing.joined(separator: ", ")), \(fix)")
    }
    guard !calls.isEmpty else { throw WorldDifferenceError("no endpoint can be called") }
    let conformance = Conformance<World>(
      capability,
      reference: { try await world(reference) },
      subject: { try await world(subject) },
      calls: calls
    )
    let source: SequenceSource =
      liveWorlds.isEmpty
      ? .random(sequences: sequences, length: 12, seed: 1) : .once(length: sequences, seed: 1)
    let report = try await conformance.report(
      on: source,
      budget: nil,
      patience: .seconds(60),
      stopsAtDifference: true
    )
    if let difference = report.differences.first {
      for line in lines(of: difference) { show("  \(line)") }
      throw WorldDifferenceError("the answers differ\(remark(on: difference))")
    }
    if let warning = report.warnings.first { throw WorldDifferenceError(warning) }
    if let unchecked = report.calls.first(where: { $0.returned == 0 }) {
      throw WorldDifferenceError(
        unchecked.made == 0
          ? "\(unchecked.name) was never called; to fix: raise sequences=\(sequences)"
          : "\(unchecked.name) never returned in \(counted(unchecked.made, "call")); "
            + "to fix: first run commands that call it, because their inputs are used, too"
      )
    }
    return text(of: report)
  }

  private func world(_ row: PlaygroundWorld<World>) async throws -> World {
    do {
      return try await row.make().world
    } catch {
      throw WorldDifferenceError("cannot create the world \(row.name): \(describe(error))")
    }
  }

  /// Returns the calls, and the endpoints that cannot be called with the reasons.
  private func calls(
    _ samples: Samples,
    _ refused: RefusingTypes
  ) -> (calls: [ConformanceCall<World>], leftOut: [String]) {
    var calls: [ConformanceCall<World>] = []
    var reasons: [String] = []
    var paths: [String: [String]] = [:]
    for endpoint in endpoints {
      do {
        let generate = try InputGeneration(endpoint, samples, refused, ignored)
        calls.append(ConformanceCall(endpoint.path) { try generate(&$0) })
      } catch {
        let reason = describe(error)
        if paths[reason] == nil { reasons.append(reason) }
        paths[reason, default: []].append(endpoint.path)
      }
    }
    let leftOut = reasons.map { "\(paths[$0, default: []].joined(separator: ", ")): \($0)" }
    return (calls, leftOut)
  }

  // MARK: Printing

  private func text(of report: ConformanceReport) -> String {
    let width = report.calls.map(\.name.count).max() ?? 0
    let rows = report.calls.map { call in
      "\(call.name.padding(toLength: width, withPad: " ", startingAt: 0))  "
        + "\(counted(call.made, "call")), \(counted(call.answers, "answer"))"
    }
    let made = counted(sequences, liveWorlds.isEmpty ? "sequence" : "call")
    let left = endpoints.count - report.calls.count
    let part = left > 0 ? ", with \(left) of \(counted(endpoints.count, "endpoint")) left out" : ""
    return (["the answers are the same in \(made)\(part)"] + rows).joined(separator: "\n")
  }

  /// Returns the calls as a script writes them, the last one with both answers.
  private func lines(of difference: ConformanceReport.Difference) -> [String] {
    let width = max(reference.name.count, subject.name.count)
    func answer(_ row: PlaygroundWorld<World>, _ answer: String) -> String {
      "  \(row.name.padding(toLength: width, withPad: " ", startingAt: 0)) \(cutLine(answer))"
    }
    let cut = max(0, difference.calls.count - 40)
    let calls = difference.calls.suffix(40).flatMap { call in
      let line = "call \(call.name)\(call.inputs.isEmpty ? "" : " ")\(call.inputs)"
      guard !call.isSame else { return [cutLine("\(line) \(call.reference)")] }
      return [cutLine(line), answer(reference, call.reference), answer(subject, call.subject)]
    }
    return (cut == 0 ? [] : ["… \(counted(cut, "call")) before"]) + calls
  }

  private func remark(on difference: ConformanceReport.Difference) -> String {
    if !difference.referenceRepeats {
      return ", but \(reference.name) itself answers differently each time; "
        + "to fix: ignoring=NAME,… for the members of results that may differ"
    }
    guard liveWorlds.isEmpty else { return " after \(counted(difference.calls.count, "call"))" }
    return " in sequence \(difference.sequence) of \(sequences)"
  }
}

/// Two worlds answer differently, or could not be compared.
struct WorldDifferenceError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Generates the inputs of an endpoint.
private struct InputGeneration<World: Sendable>: Sendable {
  private let endpoint: PlaygroundEndpoint<World>
  private let samples: Samples
  private let refused: RefusingTypes
  private let ignored: Set<String>

  /// - Throws: ``UngeneratedTypeError`` if an input cannot be generated.
  init(
    _ endpoint: PlaygroundEndpoint<World>,
    _ samples: Samples,
    _ refused: RefusingTypes,
    _ ignored: Set<String>
  ) throws {
    self.endpoint = endpoint
    self.samples = samples
    self.refused = refused
    self.ignored = ignored
    for seed in 1...20 {
      var choices = Choices(seed: UInt64(seed))
      _ = try nodes(&choices)
    }
  }

  private func nodes(_ choices: inout Choices) throws -> [Node] {
    let generator = NodeGenerator(choices, samples: samples, refused: refused)
    defer { choices = generator.choices }
    return try endpoint.action.inputs.map { input in
      guard let generate = input.reader.generate else {
        let reason = input.reader.unreadableReason?.reason ?? "its input cannot be generated"
        throw WorldDifferenceError(reason)
      }
      return try generate(generator)
    }
  }

  func callAsFunction(_ choices: inout Choices) throws -> ConformanceInputs<World> {
    let nodes = try nodes(&choices)
    return ConformanceInputs(describe: { nodes.map(\.shown).joined(separator: " ") }) { world in
      let inputs = zip(endpoint.action.inputs, nodes).map { input, node in
        { @Sendable () throws -> Any in try input.reader.read(node) }
      }
      let context = PlaygroundCommandContext(
        world: world,
        uninterceptedWorld: world,
        worldName: "",
        backing: nil,
        show: { _ in }
      )
      let result = try await endpoint.action.run(context, PlaygroundInputs(inputs))
      var parts = Samples()
      if let node = result.node, let value = try? endpoint.action.output.read(node) {
        parts.add(value)
      }
      return (parts, ComparedResult(result, ignoring: ignored))
    }
  }
}

/// The part of a result that must be the same in both worlds.
private struct ComparedResult: Equatable, Sendable, CustomStringConvertible {
  private let node: Node?
  private let text: String

  init<World>(_ result: Action<World>.Result, ignoring names: Set<String>) {
    node = result.node?.without(names)
    text = names.isEmpty || node == nil ? result.text : ""
  }

  var description: String { node?.shown ?? (text.isEmpty ? "ok" : text) }
}

extension Node {
  /// Returns the node without the members of these names.
  fileprivate func without(_ names: Set<String>) -> Node {
    var copy = self
    switch kind {
    case .list(let nodes): copy.kind = .list(nodes.map { $0.without(names) })
    case .object(let members):
      copy.kind = .object(
        members.filter { !names.contains($0.name) }
          .map { Member(name: $0.name, value: $0.value.without(names)) }
      )
    case .secret(let node): copy.kind = .secret(node.without(names))
    default: break
    }
    return copy
  }
}
