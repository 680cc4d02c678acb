extension Result {
  /// What was returned, if anything was.
  package var value: Success? { try? get() }

  /// What was thrown, if anything was.
  package var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
