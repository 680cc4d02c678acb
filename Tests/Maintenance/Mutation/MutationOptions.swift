/// The options of the command line.
struct MutationOptions {
  private(set) var seed = UInt64.random(in: 1...1_000_000)
  private(set) var count = 100
  private(set) var goal = 95
  private(set) var modules: [MutatedModule] = []
  /// The numbers of the mutants to try; all if empty.
  private(set) var only: Set<Int> = []
  private(set) var lists = false
  private(set) var showsHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list": lists = true
      case "--help", "-h": showsHelp = true
      case "--seed": seed = UInt64(try Self.number(option, &rest))
      case "--count": count = try Self.number(option, &rest)
      case "--goal": goal = try Self.number(option, &rest)
      case "--only": only.insert(try Self.number(option, &rest))
      case "--module":
        let name = rest.popFirst() ?? ""
        guard let module = MutatedModule.all.first(where: { $0.name == name }) else {
          let names = MutatedModule.all.map(\.name).joined(separator: ", ")
          throw UsageError(description: "expected one of \(names), found \"\(name)\"")
        }
        modules.append(module)
      default: throw UsageError(description: "unknown option \(option); see --help")
      }
    }
    if modules.isEmpty { modules = MutatedModule.all }
  }

  private static func number(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    guard let text = rest.popFirst(), let number = Int(text), number >= 0 else {
      throw UsageError(description: "expected a number after \(option)")
    }
    return number
  }

  private struct UsageError: Error, CustomStringConvertible {
    let description: String
  }
}
