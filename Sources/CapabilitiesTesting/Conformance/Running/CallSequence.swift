/// The calls of one run of a ``Conformance``, in order.
struct CallSequence: Sendable {
  struct Step: Sendable {
    /// The call's position in the conformance.
    var call: Int
    var inputs: Inputs

    /// Returns the part of a code for this call: `save(0.1)`; `nil` for recorded inputs.
    func code(name: String) -> String? {
      guard case .generated(let numbers) = inputs else { return nil }
      return "\(escaped(name))(\(numbers.map(String.init).joined(separator: ".")))"
    }
  }

  enum Inputs: Sendable {
    /// The numbers from which the generators make the inputs.
    case generated([UInt64])
    case recorded([RecordedInput])
  }

  var steps: [Step]

  /// The number of calls, and the sum of their choices to compare sequences of the same number.
  var size: (calls: Int, choices: Double) {
    let choices = steps.reduce(0) { sum, step in
      guard case .generated(let numbers) = step.inputs else { return sum }
      return numbers.reduce(sum) { $0 + Double($1) }
    }
    return (steps.count, choices)
  }

  /// Returns the sequences that remove or simplify a little of this one, the largest changes first.
  var simplifications: [CallSequence] { removals + inputSimplifications }

  /// Returns the sequences that leave out some calls.
  var removals: [CallSequence] {
    var simpler: [CallSequence] = []
    var size = steps.count / 2
    while size > 0 {
      for start in stride(from: 0, to: steps.count, by: size) {
        var shorter = self
        shorter.steps.removeSubrange(start..<min(start + size, steps.count))
        simpler.append(shorter)
      }
      size /= 2
    }
    return simpler
  }

  /// Returns the sequences with one simpler input: with a smaller number, or also without one of the later
  /// numbers, which can be an element of a list. No search can run many more than 1,000.
  var inputSimplifications: [CallSequence] {
    var simpler: [CallSequence] = []
    for (index, step) in steps.enumerated() {
      guard case .generated(let numbers) = step.inputs else { continue }
      for (place, number) in numbers.enumerated() where number > 0 && simpler.count < 1_000 {
        var changes: [(UInt64, Int?)] = Set([0, number / 2, number - 1]).sorted().map { ($0, nil) }
        changes += numbers.indices.dropFirst(place + 1).map { (number - 1, $0) }
        for (smaller, removed) in changes {
          var changed = numbers
          changed[place] = smaller
          if let removed { changed.remove(at: removed) }
          var sequence = self
          sequence.steps[index].inputs = .generated(changed)
          simpler.append(sequence)
        }
      }
    }
    return simpler
  }

  /// Returns a random sequence.
  ///
  /// Every other sequence leaves out a random half of the calls: some defects show only after many
  /// calls of the same few endpoints.
  static func random(
    length: Int,
    weights: [Int],
    omitsSome: Bool,
    using random: inout SplitMix64
  ) -> CallSequence {
    var remaining = weights.indices.filter { _ in !omitsSome || Bool.random(using: &random) }
    if remaining.isEmpty { remaining = Array(weights.indices) }
    let pool = remaining.flatMap { Array(repeating: $0, count: weights[$0]) }
    let steps = (0..<length).map { _ in
      Step(call: pool[Int.random(in: pool.indices, using: &random)], inputs: .generated([]))
    }
    return CallSequence(steps: steps)
  }
}

// MARK: Codes

extension CallSequence {
  /// Returns the text that ``init(code:names:)`` reads; `nil` for recorded inputs.
  func code(names: [String]) -> String? {
    let words = steps.compactMap { $0.code(name: names[$0.call]) }
    return words.count == steps.count ? words.joined(separator: " ") : nil
  }

  /// Reads a code such as `save(0.1) all()`.
  ///
  /// - Throws: ``InvalidConformanceError`` with the first word that is not a call.
  init(code: String, names: [String]) throws(InvalidConformanceError) {
    steps = []
    var rest = code[...].drop { $0.isWhitespace }
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close
      else { throw InvalidConformanceError("expected a call such as `save(0.1)`, found `\(rest)`") }
      let name = String(rest[..<open])
      guard let call = names.firstIndex(where: { escaped($0) == name }) else {
        throw InvalidConformanceError(
          "no call is named \(name.debugDescription); the calls are \(names.joined(separator: ", "))"
        )
      }
      let words = rest[rest.index(after: open)..<close].split(separator: ".")
      let numbers = words.compactMap { UInt64($0) }
      guard numbers.count == words.count else {
        throw InvalidConformanceError("expected numbers in `\(rest[...close])`")
      }
      steps.append(Step(call: call, inputs: .generated(numbers)))
      rest = rest[rest.index(after: close)...].drop { $0.isWhitespace }
    }
    guard !steps.isEmpty else { throw InvalidConformanceError("the code has no calls") }
  }
}

/// Escapes the characters that separate names from numbers.
private func escaped(_ name: String) -> String {
  guard name.utf8.contains(where: { "%()|@".utf8.contains($0) }) else { return name }
  return [("%", "%25"), ("(", "%28"), (")", "%29"), ("|", "%7C"), ("@", "%40")]
    .reduce(name) { $0.replacing($1.0, with: $1.1) }
}
