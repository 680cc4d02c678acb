/// The endpoints that the tests hand to the toolkit: `plain0`, `asyncThrowing3`, and so on.
let probeEndpoints = GeneratedFile(
  path: "Tests/Fixtures/Probes/ProbeEndpoints.swift",
  sections: [
    """
    /// A probe as an endpoint of any number of inputs and any effect.
    extension Probe {
    \(table(0...6, probeEndpoint).joined(separator: "\n\n"))
    }
    """
  ]
)

private func probeEndpoint(_ count: Int, _ effect: Effect) -> String {
  let inputs = Inputs(count)
  let parameters = inputs.names.map { "_ \($0): String" }
  let keywords = effect.keywords(failure: "Refusal")
  let (start, end) = ("package func \(effect.probe)\(count)(", ")\(keywords) -> String {")
  let line = start + parameters.joined(separator: ", ") + end
  let fits = line.count + 2 <= Function.width
  let lines =
    (fits ? [line] : [start] + Function.rows(parameters) + [end])
    + ["  \(effect.marks)\(effect.probe)(\(inputs.nameList))", "}"]
  return lines.map { "  \($0)" }.joined(separator: "\n")
}
