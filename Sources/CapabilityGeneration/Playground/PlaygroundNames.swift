/// The unique names of the generated file's declarations.
struct PlaygroundNames: Sendable {
  let table: String
  /// The labels of the values that declare use cases.
  let links: [String]
  private var readers: [String: String] = [:]
  private var errors: [String: String] = [:]

  init(_ playground: Playground) {
    var taken: Set<String> = [
      "useCaseRows", "endpointRows", "settingRows", "unavailableRows", "graph",
    ]
    func free(_ name: String) -> String {
      var number = 1
      var free = name
      while !taken.insert(free).inserted {
        number += 1
        free = "\(name)\(number)"
      }
      return free
    }
    let name = camelCase(playground.world.path)
    // Every type has these members.
    let isMember = ["init", "self", "Type", "Protocol"].contains(name)
    table = free(isMember ? name + "World" : name)
    links = playground.links.map { free($0.path.isEmpty ? "own" : camelCase($0.path)) }
    for reader in playground.readers.enums {
      guard case .named(let path) = reader.type else { continue }
      readers[reader.key] = free(camelCase(path.map(\.name)) + "Reader")
    }
    for module in playground.readers.errors.keys.sorted() {
      errors[module] = free(camelCase([module]) + "Errors")
    }
  }

  /// Returns the name of the function for an enum's reader.
  func reader(of key: String) -> String { identifier(readers[key] ?? "") }

  /// Returns the name of the function for the reader of a module's errors.
  func errors(of module: String) -> String { identifier(errors[module] ?? "") }
}
