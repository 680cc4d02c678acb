// A requirement can be skipped by its name and by its name with labels.

public protocol Service: Sendable {
  func give(_ amount: Int)
  func take()
}
