/// The typed error of the tests' endpoints. It contains the failed call.
package struct Refusal: Error, Hashable, CustomStringConvertible {
  package let call: String
  package init(_ call: String) { self.call = call }
  package var description: String { "refused \(call)" }
}

/// The error of a service with its own model.
package struct ForeignError: Error {
  package var text: String

  package init(text: String) { self.text = text }
}

extension Result {
  /// The value; `nil` for a failure.
  package var value: Success? { try? get() }

  /// The error; `nil` for a success.
  package var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
