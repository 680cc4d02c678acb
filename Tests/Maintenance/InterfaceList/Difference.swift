/// The difference between two lists of an interface.
struct Difference {
  /// Removed and changed declarations, and new ones that require changes in clients.
  private(set) var breaking: [String] = []
  /// New declarations that require no changes in clients.
  private(set) var additions: [String] = []

  init(from old: [String], to new: [String]) {
    let removed = Self.lines(of: old, notIn: new)
    let added = Self.lines(of: new, notIn: old)
    var forms = Dictionary(grouping: added, by: Self.name)
    for line in removed {
      breaking.append("- \(line)")
      // List the new form after the last removed one.
      let isLast = line == removed.last { Self.name($0) == Self.name(line) }
      let changed = isLast ? forms.removeValue(forKey: Self.name(line)) : nil
      breaking += (changed ?? []).map { "+ \($0)" }
    }
    for line in added where forms[Self.name(line)] != nil {
      if let reason = Self.requirement(of: line, old: old, new: new) {
        breaking.append("+ \(line)  (\(reason))")
      } else {
        additions.append("+ \(line)")
      }
    }
  }

  var isEmpty: Bool { breaking.isEmpty && additions.isEmpty }

  /// Returns the name of a declaration, without labels and types.
  private static func name(_ line: String) -> String {
    guard let (head, body) = line.split(atFirst: " { ") else {
      // A conformance is on a separate line.
      return String(line.prefix { !"(<".contains($0) })
    }
    return head + " { " + body.prefix { !"(<:".contains($0) }
  }

  /// Returns the lines that are missing in another list. Duplicates count, because two declarations can
  /// have the same text.
  private static func lines(of some: [String], notIn others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }

  /// Returns the change that a new declaration requires in existing clients; `nil` if none.
  private static func requirement(of line: String, old: [String], new: [String]) -> String? {
    guard let (head, body) = line.split(atFirst: " { ") else { return nil }
    // Members of a new type require no changes.
    let isKnown = old.contains { known in
      guard known.hasPrefix(head) else { return false }
      return [nil, " ", ":", "<"].contains(known.dropFirst(head.count).first)
    }
    guard isKnown else { return nil }
    if head.hasPrefix("enum "), body.hasPrefix("case ") {
      return "exhaustive switches lack this case"
    }
    guard head.hasPrefix("protocol ") else { return nil }
    let name = head.dropFirst("protocol ".count)
    if new.contains("extension \(name) { \(body)") { return nil }
    return "conforming types lack this requirement"
  }
}

extension String {
  /// Returns the parts before and after the first occurrence of a separator.
  fileprivate func split(atFirst separator: String) -> (String, String)? {
    guard let range = firstRange(of: separator) else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}

extension Difference {
  /// The differences and the version number that a release with them requires.
  var report: String {
    var rows: [String] = []
    if !breaking.isEmpty {
      rows.append(
        "Changes that can break clients (a minor version before 1.0, then a major version):"
      )
      rows += breaking.map { "  " + $0 }
    }
    if !additions.isEmpty {
      rows.append("Additions (any version before 1.0, then a minor version):")
      rows += additions.map { "  " + $0 }
    }
    return rows.joined(separator: "\n")
  }
}
