import CapabilityTranscripts

extension ConformanceReport {
  /// The differences, the problems, and how often each call was made.
  public var description: String { (messages + warnings + [summary]).joined(separator: "\n") }

  /// The number of sequences, and for each call the number of calls and of distinct answers.
  private var summary: String {
    let ran =
      sequences < planned
      ? "\(sequences) of \(planned) sequences" : counted(sequences, "sequence")
    let rows = calls.map { call in
      "  \(call.name): \(counted(call.made, "call")), \(call.returned) returned, "
        + "\(counted(call.answers, "answer"))"
    }
    return (["\(name): \(ran)"] + rows).joined(separator: "\n")
  }

  /// The messages of a failing test.
  var messages: [String] { differences.map { message(for: $0) } + problems }

  func message(for difference: Difference) -> String {
    var lines = [
      "\(name): the subject answers differently, in \(differing) of "
        + "\(counted(sequences, "sequence")), first in sequence \(difference.sequence)"
    ]
    let calls = difference.lines
    if calls.count > 40 { lines.append("  … \(counted(calls.count - 40, "line")) before") }
    lines += calls.suffix(40).map { "  \($0)" }
    if !difference.referenceRepeats {
      lines.append(referenceDiffers)
    } else if !difference.isRepeated {
      lines.append(
        """
          the same calls made again had the same answers: one of the sides is not deterministic
            to fix: give each side a new state and the same clock and seed; sort dictionaries and sets
        """
      )
    }
    if unreported > 0 { lines.append("  and \(counted(unreported, "other kind")) of differences") }
    if let code = difference.code {
      lines.append("  reproduce with: try await conformance.expectSameAnswers(of: \"\(code)\")")
    }
    return lines.joined(separator: "\n")
  }
}

extension ConformanceReport.Difference {
  /// The calls with their answers, one line each; the last one with both answers.
  public var text: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    calls.flatMap { call in
      guard !call.isSame else {
        return [cutLine("\(withEscapedMarks(call.call)) \(call.reference)")]
      }
      let (reference, subject) = shortened(call.reference, call.subject)
      return [
        cutLine(withEscapedMarks(call.call)), "  reference \(reference)", "  subject   \(subject)",
      ] + (call.hint.map { ["  (\($0))"] } ?? [])
    }
  }
}

extension ConformanceReport.ComparedCall {
  /// What makes the answers different, or could make them the same, if their texts do not show it.
  fileprivate var hint: String? {
    guard reference != subject else {
      return reference.utf8.elementsEqual(subject.utf8)
        ? "the answers differ in a part that their descriptions leave out"
        : "the answers differ in the normalization of their text; see `normalizing:`"
    }
    // The elements of a stream come before its error.
    let cases = [reference, subject].map { $0.prefixMatch(of: /(-> (.*, )?)?throws [^("]*/)?.0 }
    guard let first = cases[0], first == cases[1] else { return nil }
    return "if errors of one case may differ, pass `errors: .byCase`"
  }
}

/// Escapes combining marks, so that inputs of two normalizations look different: `e\u{301}`.
private func withEscapedMarks(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { text, scalar in
    let isMark = scalar.properties.canonicalCombiningClass != .notReordered
    text += isMark ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
}

/// Shortens two different texts so that both show the first difference.
func shortened(_ text: String, _ other: String) -> (String, String) {
  let width = lineWidth
  guard max(text.count, other.count) > width else { return (text, other) }
  let common = zip(text, other).prefix { $0 == $1 }.count
  func part(_ text: String) -> String {
    guard common > width / 2 else { return cutLine(text) }
    return "…\(cutLine(String(text.dropFirst(common - width / 4))))"
  }
  return (part(text), part(other))
}
