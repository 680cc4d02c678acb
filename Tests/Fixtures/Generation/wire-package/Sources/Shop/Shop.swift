// Package declarations of another module. The hand-written import has no access level.

import Core

package struct World: Sendable {
  private let mails: [Mail]
  var mail: Mail { mails[0] }
}

/// Does not make `Core` import this module.
extension Mail {
  var store: Store { Store(name: "") }
}

public struct Store: Sendable {
  let name: String
}
public typealias Name = @Sendable () -> String
public func makeName(name: String) -> Name { { name } }
package func makeCount(name: String) -> @Sendable () -> Int { { 0 } }
