// A module without InternalImportsByDefault. Its imports are public, and derived code must not
// import the same module with another access level.

import Capabilities

package struct Ledger: Sendable {
  package var book: @Sendable (_ amount: Int, _ text: String) throws -> Int
  package var limit = 3
}

package struct Clock: Sendable {
  package var now: @Sendable () throws -> Int
  package init(now: @escaping @Sendable () throws -> Int) { self.now = now }
  package func intercepted(by interceptor: some Interceptor) -> Clock { self }
}

/// Its properties have initial values, which `test` keeps.
public struct Settings: Sendable {
  public var read: @Sendable (String) throws -> String
  public var limit = 3
  public var name: String = "settings"
  public var log: (@Sendable (String) -> Void)?
  public var unknown = Opaque.made
}

public struct Opaque: Sendable {
  public static let made = Opaque()
  private init() {}
}

package final class Cursor {}
package protocol Search: Sendable {
  func open() async throws -> Cursor
  nonisolated(nonsending) func close(_ cursor: Cursor) async
}
