// A module with InternalImportsByDefault, and generic capabilities.
package import Capabilities

package struct Ledger: Sendable {
  package var book: @Sendable (_ amount: Int, _ text: String) throws -> Int
  package var limit = 3
}

package struct Clock: Sendable {
  package var now: @Sendable () throws -> Int
  package init(now: @escaping @Sendable () throws -> Int) { self.now = now }
  package func intercepted(by interceptor: some Interceptor) -> Clock { self }
}

struct Cache<Key: Hashable & Sendable, Value>: Sendable where Value: Sendable {
  var find: @Sendable (_ key: Key) async throws -> Value?
  var store: @Sendable (_ value: Value, _ key: Key) async throws -> Void
  var sizes: @Sendable () -> [Int]
  var limit = 10
}

struct Pick<Choice: Error>: Sendable { var pick: @Sendable ([Choice]) throws -> Choice }

protocol Service: Sendable { associatedtype Item: Sendable }

struct Assoc<S: Service>: Sendable {
  var move: @Sendable (_ item: S.Item, _ places: Int) throws -> S.Item
}

struct Size<let count: Int>: Sendable {
  var fill: @Sendable (Int) throws -> Void
}

struct `my-struct`: Sendable {
  var `say "hi" to`: @Sendable (_ `the name`: String, _ `2`: Int) throws -> Void
  var `a value`: @Sendable () -> `a type`
}

struct `a type`: Sendable { var `a number`: Int }
