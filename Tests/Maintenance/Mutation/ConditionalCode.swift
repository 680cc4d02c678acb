import Foundation

/// Follows the compilation conditions of a Swift file, to know which lines are compiled on Linux.
struct ConditionalCode {
  /// A condition that encloses the current line.
  private struct Branch {
    /// Whether this branch is compiled.
    var isActive: Bool
    /// Whether this branch or an earlier one of the same condition is compiled.
    var wasActive: Bool
  }

  private var branches: [Branch] = []

  /// Whether the current line is compiled.
  var isActive: Bool { branches.allSatisfy(\.isActive) }

  /// Reads a line. Lines that are no conditions change nothing.
  mutating func read(_ code: String) {
    if let condition = Self.condition(code, after: "#if ") {
      let holds = Self.holds(condition)
      branches.append(Branch(isActive: holds, wasActive: holds))
    } else if let condition = Self.condition(code, after: "#elseif ") {
      enterNext(if: Self.holds(condition))
    } else if code.hasPrefix("#else") {
      enterNext(if: true)
    } else if code.hasPrefix("#endif") {
      _ = branches.popLast()
    }
  }

  private mutating func enterNext(if holds: Bool) {
    guard let last = branches.popLast() else { return }
    branches.append(Branch(isActive: holds && !last.wasActive, wasActive: holds || last.wasActive))
  }

  private static func condition(_ code: String, after word: String) -> String? {
    guard code.hasPrefix(word) else { return nil }
    return code.dropFirst(word.count).components(separatedBy: "//")[0]
      .trimmingCharacters(in: .whitespaces)
  }

  /// Whether a condition holds on Linux. One that is not known does: its mutants are tried.
  private static func holds(_ condition: String) -> Bool {
    condition.components(separatedBy: " || ").contains { alternative in
      alternative.components(separatedBy: " && ").allSatisfy { part in
        let isNegated = part.hasPrefix("!")
        let name = isNegated ? String(part.dropFirst()) : part
        return elsewhere.contains(name) == isNegated
      }
    }
  }

  private static let elsewhere: Set<String> = [
    "canImport(Darwin)", "canImport(Musl)", "hasFeature(Embedded)", "os(macOS)", "os(Windows)",
  ]
}
