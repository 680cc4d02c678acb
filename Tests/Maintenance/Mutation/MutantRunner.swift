import Foundation

/// Runs the tests with one mutant after the other.
struct MutantRunner {
  private let tree: MutantTree
  private let modules: [MutatedModule]
  /// The tests that run now.
  private var layer = TestLayer.everyday
  /// How long each test target of the layer takes without a mutant, in seconds.
  private var baseline: [String: Double] = [:]
  /// The test targets without tests in the layer.
  private var missing: Set<String> = []
  private var killed: [TestLayer: [String: Int]] = [:]
  private var survivors: [(Int, Mutant)] = []

  init(tree: MutantTree, modules: [MutatedModule]) {
    self.tree = tree
    self.modules = modules
  }

  private func module(of mutant: Mutant) -> MutatedModule? {
    modules.first { mutant.file.hasPrefix($0.folder + "/") }
  }

  /// Runs the everyday tests for each mutant, and then the long tests for those that survive.
  mutating func run(_ mutants: [Int: Mutant]) throws {
    try run(mutants, in: .everyday)
    guard !survivors.isEmpty else { return }
    say("\(survivors.count) survive the everyday tests; the long tests are built")
    let tried = Dictionary(uniqueKeysWithValues: survivors)
    survivors = []
    try run(try tree.build(tried, modules: modules, layer: .long), in: .long)
  }

  private mutating func run(_ mutants: [Int: Mutant], in layer: TestLayer) throws {
    (self.layer, baseline, missing) = (layer, [:], [])
    try measureBaseline(for: Set(mutants.values.compactMap { module(of: $0)?.name }))
    for (number, mutant) in mutants.sorted(by: { $0.key < $1.key }) {
      try run(mutant, number: number)
    }
  }

  /// Runs the tests of the modules without a mutant: they must pass, and their time sets the limits.
  private mutating func measureBaseline(for names: Set<String>) throws {
    for module in modules where names.contains(module.name) {
      for tests in module.tests where baseline[tests] == nil && !missing.contains(tests) {
        let start = ContinuousClock.now
        let result = try test(tests, number: 0, seconds: 1800)
        // The status if no test matches: the manifest has no such target.
        if result.status == 69 {
          say("no \(layer) tests of \(tests)")
          missing.insert(tests)
          continue
        }
        guard result.status == 0 else {
          throw MutationError("\(tests) fails without a mutant:\n\(result.output.suffix(4000))")
        }
        baseline[tests] = Double(start.duration(to: .now).components.seconds) + 1
      }
    }
  }

  /// Runs the module's tests, and then those of its dependants until one fails.
  private mutating func run(_ mutant: Mutant, number: Int) throws {
    guard let module = module(of: mutant) else { return }
    for tests in module.tests where !missing.contains(tests) {
      let limit = 20 + 4 * (baseline[tests] ?? 60)
      let result = try test(tests, number: number, seconds: limit)
      if result.status != 0 {
        killed[layer, default: [:]][module.name, default: 0] += 1
        let how = result.isTimedOut ? " (time limit)" : ""
        say("\(number): killed by \(tests)\(how): \(mutant.description)")
        return
      }
    }
    survivors.append((number, mutant))
    say("\(number): SURVIVED: \(mutant.description)")
  }

  /// Prints the survivors and a table of modules.
  ///
  /// - Returns: Whether the tests kill at least the goal's share of the mutants.
  func report(goal: Int, seed: UInt64) -> Bool {
    say("\nsurvivors of seed \(seed):")
    for (number, mutant) in survivors { say("  \(number): \(mutant.description)") }
    say("\nmodule\teveryday\tlong\tof")
    for module in modules {
      let alive = survivors.filter { self.module(of: $0.1)?.name == module.name }.count
      let everyday = killed[.everyday]?[module.name] ?? 0
      let long = killed[.long]?[module.name] ?? 0
      let total = everyday + long + alive
      if total > 0 { say("\(module.name)\t\(everyday)\t\(long)\t\(total)") }
    }
    let everyday = killed[.everyday]?.values.reduce(0, +) ?? 0
    let dead = everyday + (killed[.long]?.values.reduce(0, +) ?? 0)
    let total = dead + survivors.count
    say("\(dead) of \(total) killed, \(everyday) by the everyday tests; the goal is \(goal)%")
    return total > 0 && dead * 100 >= goal * total
  }

  private func test(
    _ target: String,
    number: Int,
    seconds: Double
  ) throws -> (status: Int32, output: String, isTimedOut: Bool) {
    try tree.switchOn(number)
    return try Shell.run(
      try tree.testCommand(filter: "^\(target)\\.", layer: layer),
      in: tree.copy,
      // A crash is expected often, and its backtrace takes longer than the tests.
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      seconds: seconds,
      // The first failure is enough. A known issue is recorded as "a known issue".
      until: " recorded an issue "
    )
  }
}
