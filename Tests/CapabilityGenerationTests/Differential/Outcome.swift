/// What became of a world, in words that can be compared: who gets what, and how it is made.
struct Outcome: Equatable, Sendable {
  /// For each parameter of a wired builder, what it gets.
  var parameters: [String: String] = [:]
  /// For each wired builder, what it takes to call it.
  var steps: [String: String] = [:]
  /// What is told of it, in the order of the source.
  var messages: [String] = []
  /// All that is told, as it is printed; only the command knows it.
  var text: [String] = []
  /// Why nothing was wired at all.
  var refusal: String?

  /// What the two say differently.
  func differences(from other: Outcome) -> [String] {
    if refusal != other.refusal {
      let none = "no refusal"
      return ["reference: \(refusal ?? none)\nwirer:     \(other.refusal ?? none)"]
    }
    var other = other
    for (title, step) in steps where step.hasSuffix("built on a cycle") {
      other.steps[title] = other.steps[title].map { _ in step }
    }
    return Self.differences(parameters, other.parameters)
      + Self.differences(steps, other.steps)
      + messages.filter { !other.messages.contains($0) }.map { "only the reference: \($0)" }
      + other.messages.filter { !messages.contains($0) }.map { "only the resolver: \($0)" }
  }

  private static func differences(
    _ own: [String: String],
    _ other: [String: String]
  ) -> [String] {
    Set(own.keys).union(other.keys).sorted().compactMap { key in
      let pair = (own[key] ?? "not there", other[key] ?? "not there")
      return pair.0 == pair.1
        ? nil : "\(key)\n    reference: \(pair.0)\n    resolver:     \(pair.1)"
    }
  }
}
