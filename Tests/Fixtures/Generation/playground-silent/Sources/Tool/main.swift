// An executable that declares its world and does not wire it. It enables no upcoming feature.

import Capabilities
import CapabilitiesPlayground
import Foundation

struct Note: Codable {
  var text: String
}

enum Level { case low, high }

enum Outer {
  struct World: Sendable {
    /// Adds a note.
    var add: @Sendable (_ note: Note, _ level: Level) async throws -> [Note]
    var date: @Sendable () -> Date
    fileprivate var trick: @Sendable () -> Int = { 1 }
    var level: Level

    @MainActor static var test: World {
      World(add: { note, _ in [note] }, date: { Date() }, level: .low)
    }
  }
}

extension Outer.World: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Outer.World {
    Outer.World(
      add: interceptor.wrap("Outer.World.add", add),
      date: interceptor.wrap("Outer.World.date", date),
      level: level
    )
  }
}

func makeGreet(world: Outer.World) -> @Sendable () -> String { { "hello" } }

let table = PlaygroundTable.outerWorld
