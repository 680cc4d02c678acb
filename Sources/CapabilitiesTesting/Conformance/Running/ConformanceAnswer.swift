import CapabilityTranscripts
import Foundation

/// How a ``Conformance`` compares errors.
public enum ErrorComparison: Sendable {
  /// Errors are the same if they have the same type and, for enums, the same case. Associated values,
  /// such as reasons in words, may differ, and so may the properties of other errors, except for the
  /// domain and code of an `NSError` or `CustomNSError`, such as `CocoaError`.
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
    /// The call threw an error that does not tell whether it has had its effect. Fits any answer.
    case unknown
    /// The call did not end in time.
    case waited
  }

  /// The result of comparing two answers.
  struct Comparison: Sendable {
    var isSame = true
    /// The first part that cannot be compared, such as a closure.
    var incomparable: String?
  }

  private enum Content: Sendable {
    case value(Kept)
    case error(any Error, ErrorComparison)
    case described(text: String, key: String, incomparable: String?)
    /// The elements of a stream, and its end.
    case elements([ConformanceAnswer])
  }

  let kind: Kind
  /// The outcomes that count as one kind of difference.
  let signature: String
  private let content: Content
  private let normalizing: Normalizing?
  /// The number of elements of a stream that stays open; `nil` for other answers.
  private(set) var openElements: Int?

  /// - Parameter isAllowed: Whether the value is right, whatever the other side answers.
  static func returned(
    _ value: Any,
    isAllowed: Bool = false,
    _ normalizing: Normalizing? = nil
  ) -> ConformanceAnswer {
    // An object can change before the answer is compared or described.
    let snapshot = PartComparison.holdsObject(value) ? Snapshot(value, normalizing) : nil
    return ConformanceAnswer(
      kind: isAllowed ? .unknown : .returned,
      signature: "returned",
      content: snapshot.map {
        .described(text: "-> \($0.text)", key: $0.key, incomparable: $0.incomparable)
      } ?? .value(Kept(value: value)),
      normalizing: normalizing
    )
  }

  static func threw(
    _ error: any Error,
    comparing comparison: ErrorComparison = .byCase,
    isUnknown: Bool = false,
    _ normalizing: Normalizing? = nil
  ) -> ConformanceAnswer {
    ConformanceAnswer(
      kind: isUnknown ? .unknown : .threw,
      signature: "\(String(reflecting: type(of: error))).\(name(of: error))",
      content: .error(error, comparison),
      normalizing: normalizing
    )
  }

  static func waited(for patience: Duration) -> ConformanceAnswer {
    ConformanceAnswer(
      kind: .waited,
      signature: "waited",
      content: .described(text: "no answer in \(patience)", key: "", incomparable: nil),
      normalizing: nil
    )
  }

  /// The text of a report: `-> 1`, `throws conflict("b")`.
  var text: String {
    switch content {
    case .value(let kept): "-> \(normalized(kept.value))"
    case .error(let error, _): "throws \(normalized(error))"
    case .described(let text, _, _): text
    case .elements(let parts): "-> \(parts.map(\.value).joined(separator: ", "))"
    }
  }

  /// The description of a value that was returned.
  var value: String { text.hasPrefix("-> ") ? String(text.dropFirst(3)) : text }

  private func normalized(_ value: Any) -> String {
    let text = describe(value)
    return normalizing.map { $0(text) } ?? text
  }

  func compared(with other: ConformanceAnswer) -> Comparison {
    guard kind != .unknown, other.kind != .unknown else { return Comparison() }
    guard kind == other.kind else { return Comparison(isSame: false) }
    switch (content, other.content) {
    case (.value(let one), .value(let other)): return compare(one.value, other.value)
    case (.error(let one, .whole), .error(let other, _)): return compare(one, other)
    case (.error, .error): return Comparison(isSame: signature == other.signature)
    case (.described(_, let key, let part), .described(_, let other, let otherPart)):
      let isSame = key.utf8.elementsEqual(other.utf8)
      return Comparison(isSame: isSame, incomparable: isSame ? part ?? otherPart : nil)
    case (.elements(let one), .elements(let other)): return Self.compare(one, other)
    default: return Comparison(isSame: false)
    }
  }

  private static func compare(_ one: [Self], _ other: [Self]) -> Comparison {
    guard one.count == other.count else { return Comparison(isSame: false) }
    var incomparable: String?
    for (number, (part, other)) in zip(one, other).enumerated() {
      let comparison = part.compared(with: other)
      guard comparison.isSame else { return comparison }
      incomparable = incomparable ?? comparison.incomparable.map { "[\(number)], \($0)" }
    }
    return Comparison(incomparable: incomparable)
  }

  func isSame(as other: ConformanceAnswer) -> Bool { compared(with: other).isSame }

  private func compare(_ one: Any, _ other: Any) -> Comparison {
    if let normalizing {
      let texts = [describe(one), describe(other)]
      let normalized = texts.map(normalizing)
      // Text in which nothing may differ leaves out parts that must not differ either.
      if !zip(texts, normalized).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) {
        let isSame = normalized[0].utf8.elementsEqual(normalized[1].utf8)
        let part = isSame ? PartComparison.incomparablePart(of: one) : nil
        return Comparison(isSame: isSame, incomparable: part)
      }
    }
    var parts = PartComparison()
    let isSame = parts.areSame(one, other)
    return Comparison(isSame: isSame, incomparable: isSame ? parts.incomparable : nil)
  }

  /// A hash of the answer, to count distinct ones.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    switch content {
    case .value(let kept):
      if normalizing == nil, let value = kept.value as? any Hashable {
        hasher.combine(AnyHashable(value))
      } else {
        hasher.combine(Snapshot(kept.value, normalizing).key)
      }
    case .error(_, .byCase): hasher.combine(signature)
    case .error(let error, .whole): hasher.combine(Snapshot(error, normalizing).key)
    case .described(_, let key, _): hasher.combine(key)
    case .elements(let parts): for part in parts { hasher.combine(part.fingerprint) }
    }
    return hasher.finalize()
  }
}

