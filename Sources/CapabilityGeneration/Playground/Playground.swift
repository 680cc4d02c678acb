import CapabilityGraphs

/// The contents of a world's table.
final class Playground {
  let program: Program
  let request: PlaygroundRequest
  let world: Nominal
  /// The module of the playground.
  var home: String { request.home }
  var rules: ReadingRules { ReadingRules(program: program, home: home) }
  /// The values of the world to choose from.
  var worlds: [WorldValue] = []
  /// The values that declare use cases; empty if the world itself declares them.
  var links: [Link] = []
  var useCases: [Row] = []
  var endpoints: [Endpoint] = []
  /// The plain values of the world.
  var settings: [Setting] = []
  /// Members without a row.
  var unavailable: [Unavailable] = []
  /// The readers of enums and errors.
  var readers = Readers()
  /// The dependency graph; `nil` if the world is not wired.
  var graph: CapabilityGraph?
  /// The modules whose members the file names.
  var modules: Set<String> = []
  var diagnostics: [Diagnostic] = []

  init(program: Program, request: PlaygroundRequest, world: Nominal) {
    (self.program, self.request, self.world) = (program, request, world)
  }

  /// A static value of the world.
  struct WorldValue: Sendable {
    var name: String
    /// Whether it has effects outside of the process.
    var isLive: Bool
    /// Whether it is a method.
    var isFunction: Bool
    /// The effects of reading it.
    var effects: Effects
  }

  /// The use cases of a world, or of a nested world.
  struct Link: Sendable {
    /// The path from the world.
    var path: [String]
    var type: Nominal
    /// The effects of creating them.
    var effects: Effects
    /// The prefix of their names.
    var prefix: [String] { path.last == "useCases" ? path.dropLast() : path }
  }

  /// A use case or endpoint that a script calls.
  struct Row: Sendable {
    var declared: Declared
    var inputs: [Input]
    var result: Reading
    /// Whether a script can store the result.
    var isKept: Bool
    var callee: Callee
  }

  /// An input of a row, or an associated value of a case.
  struct Input: Sendable {
    /// Its name in scripts.
    var label: String
    var reading: Reading
  }

  /// The function that a row's closure calls.
  struct Callee: Sendable {
    /// The index of the link that declares it.
    var link: Int?
    var path: [String]
    /// The inputs of the method that returns it; `nil` for a property.
    var method: [FunctionDeclaration.Input]?
    /// Whether it is created by a call.
    var isDeferred = false
    /// The path to the closure, if the product is a struct of closures.
    var rest: [String] = []
    /// The number of inputs of the closure.
    var count = 0
    var effects = Effects()
  }

  struct Endpoint: Sendable {
    var row: Row
    /// Its name for interceptors; `nil` if it cannot be intercepted.
    var name: String?
    /// Whether the endpoint's type is async.
    var isAsync: Bool
    /// The errors that it throws; `nil` if it throws none.
    var failure: Reading?
  }

  /// A plain value of the world.
  struct Setting: Sendable {
    /// The path from the world.
    var path: [String]
    var reading: Reading
  }

  /// Members without a row.
  struct Unavailable: Sendable {
    var name: String
    var reason: String
    var fix: String
  }
}
