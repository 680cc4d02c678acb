import CapabilityGraphs

/// What a playground of a world is told of it.
struct Playground: Sendable {
  /// The world.
  var world: Nominal
  /// The module that the playground stands in.
  var home: String
  /// The values of the world to choose from.
  var worlds: [WorldValue] = []
  /// Where use cases are found: in the world itself where there is none.
  var links: [Link] = []
  /// The use cases.
  var useCases: [Row] = []
  /// The endpoints.
  var endpoints: [Endpoint] = []
  /// The plain values of the world.
  var settings: [Setting] = []
  /// What no row can be written of.
  var unavailable: [Unavailable] = []
  /// How enums and errors are read.
  var readers = Readers()
  /// Who needs what; `nil` where nothing is wired.
  var graph: CapabilityGraph?
  /// The modules whose members are named.
  var modules: Set<String> = []
  /// What is wrong, and what is worth a look.
  var diagnostics: [Diagnostic] = []

  /// A static value of the world.
  struct WorldValue: Sendable {
    /// Its name.
    var name: String
    /// Whether it touches what is outside of the process.
    var isLive: Bool
    /// Whether it is called.
    var isFunction: Bool
    /// Whether asking for it suspends.
    var isAsync: Bool
    /// Whether asking for it may fail.
    var isThrowing: Bool
  }

  /// Use cases that a world, or a world within it, makes.
  struct Link: Sendable {
    /// The names from the world to them.
    var path: [String]
    /// Their type.
    var type: Nominal
    /// Whether making them suspends.
    var isAsync: Bool
    /// Whether making them may fail.
    var isThrowing: Bool
    /// What their names begin with.
    var prefix: [String] { path.last == "useCases" ? path.dropLast() : path }
  }

  /// Something that a script calls.
  struct Row: Sendable {
    /// The names that lead to it, and that it is called by.
    var path: [String]
    /// What it does.
    var documentation: [String]
    /// What it takes.
    var inputs: [Input]
    /// What it gives.
    var result: Reading
    /// Whether a script can keep what it gives.
    var isKept: Bool
    /// What is called, without the inputs.
    var callee: Callee
    /// Where it is declared.
    var position: SourcePosition
  }

  /// An input of a row, or a part of what a case carries.
  struct Input: Sendable, Hashable {
    /// What a script calls it.
    var label: String
    /// How it is read.
    var reading: Reading
  }

  /// What a row's code calls.
  struct Callee: Sendable {
    /// The link that it is a use case of.
    var link: Int?
    /// The names that lead to it from there.
    var path: [String]
    /// The labels of the method that makes it; `nil` where it is a property.
    var method: [String?]?
    /// Whether it is made when it is called for.
    var isDeferred = false
    /// The names from what is made to the closure: of a struct of closures.
    var rest: [String] = []
    /// How many inputs the closure itself takes.
    var count = 0
    /// Whether any of it suspends.
    var isAsync = false
    /// Whether any of it may fail.
    var isThrowing = false
  }

  /// An endpoint.
  struct Endpoint: Sendable {
    /// How it is called.
    var row: Row
    /// What interceptors call it; `nil` where none can stand around it.
    var name: String?
    /// Whether the endpoint's type is async.
    var isAsync: Bool
    /// The errors that it throws; `nil` where it throws none.
    var failure: Reading?
  }

  /// A plain value of the world.
  struct Setting: Sendable {
    /// The names from the world to it.
    var path: [String]
    /// How it is read.
    var reading: Reading
  }

  /// What no row can be written of.
  struct Unavailable: Sendable, Hashable {
    /// Its name.
    var name: String
    /// Why not.
    var reason: String
    /// What would change that.
    var fix: String
  }
}
