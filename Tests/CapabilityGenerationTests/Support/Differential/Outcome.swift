/// The outcome for a world in comparable text: the arguments and effects of builders.
struct Outcome: Equatable, Sendable {
  /// The argument for each parameter of a wired builder.
  var parameters: [String: String] = [:]
  /// The effects of calling each wired builder.
  var steps: [String: String] = [:]
  /// The kinds of errors.
  var errors: Set<String> = []
  /// The printed messages; empty for the reference.
  var text: [String] = []
  /// The reason why the command wires nothing; the beginning of it for the reference.
  var refusal: String?

  /// Returns the differences of the reference's outcome from the command's.
  func differences(from other: Outcome) -> [String] {
    let none = "no refusal"
    if !(other.refusal ?? none).hasPrefix(refusal ?? none) {
      return ["reference: \(refusal ?? none)\nwirer:     \(other.refusal ?? none)"]
    }
    var other = other
    for (title, step) in steps where step.hasSuffix("built on a cycle") {
      other.steps[title] = other.steps[title].map { _ in step }
    }
    return Self.differences(parameters, other.parameters)
      + Self.differences(steps, other.steps)
      + errors.subtracting(other.errors).sorted().map { "only the reference: \($0)" }
      + other.errors.subtracting(errors).sorted().map { "only the resolver: \($0)" }
  }

  private static func differences(_ own: [String: String], _ other: [String: String]) -> [String] {
    Set(own.keys).union(other.keys).sorted().compactMap { key in
      let pair = (own[key] ?? "not there", other[key] ?? "not there")
      return pair.0 == pair.1
        ? nil : "\(key)\n    reference: \(pair.0)\n    resolver:     \(pair.1)"
    }
  }
}
