@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Random worlds with graphs of the compiler", .compilers)
struct ExtractedWorldsTests {
  @Test("are wired like those with synthetic graphs")
  func extracted() throws {
    let directory = TemporaryDirectory()
    let first = Differential.seed / Batch.size * Batch.size
    let batch = Batch(first..<first + 4)
    let words = Words(batch.landscape)
    let printouts = batch.worlds.flatMap { $0.printouts(batch.landscape, words) }
    for printout in [batch.landscape.printout(words)] + printouts {
      try directory.write(printout.path, printout.source)
    }
    try directory.write("Sources/\(Landscape.module)/Support.swift", Printout.support)
    for world in batch.worlds {
      let extraction = Extraction(Self.layout(of: world, in: directory))
      let graphs = try extraction.graphs(ToolEnvironment.Need()).map { file in
        try SymbolGraph(data: file.data, named: file.name)
      }
      let own = Program(
        ([batch.landscape.printout(words)] + world.printouts(batch.landscape, words))
          .compactMap(\.graph)
      )
      let real = Differential.outcome(world, in: Program(graphs))
      let made = Differential.outcome(world, in: own)
      #expect(real == made, "seed \(world.seed): \(made.differences(from: real))")
    }
  }

  private static func layout(
    of world: RandomWorld,
    in directory: TemporaryDirectory
  ) -> PackageLayout {
    let beside = world.hasSide ? [world.side] : []
    let names = [Landscape.module] + beside + [world.module]
    return PackageLayout(
      directory: directory.path,
      workDirectory: directory.path("work"),
      modules: names.enumerated().map { index, name in
        PackageLayout.Module(
          target: name,
          name: name,
          package: "random",
          isOwn: true,
          sources: (name == Landscape.module ? [name, "Support"] : [name]).map {
            directory.path("Sources/\(name)/\($0).swift")
          },
          dependencies: Array(names[..<index])
        )
      }
    )
  }
}
