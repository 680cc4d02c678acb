// Associated types with constraints, and settable properties.

protocol Digest {
  func finish() -> Int
}

struct Checksum: Digest {
  func finish() -> Int { 1 }
}

class Widget {}
final class Panel: Widget {}

protocol Hashing: Sendable {
  associatedtype Output: Digest & Sendable
  associatedtype Key: Hashable where Key: Sendable
  associatedtype Base: Widget
  func hash(_ key: Key) throws -> Output
}

protocol Tokens: AnyObject, Sendable {
  var token: String { get set }
}

struct Store: Sendable {
  var token: String
  let id: Int
  var size: Int {
    get { token.count }
    set {}
  }
}

actor Vault {
  var token = ""
  private(set) var count = 0
  func open() {}
}
