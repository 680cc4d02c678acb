import Foundation

/// Finds the lines of a Swift file that a mutant can change, by their shape.
///
/// It works on single lines and does not know types. A mutant that does not compile is dropped when
/// the tree is built.
struct MutantFinder {
  private let file: String
  private let lines: [String]

  init(file: String, text: String) {
    self.file = file
    lines = text.components(separatedBy: "\n")
  }

  /// All mutants of the file, at most one of each kind for a line.
  func mutants() -> [Mutant] {
    var found: [Mutant] = []
    var isInText = false
    var conditions = ConditionalCode()
    for (index, line) in lines.enumerated() {
      let opensText = line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2)
      if opensText { isInText.toggle() }
      let code = line.trimmingCharacters(in: .whitespaces)
      if !isInText { conditions.read(code) }
      guard !isInText, !opensText, !code.hasPrefix("//"), !code.hasPrefix("#"), !code.isEmpty else {
        continue
      }
      guard conditions.isActive else { continue }
      let indent = String(line.prefix { $0 == " " })
      found += mutants(of: code, at: index).map { kind, rewrite in
        Mutant(file: file, line: index + 1, kind: kind, original: code) { indent + rewrite($0) }
      }
    }
    return found
  }

  private typealias Rewrite = @Sendable (Int) -> String

  private func mutants(of code: String, at index: Int) -> [(Mutant.Kind, Rewrite)] {
    var found: [(Mutant.Kind, Rewrite)] = []
    if let match = code.wholeMatch(of: #/((?:\} else )?if|guard) (.+?)( else)? \{(.*)/#) {
      let (word, condition) = (String(match.1), String(match.2))
      let rest = (match.3.map(String.init) ?? "") + " {" + String(match.4)
      if Self.isPlainCondition(condition) {
        found.append((.negatedCondition, { "\(word) mutant(\($0)) != (\(condition))\(rest)" }))
        if let shifted = Self.shifted(condition) {
          found.append(
            (.shiftedBound, { "\(word) (mutant(\($0)) ? \(shifted) : \(condition))\(rest)" })
          )
        }
      }
    } else if let match = code.wholeMatch(of: #/defer \{ (.+) \}/#) {
      let body = String(match.1)
      found.append((.droppedDefer, { "defer { if !mutant(\($0)) { \(body) } }" }))
    } else if code.contains("func "), !code.contains("->"), code.hasSuffix("{") {
      found.append((.earlyReturn, { "\(code) if mutant(\($0)) { return }" }))
    } else if let match = code.wholeMatch(of: #/(return |)(true|false)/#) {
      let sign = match.2 == "true" ? "!" : ""
      let word = String(match.1)
      found.append((.flippedResult, { "\(word)\(sign)mutant(\($0))" }))
    } else if isStatement(code, at: index) {
      found.append((.droppedStatement, { "if !mutant(\($0)) { \(code) }" }))
    }
    if let match = code.firstMatch(of: #/( [+-] )1\b/#) {
      let (before, sign) = (String(code[..<match.range.lowerBound]), String(match.1))
      let after = String(code[match.range.upperBound...])
      found.append((.shiftedBound, { "\(before)\(sign)(mutant(\($0)) ? 2 : 1)\(after)" }))
    }
    if let match = code.firstMatch(of: #/\b([a-z]\w*)\(([a-z]\w*), ([a-z]\w*)\)/#) {
      let before = String(code[..<match.range.lowerBound])
      let after = String(code[match.range.upperBound...])
      let (name, first, second) = (match.1, match.2, match.3)
      let (call, swapped) = ("\(name)(\(first), \(second))", "\(name)(\(second), \(first))")
      if first != second, !code.contains("func "), !code.contains("in ") {
        found.append(
          (.swappedArguments, { "\(before)(mutant(\($0)) ? \(swapped) : \(call))\(after)" })
        )
      }
    }
    return found
  }

  /// Whether a condition is one expression: no binding, no pattern, no list, no trailing closure.
  private static func isPlainCondition(_ text: String) -> Bool {
    let bindings = ["let ", "var ", "case ", "#", ", ", "{", "await ", "try "]
    return !bindings.contains { text.hasPrefix($0) || text.contains($0) }
  }

  private static func shifted(_ condition: String) -> String? {
    for (from, to) in [(" < ", " <= "), (" > ", " >= "), (" <= ", " < "), (" >= ", " > ")] {
      let parts = condition.components(separatedBy: from)
      if parts.count == 2 { return parts.joined(separator: to) }
    }
    return nil
  }

  /// Whether a line is a whole statement: a call whose result is not used, or an assignment.
  private func isStatement(_ code: String, at index: Int) -> Bool {
    let isCall = code.wholeMatch(of: #/(try\?? )?(await )?[a-z_][\w.?]*\(.*\)/#) != nil
    let isAssignment = code.wholeMatch(of: #/[a-z][\w.?\[\]]* (=|\+=|-=) .*[\w)\]"]/#) != nil
    guard isCall || isAssignment, Self.isBalanced(code) else { return false }
    if isCall, Self.isCompound(code) { return false }
    // Without it, a property has no value, and the initializer does not compile.
    if isAssignment, isInInitializer(index) { return false }
    let before = neighbor(of: index, step: -1)
    let after = neighbor(of: index, step: 1)
    let joins = [",", "(", "[", "=", ":", "?", "&&", "||", "->", "return", "+", "in"]
    return !joins.contains { before.hasSuffix($0) }
      && ![".", "?", ":", ")", "+", "&&", "||", "]"].contains { after.hasPrefix($0) }
  }

  /// Whether a line is directly in an initializer's body.
  private func isInInitializer(_ index: Int) -> Bool {
    let body = indentation(of: lines[index])
    for line in lines[..<index].reversed() where !line.isEmpty && indentation(of: line) < body {
      // The head of an initializer can have several lines; the last one begins with `)`.
      let code = line.trimmingCharacters(in: .whitespaces)
      if !code.hasPrefix(")") { return code.contains("init(") || code.contains("init?(") }
    }
    return false
  }

  private func neighbor(of index: Int, step: Int) -> String {
    var index = index + step
    while lines.indices.contains(index) {
      let code = lines[index].trimmingCharacters(in: .whitespaces)
      if !code.isEmpty, !code.hasPrefix("//") { return code }
      index += step
    }
    return ""
  }

  /// Whether a line has a space outside of parentheses: a declaration, or an operator between calls.
  private static func isCompound(_ code: String) -> Bool {
    var depth = 0
    for character in code.replacing(#/^(try\?? )?(await )?/#, with: "") {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == " ", depth == 0 { return true }
    }
    return false
  }

  private static func isBalanced(_ code: String) -> Bool {
    var depth = 0
    for character in code {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

private func indentation(of line: String) -> Int {
  line.prefix { $0 == " " }.count
}
