// Without InternalImportsByDefault, an import below `public` requires a level of all others.
internal import Capabilities
package import Plain

struct Fuse: Sendable { var blow: @Sendable () throws -> Int }
package struct Desk: Sendable { package var pay: @Sendable (Ledger) throws -> Clock }
public struct Post: Sendable { public var send: @Sendable () throws -> Int }
