/// What `--help` prints, and what is said where no command is named.
///
/// The plugin has this file too, by a link: so these words need nothing built.
enum Help {
  /// The commands, in the order in which they are told of.
  static let commands = ["wire", "derive", "adapt", "graph", "check", "explain"]

  /// What is said without a look at the package.
  struct Answer {
    /// What to print.
    var text: String
    /// The exit status: 0, or 64 where the command was typed wrong.
    var status: Int32
  }

  /// Answers what asks for help, and what names no command.
  ///
  /// - Parameter words: The words after `swift package capabilities`.
  /// - Returns: `nil` for a command that is to be run.
  static func answer(to words: [String]) -> Answer? {
    guard let name = words.first else {
      return Answer(text: "error: a COMMAND is wanted\n\n" + overview, status: 64)
    }
    let isAsked = ["--help", "-h", "help"].contains(name)
    let topic = isAsked ? words.dropFirst().first { !$0.hasPrefix("-") } : name
    guard let topic else { return Answer(text: overview, status: 0) }
    guard let text = topics[topic] else {
      let known = commands.joined(separator: ", ")
      let hint = "See `swift package capabilities --help`."
      return Answer(text: "error: no command \(topic); there are \(known)\n\(hint)", status: 64)
    }
    let isTold = isAsked || words.contains("--help") || words.contains("-h")
    return isTold ? Answer(text: text, status: 0) : nil
  }

  static let overview = """
    Writes the Swift that explicit dependencies cost, and keeps it current.

    USAGE
      swift package capabilities COMMAND

    COMMANDS
      wire WORLD --targets A,B   write the use cases of a world
      derive CAPABILITY…         write the init, test and intercepted(by:) of structs of closures
      adapt PROTOCOL --as NAME   write a capability from a protocol, and the adapters both ways
      graph WORLD                draw who needs what
      check                      tell whether every generated file is current
      explain NAME               tell why a type, or an input, is or is not supplied

      COMMAND --help             tell more of a command

    SwiftPM asks before it runs any of them, because some write to the package. Where it cannot
    ask, say so: swift package --allow-writing-to-package-directory capabilities COMMAND

    EXIT STATUS
      0 done; 1 something is wrong in the source, or a generated file is stale; 64 wrong usage,
      of which SwiftPM makes a 1 of its own
    """

  /// The text of each command.
  static let topics = [
    "wire": wire, "derive": derive, "adapt": adapt, "graph": graph, "check": check,
    "explain": explain,
  ]

  private static let wire = """
    Writes the use cases of a world: one property for each `make…` function of the named targets
    that returns a function, or a struct of functions.

    USAGE
      swift package capabilities wire WORLD --targets A,B [--output PATH] [--force]
        [--open NAME,…] [--except NAME,…] [--as BUILDER=NAME,…]

    WORLD is the struct of capabilities, such as World or Shop.World. A parameter gets what has
      its type     where that has a name: a struct, class, actor, enum or `any P` of your own, or a
                   type alias of a function; of several, the one that has the parameter's name
      its name     and fits, where the type is plain (a closure, an Int, a Date, an array), is
                   optional or generic, or where the parameter has a default, which stays otherwise
    Looked through are the world with the worlds within it, what its stored closures make
    (`single`, `shared`) and the endpoints of its capabilities; then what other builders make, which
    may also be values such as a store; then the named parts of such values. The name is the label,
    or the name inside where the label is a preposition. Where two could be meant, the command asks.
    A builder that returns (Store, close: () -> Void) tells how its value is ended.

    OPTIONS
      --targets A,B      the targets whose builders are wired
      --output PATH      where to write; by default beside the world, WORLD+UseCases.swift
      --open NAME,…      parameters that the caller gives: a builder that takes one, or is built on
                         one that does, becomes a method
      --except NAME,…    what to leave out: builders, as makePay, Module.makePay or Type.makePay,
                         and parts of the world, as battery, services.mailer or mailer.send
      --as BUILDER=NAME,…
                         another name for what a builder makes: Module.makePay=payLater
      --force            overwrite a file that was edited by hand
    """

  private static let derive = """
    Writes what a struct of closures, or a world of such structs, always has: the memberwise init,
    `test` made of unimplemented endpoints, and `intercepted(by:)`. What you wrote yourself of the
    three is left out. A name that two modules have is written with its module: Shop.Mailer.

    USAGE
      swift package capabilities derive CAPABILITY… [--output PATH] [--force]

    Works also while the module does not compile for want of these. An endpoint that does not
    throw, or throws one type of error, needs a value of that type in `test`: a literal, an enum's
    case, an init of such values, or `static var placeholder` where you write one.

    OPTIONS
      --output PATH      where to write; by default beside the struct, CAPABILITY+Derived.swift
      --force            overwrite a file that was edited by hand
    """

  private static let adapt = """
    Writes, from a protocol, a capability with one endpoint for each requirement, `init(adapting:)`
    that calls a value of the protocol, and the way back: a type of the protocol that calls the
    endpoints.

    USAGE
      swift package capabilities adapt PROTOCOL --as CAPABILITY [--output PATH] [--force]

    Documentation comes along. Where a requirement has labels, the capability has a method with
    them, since endpoints have none. What a struct of closures cannot have is refused by name:
    static members, inits, subscripts, generic methods, associated types, `Self`, mutating methods,
    settable properties, `inout`, variadic and `@autoclosure` inputs.

    OPTIONS
      --as CAPABILITY    the capability's name
      --output PATH      where to write; by default beside the protocol, CAPABILITY.swift
      --force            overwrite a file that was edited by hand
    """

  private static let graph = """
    Draws who needs what: use cases, capabilities and, where a builder takes single closures,
    endpoints. What nobody needs is marked.

    USAGE
      swift package capabilities graph WORLD [--format text|mermaid|dot|json] [--root USE_CASE]
        [--targets A,B] [--open NAME,…] [--except NAME,…] [--as BUILDER=NAME,…]

    OPTIONS
      --format FORMAT    text (the default), mermaid, dot (Graphviz) or json
      --root USE_CASE    only that use case and what it is built on
      --targets, --open, --except, --as
                         as for wire; by default as the world's generated file says
    """

  private static let explain = """
    Tells why a type is, or is not, supplied, and which builders ask for it; or what a builder's
    inputs get. Each input is told with the rule that decided, and with what was passed over.

    USAGE
      swift package capabilities explain NAME [--world WORLD]
        [--targets A,B] [--open NAME,…] [--except NAME,…] [--as BUILDER=NAME,…]

    NAME is a type, such as Mailer, Shop.PlaceOrder or String; a builder, such as makePay; or an
    input of one, such as makePay.mailer. Types are compared by their names, not by what an alias
    stands for. Without --world, all worlds are looked at that a generated file wires, and those
    are told of that have to do with it. Exits 1 where nothing supplies it.
    """

  private static let check = """
    Makes every generated file of the package anew, by the command in its first line, and compares.

    USAGE
      swift package capabilities check

    Writes nothing. Prints a unified diff of each file that is stale, and exits 1 if there is one.
    """
}
