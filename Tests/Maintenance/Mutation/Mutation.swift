import Foundation
import SeededNumbers

/// Changes the libraries in small ways and reports the changes that no test notices.
@main
struct Mutation {
  private static let help = """
    USAGE: swift run --package-path Tests/Maintenance mutation [OPTION]…

    Draws mutants from a seed: negated conditions, shifted bounds, dropped statements and defers,
    swapped arguments, early returns, flipped results. Builds all of them at once, each behind its
    number, and runs the everyday tests of its module and of dependent modules once for each. Those
    that survive are tried with the long tests of the same modules. Prints the mutants that survive
    both, and exits with 1 if the share of those killed is below the goal.

      --seed N        The seed; by default a new one, which is printed.
      --count N       The number of mutants (100).
      --module NAME   Only this module. Can be given several times.
      --only NUMBER   Only the mutant with this number of the same seed and modules. Can be given
                      several times, for example to try survivors again.
      --goal PERCENT  The share of mutants that the tests must kill (95).
      --list          Print the mutants and run nothing.
      --help          Show this text.

    Tests/Maintenance/Mutation/equivalent.txt lists mutants that change no behavior, each with the
    reason. They are not drawn.
    """

  static func main() {
    do {
      let options = try MutationOptions(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp { return say(help) }
      exit(try run(options) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(error is MutationError ? 70 : 64)
    }
  }

  private static func run(_ options: MutationOptions) throws -> Bool {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let tree = MutantTree(
      repository: repository,
      copy: repository.appending(path: ".build/mutation/tree")
    )
    let drawn = try draw(options, from: tree)
    say("seed \(options.seed): \(drawn.count) mutants")
    if options.lists {
      for (number, mutant) in drawn.sorted(by: { $0.key < $1.key }) {
        say("\(number): \(mutant.description)")
      }
      return true
    }
    try tree.update()
    let mutants = try tree.build(drawn, modules: options.modules, layer: .everyday)
    say("\(mutants.count) of them compile")
    var runner = MutantRunner(tree: tree, modules: options.modules)
    try runner.run(mutants)
    return runner.report(goal: options.goal, seed: options.seed)
  }

  /// Draws mutants, at most one for each line. A number stays the same if the list of equivalent
  /// mutants changes.
  private static func draw(
    _ options: MutationOptions,
    from tree: MutantTree
  ) throws -> [Int: Mutant] {
    let list = tree.repository.appending(path: "Tests/Maintenance/Mutation/equivalent.txt")
    let equivalent = Set(
      try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { $0.components(separatedBy: " | ").prefix(3).joined(separator: " | ") }
    )
    var numbers = SeededNumbers(seed: options.seed)
    var drawn: [Int: Mutant] = [:]
    var places: Set<String> = []
    var all: [Mutant] = []
    for module in options.modules {
      for file in try tree.sources(of: module) {
        let text = try String(contentsOf: tree.repository.appending(path: file), encoding: .utf8)
        all += MutantFinder(file: file, text: text).mutants()
      }
    }
    let stale = equivalent.subtracting(all.map(\.key)).sorted()
      .filter { key in options.modules.contains { key.hasPrefix($0.folder + "/") } }
    guard stale.isEmpty else {
      throw MutationError("\(list.path): no mutant is \(stale.joined(separator: "\n"))")
    }
    all.shuffle(using: &numbers)
    for (index, mutant) in all.enumerated() where drawn.count < options.count {
      guard !equivalent.contains(mutant.key) else { continue }
      guard places.insert("\(mutant.file):\(mutant.line)").inserted else { continue }
      drawn[index + 1] = mutant
    }
    let only = options.only
    return only.isEmpty ? drawn : drawn.filter { only.contains($0.key) }
  }
}
