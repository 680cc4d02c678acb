@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Random worlds with graphs of the compiler", .compilers)
struct ExtractedWorldsTests {
  @Test("are wired like those with synthetic graphs")
  func extracted() throws {
    let files = FileManager.default
    let directory = files.temporaryDirectory.appending(path: "extracted-\(UUID().uuidString)")
    defer { try? files.removeItem(at: directory) }
    let first = Differential.seed / Batch.size * Batch.size
    let batch = Batch(first..<first + 4)
    let words = Words(batch.landscape)
    let printouts = batch.worlds.flatMap { $0.printouts(batch.landscape, words) }
    let support = Printout.support
    for printout in [batch.landscape.printout(words)] + printouts {
      let file = directory.appending(path: printout.path)
      let folder = file.deletingLastPathComponent()
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try printout.source.write(to: file, atomically: true, encoding: .utf8)
      if printout.module == Landscape.module {
        let more = folder.appending(path: "Support.swift")
        try support.write(to: more, atomically: true, encoding: .utf8)
      }
    }
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

  private static func layout(of world: RandomWorld, in directory: URL) -> PackageLayout {
    let beside = world.hasSide ? [world.side] : []
    let names = [Landscape.module] + beside + [world.module]
    return PackageLayout(
      directory: directory.path,
      workDirectory: directory.appending(path: "work").path,
      modules: names.enumerated().map { index, name in
        PackageLayout.Module(
          target: name,
          name: name,
          package: "random",
          isOwn: true,
          sources: (name == Landscape.module ? [name, "Support"] : [name]).map {
            directory.appending(path: "Sources/\(name)/\($0).swift").path
          },
          dependencies: Array(names[..<index]),
          conditions: [],
          headers: nil,
          flags: []
        )
      }
    )
  }
}
