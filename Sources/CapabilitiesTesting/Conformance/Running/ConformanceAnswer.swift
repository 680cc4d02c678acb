import CapabilityTranscripts

/// How a ``Conformance`` compares errors.
public enum ErrorComparison: Sendable {
  /// Errors are the same if they have the same type and, for enums with associated values, the same
  /// case. Associated values, such as reasons in words, may differ.
  case byCase
  /// Errors are the same if all of their parts are the same.
  case whole
}

/// The answer to a call: its result or its error.
///
/// Most answers are the same on both sides, so they are compared before they are described.
struct ConformanceAnswer: Sendable {
  typealias Normalizing = @Sendable (String) -> String

  enum Kind: Sendable, Hashable {
    case returned
    case threw
    /// The call did not end in time.
    case waited
  }

  private enum Content: Sendable {
    case value(any Sendable)
    case error(any Error, ErrorComparison)
    case described(text: String, key: String)
  }

  let kind: Kind
  /// The outcomes that count as one kind of difference.
  let signature: String
  private let content: Content
  private let normalizing: Normalizing?

  static func returned(
    _ value: any Sendable,
    _ normalizing: Normalizing? = nil
  ) -> ConformanceAnswer {
    // An object can change before the report describes it.
    let isObject = type(of: value) is AnyClass
    let (text, key) = isObject ? described(value, normalizing) : ("", "")
    return ConformanceAnswer(
      kind: .returned,
      signature: "returned",
      content: isObject ? .described(text: "-> \(text)", key: key) : .value(value),
      normalizing: normalizing
    )
  }

  static func threw(
    _ error: any Error,
    comparing comparison: ErrorComparison = .byCase,
    _ normalizing: Normalizing? = nil
  ) -> ConformanceAnswer {
    let name = caseName(of: error) ?? normalizing.map { $0(describe(error)) } ?? describe(error)
    return ConformanceAnswer(
      kind: .threw,
      signature: "\(type(of: error)).\(name)",
      content: .error(error, comparison),
      normalizing: normalizing
    )
  }

  static func waited(for patience: Duration) -> ConformanceAnswer {
    ConformanceAnswer(
      kind: .waited,
      signature: "waited",
      content: .described(text: "no answer in \(patience)", key: ""),
      normalizing: nil
    )
  }

  /// What the report shows: `-> 1`, `throws conflict("b")`.
  var text: String {
    switch content {
    case .value(let value): "-> \(Self.described(value, normalizing).text)"
    case .error(let error, _): "throws \(Self.described(error, normalizing).text)"
    case .described(let text, _): text
    }
  }

  /// What is compared if the values cannot be compared by `==`.
  private var key: String {
    switch content {
    case .value(let value): Self.described(value, normalizing).key
    case .error(_, .byCase): signature
    case .error(let error, .whole):
      "\(type(of: error)): \(Self.described(error, normalizing).key)"
    case .described(_, let key): key
    }
  }

  func isSame(as other: ConformanceAnswer) -> Bool {
    guard kind == other.kind else { return false }
    let areEqual =
      switch (content, other.content) {
      case (.value(let value), .value(let other)): normalizing == nil && equal(value, other)
      case (.error(let error, .whole), .error(let other, _)):
        normalizing == nil && equal(error, other)
      default: false
      }
    return areEqual || key == other.key
  }

  /// A hash of what is compared, to count distinct answers.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    if case .value(let value as any Hashable) = content, normalizing == nil {
      hasher.combine(AnyHashable(value))
    } else {
      hasher.combine(key)
    }
    return hasher.finalize()
  }

  /// Returns the text of a value, and what is compared.
  fileprivate static func described(
    _ value: Any,
    _ normalizing: Normalizing?
  ) -> (text: String, key: String) {
    let text = describe(value)
    guard let normalizing else { return (text, InputKey.of(value) ?? text) }
    return (normalizing(text), normalizing(text))
  }
}

// MARK: Streams

extension ConformanceAnswer {
  /// The elements of a stream, of which only the keys are compared.
  struct Elements {
    private var texts: [String] = []
    private var keys: [String] = []
    private let normalizing: Normalizing?

    init(_ normalizing: Normalizing?) {
      self.normalizing = normalizing
    }

    var count: Int { texts.count }

    mutating func append(_ element: Any) {
      let (text, key) = described(element, normalizing)
      texts.append(text)
      keys.append(key)
    }

    /// The stream ended, or no more elements were read.
    func ended(_ end: String) -> ConformanceAnswer { answer(end, key: end, "returned") }

    func threw(_ error: ConformanceAnswer) -> ConformanceAnswer {
      answer(error.text, key: error.key, error.signature)
    }

    private func answer(_ end: String, key: String, _ signature: String) -> ConformanceAnswer {
      ConformanceAnswer(
        kind: .returned,
        signature: signature,
        content: .described(
          text: "-> \((texts + [end]).joined(separator: ", "))",
          key: (keys + [key]).joined(separator: "\u{0}")
        ),
        normalizing: normalizing
      )
    }
  }
}

/// Returns whether two values are equal by `==`; `false` if they have no such operator.
private func equal(_ value: Any, _ other: Any) -> Bool {
  guard let value = value as? any Equatable else { return false }
  return areEqual(value, other)
}

private func areEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  other as? Value == value
}

/// The name of an enum's case with associated values; `nil` for other errors.
private func caseName(of error: any Error) -> String? {
  let mirror = Mirror(reflecting: error)
  return mirror.displayStyle == .enum ? mirror.children.first?.label : nil
}
