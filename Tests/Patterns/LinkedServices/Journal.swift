// What production stands on, as its makers wrote it: it knows of no capability.

/// Keeps every line that was ever written.
actor Journal {
  private(set) var lines: [(name: String, text: String)]

  init(_ lines: KeyValuePairs<String, String>) {
    self.lines = lines.map { ($0.key, $0.value) }
  }

  func append(_ name: String, _ text: String) {
    lines.append((name, text))
  }

  func last(_ name: String) -> String? {
    lines.last { $0.name == name }?.text
  }
}

/// A company that takes money from cards.
struct Acquirer: Sendable {
  struct Refusal: Error, Equatable {}

  func authorize(pan: String, minorUnits: Int) throws(Refusal) -> String {
    guard pan.hasPrefix("4") else { throw Refusal() }
    return "authorized \(minorUnits) on \(pan)"
  }
}
