@testable import CapabilityGeneration
import Foundation
import TestTraits

/// Shared settings and helpers of the tests with random worlds.
enum Differential {
  /// The first seed; `DIFFERENTIAL_SEED` overrides it.
  static let seed = setting("DIFFERENTIAL_SEED").flatMap(UInt64.init) ?? 0
  /// The number of worlds; `DIFFERENTIAL_WORLDS` overrides it.
  static let worlds =
    setting("DIFFERENTIAL_WORLDS").flatMap(UInt64.init) ?? (isNightly ? 10_000 : 300)
  /// The most differing worlds to print.
  static let shown = setting("DIFFERENTIAL_SHOWN").flatMap(Int.init) ?? 3

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Returns the command's outcome for a world.
  static func outcome(_ world: RandomWorld, in program: Program) -> Outcome {
    do {
      return Outcome(try WiringResolver.wire(program, world.request), world)
    } catch {
      return Outcome(refusal: "\(error)")
    }
  }

  /// Returns the differences between the command and the reference.
  static func differences(_ landscape: Landscape, _ world: RandomWorld) -> [String] {
    let words = Words(landscape)
    let printouts = [landscape.printout(words)] + world.printouts(landscape, words)
    let program = Program(printouts.compactMap(\.graph))
    let reference = Reference(landscape: landscape, world: world)
    return reference.outcome.differences(from: outcome(world, in: program))
  }

  /// Returns a minimized world in which they differ, and the differences.
  static func report(_ landscape: Landscape, _ world: RandomWorld) -> String {
    let smallest = world.shrunk { !differences(landscape, $0).isEmpty }
    let words = Words(landscape)
    let used = landscape.used(by: smallest)
    let printouts = [used.printout(words)] + smallest.printouts(landscape, words)
    let sources = printouts.map { "// \($0.path)\n\($0.source)" }
    let switches = smallest.open.map { " --open \($0)" } + smallest.except.map { " --except \($0)" }
    return "seed \(world.seed)\n" + sources.joined()
      + "// wire World --targets \(smallest.targets.joined(separator: ","))"
      + switches.sorted().joined() + "\n"
      + differences(landscape, smallest).joined(separator: "\n")
  }
}

extension Landscape {
  /// The types that a world names, directly or through others.
  fileprivate func used(by world: RandomWorld) -> Landscape {
    var words = Set(
      world.printouts(self, Words(self)).flatMap { $0.source.split { !$0.isLetter && $0 != "2" } }
        .map(String.init)
    )
    var used = Landscape()
    var count = -1
    while used.aliases.count + used.nominals.count > count {
      count = used.aliases.count + used.nominals.count
      used.aliases = aliases.filter { words.contains($0.name) }
      used.nominals = nominals.filter { words.contains($0.name) }
      let types = used.aliases.map(\.target) + used.nominals.flatMap { $0.properties.map(\.type) }
      for type in types {
        words.formUnion(type.source.split { !$0.isLetter && $0 != "2" }.map(String.init))
      }
      words.formUnion(used.nominals.flatMap(\.conformances))
    }
    return used
  }
}

extension Printout {
  /// The support code that landscapes and worlds call.
  static let support = """
    public func standard<Value>() -> Value { fatalError() }
    func number(_ text: String) -> Int { 0 }

    """
}

/// Worlds with one landscape.
struct Batch {
  let landscape: Landscape
  let worlds: [RandomWorld]
  private let types: Printout
  private let modules: [[Printout]]

  /// The number of consecutive worlds with one landscape.
  static let size: UInt64 = 50

  /// Generates worlds.
  ///
  /// - Parameter seeds: Their seeds, which share a landscape.
  init(_ seeds: some Collection<UInt64>) {
    let made = LandscapeGenerator.landscape(seed: (seeds.first ?? 0) / Self.size)
    landscape = made.0
    worlds = seeds.map { WorldGenerator.world(seed: $0, made) }
    let words = Words(landscape)
    types = landscape.printout(words)
    modules = worlds.map { $0.printouts(made.0, words) }
  }

  /// The reference for one of the worlds.
  func reference(_ place: Int) -> Reference {
    Reference(landscape: landscape, world: worlds[place])
  }

  /// The worlds' modules and the landscape's as one program.
  var program: Program {
    Program(([types] + modules.flatMap(\.self)).compactMap(\.graph))
  }
}

extension RandomWorld {
  /// The request to the command.
  var request: WiringRequest {
    WiringRequest(world: "\(module).World", targets: targets, except: except, open: open)
  }
}
