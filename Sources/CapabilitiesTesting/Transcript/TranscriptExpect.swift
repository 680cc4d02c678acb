// Tests and playgrounds record the same transcripts, so they are in a module that does not depend
// on Testing. Test files see it through this module.
@_exported public import CapabilityTranscripts
public import Testing

extension Transcript {
  /// Records an issue with a diff if the transcript's text differs from the expected one.
  ///
  /// - Parameters:
  ///   - expected: The expected lines, in the format of ``text(_:)``.
  ///   - detail: The amount of detail in each line.
  ///   - sourceLocation: The location of the issue.
  public func expect(
    _ expected: String,
    _ detail: Detail = .full,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = text(detail)
    guard actual != expected else { return }
    recordIssue(
      """
      the transcript differs (- expected, + recorded)
      \(differences(from: lines(of: expected), to: lines(of: actual)).joined(separator: "\n"))
      """,
      at: sourceLocation
    )
  }

  /// An empty text has no lines.
  private func lines(of text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the lines of both texts, those that only one text has after `- ` or `+ `.
  private func differences(from old: [Substring], to new: [Substring]) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (before, after) = (old[start...].dropLast(end), new[start...].dropLast(end))
    var (removed, inserted) = (Set(before.indices), Set(after.indices))
    // The memory of a comparison grows with the square of the number of changes.
    if max(before.count, after.count) <= 2_000 {
      (removed, inserted) = ([], [])
      for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): inserted.insert(start + offset)
        }
      }
    }
    var rows: [String] = []
    var right = 0
    for (left, line) in old.enumerated() {
      let isKept = !removed.contains(left)
      while isKept, inserted.contains(right) {
        rows.append("+ \(new[right])")
        right += 1
      }
      rows.append((isKept ? "  " : "- ") + line)
      if isKept { right += 1 }
    }
    return rows + new[right...].map { "+ \($0)" }
  }
}