/// A value in which no object was found. Safe, because such a value does not change: an element of a
/// stream need not be `Sendable`.
private struct Kept: @unchecked Sendable { let value: Any }

/// The compared part of a value that can change. Its key distinguishes values whose descriptions are the
/// same, such as `Data` of one length.
private struct Snapshot {
  let text: String
  let key: String
  let incomparable: String?

  init(_ value: Any, _ normalizing: ConformanceAnswer.Normalizing?) {
    let described = describe(value)
    text = normalizing.map { $0(described) } ?? described
    let isWhole = text.utf8.elementsEqual(described.utf8)
    key = isWhole ? InputKey.of(value) ?? text : text
    incomparable = PartComparison.incomparablePart(of: value)
  }
}

// MARK: Streams

extension ConformanceAnswer {
  /// The elements of a stream.
  struct Elements: Sendable {
    private var elements: [ConformanceAnswer] = []
    private let normalizing: Normalizing?

    init(_ normalizing: Normalizing?) {
      self.normalizing = normalizing
    }

    var count: Int { elements.count }

    mutating func append(_ element: Any) {
      elements.append(.returned(element, normalizing))
    }

    /// The stream ended, or no more elements were read.
    func ended(_ end: String, isOpen: Bool = false) -> ConformanceAnswer {
      let end = answer(.described(text: end, key: end, incomparable: nil), "returned")
      var answer = answer(.elements(elements + [end]), "returned")
      if isOpen { answer.openElements = count }
      return answer
    }

    func threw(_ error: any Error, comparing comparison: ErrorComparison) -> ConformanceAnswer {
      let end = ConformanceAnswer.threw(error, comparing: comparison, normalizing)
      return answer(.elements(elements + [end]), end.signature)
    }

    private func answer(_ content: Content, _ signature: String) -> ConformanceAnswer {
      ConformanceAnswer(
        kind: .returned,
        signature: signature,
        content: content,
        normalizing: normalizing
      )
    }
  }
}

/// The name of an enum's case, or the domain and code of another error. They are the same for all errors
/// of a type that is no `NSError` or `CustomNSError`.
private func name(of error: any Error) -> String {
  if Mirror(reflecting: error).displayStyle == .enum { return caseName(of: error) }
  let error = error as NSError
  return "\(error.domain) \(error.code)"
}
