import Capabilities
import CapabilitiesPlayground
import MembershipLive

extension PlaygroundTable where World == MembershipLive.World {
  /// The generated table, with a sandbox that commands can look into, a live world whose settings
  /// are checked first, and the graphs.
  ///
  /// The graphs are files, written by `swift package capabilities graph World` and built into the
  /// program: who needs what is known to the compiler only, and there may be none where this runs.
  /// `.ci/check-generation` compares them with what the command says now.
  ///
  /// - Parameter environment: The settings of the live world.
  static func club(_ environment: [String: String]) -> PlaygroundTable {
    with(.world) { table in
      table.worlds = [
        .named("sandbox", on: { Sandbox() }) { $0.world },
        .named("test") { .test },
        .live { try .live(checking: environment) },
      ]
      table.graphs = [
        .init("text", String(decoding: PackageResources.World_text, as: UTF8.self)),
        .init("mermaid", String(decoding: PackageResources.World_mermaid, as: UTF8.self)),
        .init("dot", String(decoding: PackageResources.World_dot, as: UTF8.self)),
        .init("json", String(decoding: PackageResources.World_json, as: UTF8.self)),
      ]
    }
  }
}
