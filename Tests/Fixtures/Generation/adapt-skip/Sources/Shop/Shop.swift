// swift-format-ignore-file: UseTripleSlashForDocumentationComments
/** A requirement can be skipped by its name and by its name with labels.
 */
public protocol Service: Hashable, Sendable {
  func give(_ amount: Int)
  func take()
}

/// A protocol whose callers can ignore a result.
public protocol Archive: Sendable {
  /// Stores a text and returns its number.
  @discardableResult func store(_ text: String, in folder: String) async throws -> Int
}

public class Base: @unchecked Sendable {}

/// A protocol to which only a class can conform, so that its properties can be set.
public protocol Counter: Service, Base {
  var count: Int { get set }
}
