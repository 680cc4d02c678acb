import Capabilities

/// What can be said in a playground: the commands of every world, the rows of a table, and a
/// client's own commands.
struct Language<World: Interceptable & Sendable>: Sendable {
  let table: PlaygroundTable<World>
  let commands: [PlaygroundCommand<World>]
  private let useCaseIndex: [String: Int]
  private let endpointIndex: [String: Int]
  private let commandIndex: [String: Int]

  init(_ table: PlaygroundTable<World>, commands: [PlaygroundCommand<World>]) {
    self.table = table
    self.commands = commands
    func index(_ names: [String]) -> [String: Int] {
      Dictionary(zip(names, names.indices)) { first, _ in first }
    }
    useCaseIndex = index(table.useCases.map(\.name))
    endpointIndex = index(table.endpoints.map(\.path))
    commandIndex = index(commands.map(\.name))
  }

  /// What is wrong with the table or the commands; empty where nothing is.
  var mistakes: [String] {
    let taken = commands.filter { Builtin(rawValue: $0.name) != nil }
    let unknown = commands.flatMap { command in
      (command.worlds ?? []).filter { name in !table.worlds.contains { $0.name == name } }
        .map { "the command \(command.name.quoted) is for a world that is not there: \($0.quoted)" }
    }
    let names = taken.map {
      "the command \($0.name.quoted) has the name of one that every playground has: rename it"
    }
    let none = table.worlds.isEmpty ? ["the playground's table has no world"] : []
    return names + unknown + none
  }

  /// The use case of that name.
  func useCase(_ name: String) -> PlaygroundUseCase<World>? {
    useCaseIndex[name].map { table.useCases[$0] }
  }

  /// The endpoint at that place of the world.
  func endpoint(_ path: String) -> PlaygroundEndpoint<World>? {
    endpointIndex[path].map { table.endpoints[$0] }
  }

  /// The client's own command of that name.
  func command(_ name: String) -> PlaygroundCommand<World>? {
    commandIndex[name].map { commands[$0] }
  }

  /// The endpoint that a word names.
  func endpoint(_ word: ScriptWord) throws(ScriptError) -> PlaygroundEndpoint<World> {
    guard let endpoint = endpoint(word.text) else {
      let hint = didYouMean(word.text, among: table.endpoints.map(\.path))
      throw word.error("the world has no endpoint \(word.text.quoted)\(hint)")
    }
    return endpoint
  }

  /// The words that a line can start with.
  var verbs: [String] {
    commands.map(\.name) + table.useCases.map(\.name) + Builtin.allCases.map(\.rawValue)
  }
}
