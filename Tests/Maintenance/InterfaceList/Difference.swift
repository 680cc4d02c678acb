/// What became of an interface, from two lists of it.
struct Difference {
  /// What is gone or changed, and what is new and asks something of clients.
  private(set) var breaking: [String] = []
  /// What is new and asks nothing of clients.
  private(set) var additions: [String] = []

  init(from old: [String], to new: [String]) {
    let gone = Self.lines(of: old, notIn: new)
    let added = Self.lines(of: new, notIn: old)
    var forms = Dictionary(grouping: added, by: Self.name)
    for line in gone {
      breaking.append("- \(line)")
      // What is changed stands below what it was.
      let isLast = line == gone.last { Self.name($0) == Self.name(line) }
      let changed = isLast ? forms.removeValue(forKey: Self.name(line)) : nil
      breaking += (changed ?? []).map { "+ \($0)" }
    }
    for line in added where forms[Self.name(line)] != nil {
      if let reason = Self.demand(of: line, old: old, new: new) {
        breaking.append("+ \(line)  (\(reason))")
      } else {
        additions.append("+ \(line)")
      }
    }
  }

  var isEmpty: Bool { breaking.isEmpty && additions.isEmpty }

  /// What a declaration is called, without its labels and types.
  private static func name(_ line: String) -> String {
    guard let (head, body) = line.split(atFirst: " { ") else {
      // What a type conforms to is a declaration of its own.
      return String(line.prefix { !"(<".contains($0) })
    }
    return head + " { " + body.prefix { !"(<:".contains($0) }
  }

  /// How often a line stands there counts too: two declarations can read the same.
  private static func lines(of some: [String], notIn others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }

  /// What a new declaration asks of clients that were written before it.
  private static func demand(of line: String, old: [String], new: [String]) -> String? {
    guard let (head, body) = line.split(atFirst: " { ") else { return nil }
    // All of a new type is new.
    let isKnown = old.contains { known in
      guard known.hasPrefix(head) else { return false }
      return [nil, " ", ":", "<"].contains(known.dropFirst(head.count).first)
    }
    guard isKnown else { return nil }
    if head.hasPrefix("enum "), body.hasPrefix("case ") {
      return "a switch over all cases misses it"
    }
    guard head.hasPrefix("protocol ") else { return nil }
    let name = head.dropFirst("protocol ".count)
    if new.contains("extension \(name) { \(body)") { return nil }
    return "what conforms to it lacks this"
  }
}

extension String {
  /// What stands in front of a text and behind it.
  fileprivate func split(atFirst separator: String) -> (String, String)? {
    guard let range = firstRange(of: separator) else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}

extension Difference {
  /// What it is, and what a release with it has to be called.
  var report: String {
    var rows: [String] = []
    if !breaking.isEmpty {
      rows.append(
        "May break clients: before 1.0 this asks for a minor version, then for a major one."
      )
      rows += breaking.map { "  " + $0 }
    }
    if !additions.isEmpty {
      rows.append("Is added: before 1.0 any version may bring this, then a minor one.")
      rows += additions.map { "  " + $0 }
    }
    return rows.joined(separator: "\n")
  }
}
