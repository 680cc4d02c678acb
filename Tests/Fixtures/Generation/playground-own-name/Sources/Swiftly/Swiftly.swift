// A command-line tool: its root command has the name of the module.

import Capabilities
import CapabilitiesPlayground

struct Swiftly {
  let table = PlaygroundTable.world
}

struct World: TestableCapability, Interceptable {
  var find: @Sendable (_ kind: Kind) async throws -> Kind
  var kind: Kind

  static var live: World { World(find: { $0 }, kind: .a) }
  static var test: World { live }
  func intercepted(by interceptor: some Interceptor) -> World { self }
}

enum Kind: Sendable {
  case a
  case b(Int)
}
