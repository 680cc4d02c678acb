/// How a ``Conformance`` compares errors.
public enum ErrorComparison: Sendable {
  /// Errors are the same if they have the same type and, for enums with associated values, the same
  /// case. Associated values, such as reasons in words, may differ.
  case byCase
  /// Errors are the same if all of their parts are the same.
  case whole
}

/// The answer to a call: its result or its error.
struct ConformanceAnswer: Sendable {
  enum Kind: Sendable, Hashable {
    case returned
    case threw
    /// The call did not end in time.
    case waited
  }

  let kind: Kind
  /// What the report shows: `-> 1`, `throws conflict("b")`.
  let text: String
  /// What is compared if the values cannot be compared by `==`.
  private let key: String
  /// The value; `nil` if only keys are compared.
  private let value: (any Sendable)?

  /// The outcomes that count as one kind of difference.
  let signature: String

  static func returned(
    _ compared: any Sendable,
    normalizing: (@Sendable (String) -> String)?
  ) -> ConformanceAnswer {
    let (text, key) = described(compared, normalizing)
    return ConformanceAnswer(
      .returned,
      text: "-> \(text)",
      key: key,
      value: normalizing == nil ? compared : nil
    )
  }

  static func threw(
    _ error: any Error,
    comparing comparison: ErrorComparison,
    normalizing: (@Sendable (String) -> String)?
  ) -> ConformanceAnswer {
    let (text, whole) = described(error, normalizing)
    let name = "\(type(of: error)).\(caseName(of: error) ?? text)"
    let key =
      switch comparison {
      case .byCase: name
      case .whole: "\(type(of: error)): \(whole)"
      }
    return ConformanceAnswer(
      .threw,
      text: "throws \(text)",
      key: key,
      value: comparison == .whole && normalizing == nil ? error : nil,
      signature: name
    )
  }

  static func waited(for patience: Duration) -> ConformanceAnswer {
    let text = "no answer in \(patience)"
    return ConformanceAnswer(.waited, text: text, key: "", value: nil)
  }

  /// Returns the text of a value, and what is compared.
  fileprivate static func described(
    _ value: Any,
    _ normalizing: (@Sendable (String) -> String)?
  ) -> (text: String, key: String) {
    let text = describe(value)
    guard let normalizing else { return (text, InputKey.of(value) ?? text) }
    return (normalizing(text), normalizing(text))
  }

  private init(
    _ kind: Kind,
    text: String,
    key: String,
    value: (any Sendable)?,
    signature: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.key = key
    self.value = value
    self.signature = signature ?? "\(kind)"
  }

  func isSame(as other: ConformanceAnswer) -> Bool {
    guard kind == other.kind else { return false }
    if key == other.key { return true }
    guard let value = value as? any Equatable, let otherValue = other.value else { return false }
    return areEqual(value, otherValue)
  }

  /// A hash of what is compared, to count distinct answers.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(key)
    return hasher.finalize()
  }
}

// MARK: Streams

extension ConformanceAnswer {
  /// The elements of a stream, of which only the keys are compared.
  struct Elements {
    private var texts: [String] = []
    private var keys: [String] = []
    let normalizing: (@Sendable (String) -> String)?

    init(normalizing: (@Sendable (String) -> String)?) {
      self.normalizing = normalizing
    }

    var count: Int { texts.count }

    mutating func append(_ element: Any) {
      let (text, key) = described(element, normalizing)
      texts.append(text)
      keys.append(key)
    }

    /// The stream ended, or no more elements were read.
    func ended(_ end: String) -> ConformanceAnswer { answer(end, key: end, signature: nil) }

    func threw(_ error: ConformanceAnswer) -> ConformanceAnswer {
      answer(error.text, key: error.key, signature: error.signature)
    }

    private func answer(_ end: String, key: String, signature: String?) -> ConformanceAnswer {
      ConformanceAnswer(
        .returned,
        text: "-> \((texts + [end]).joined(separator: ", "))",
        key: (keys + [key]).joined(separator: "\u{0}"),
        value: nil,
        signature: signature
      )
    }
  }
}

private func areEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  other as? Value == value
}

/// The name of an enum's case with associated values; `nil` for other errors.
private func caseName(of error: any Error) -> String? {
  let mirror = Mirror(reflecting: error)
  return mirror.displayStyle == .enum ? mirror.children.first?.label : nil
}
