// The production services, which do not know the capabilities.

/// An append-only log of named lines.
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

/// A payment service for cards.
struct Acquirer: Sendable {
  struct Refusal: Error, Equatable {}

  func authorize(pan: String, minorUnits: Int) throws(Refusal) -> String {
    guard pan.hasPrefix("4") else { throw Refusal() }
    return "authorized \(minorUnits) on \(pan)"
  }
}
