/// The endpoints that the tests pass to the toolkit: `plain0`, `asyncThrowing3`, and so on.
let probeEndpoints = GeneratedFile(
  path: "Tests/Fixtures/Probes/ProbeEndpoints.swift",
  sections: [
    """
    /// A probe's endpoints, for each number of inputs and each effect.
    package extension Probe {
    \(table(0...6, probeEndpoint).joined(separator: "\n"))
    }
    """,
    """
    /// The types of these endpoints.
    package extension Probe {
      typealias T = String
    \(table([0, 1, 2, 6, 7], probeType).joined(separator: "\n"))
    }
    """,
  ]
)

private func probeEndpoint(_ count: Int, _ effect: Effect) -> String {
  let inputs = Inputs(count)
  let keywords = effect.keywords(failure: "Refusal")
  let parameters = inputs.names.map { "_ \($0): T" }.joined(separator: ", ")
  let start = "  func \(effect.probe)\(count)(\(parameters))\(keywords) -> T {"
  let call = "\(effect.marks)\(effect.probe)(\(inputs.nameList))"
  let line = "\(start) \(call) }"
  return line.count <= Function.width ? line : "\(start)\n    \(call)\n  }"
}

private func probeType(_ count: Int, _ effect: Effect) -> String {
  let types = (0..<count).map { _ in "T" }.joined(separator: ", ")
  let type = "@Sendable (\(types))\(effect.keywords(failure: "Refusal")) -> T"
  return "  typealias \(effect.probe.capitalizedFirst)\(count) = \(type)"
}
