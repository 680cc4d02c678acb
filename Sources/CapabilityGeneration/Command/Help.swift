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
      adapt TYPE --as NAME       write a capability from a protocol, class or actor, and adapters
      graph WORLD                draw who needs what
      check                      tell whether every generated file is current
      explain TYPE               tell why a type is, or is not, supplied

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
    Writes the use cases of a world: one property for each `make…` function of the named targets.

    USAGE
      swift package capabilities wire WORLD --targets A,B [--output PATH] [--force]
        [--open LABEL,…] [--except BUILDER,…]

    WORLD is the struct of capabilities, such as World or Shop.World. What a builder takes comes
    from, in this order:
      1. a stored property of the world of that type, or one that makes it (`single`, `shared`);
      2. another builder that makes that named type;
      3. the endpoint of a capability of the world that has the parameter's name and type.
    Of several, the one that has the parameter's name. A parameter with a default that nothing
    supplies is left out.

    OPTIONS
      --targets A,B      the targets whose builders are wired
      --output PATH      where to write; by default beside the world, WORLD+UseCases.swift
      --open LABEL,…     parameters that the caller gives: a builder that takes one becomes a method
      --except NAME,…    builders to leave out
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
    case, an init of such values, a finished stream, or `static var placeholder` where you write
    one. In a module that is isolated to the main actor by default, that init or placeholder is
    taken only where it is `nonisolated`.

    An endpoint whose two or more inputs all have names, such as
    `var charge: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt`, gets a method
    with labels beside it, unless there is one: `payments.charge(amount: 5, card: "4242")`.

    Optional endpoints and capabilities, arrays and dictionaries of them are intercepted where they
    are present; `test` has none. The init is as public as the types it names. An interceptor sees
    that a stream is asked for, not its elements. Refused by name: endpoints with `inout`, owned or
    variadic inputs or with closures that do not escape, and properties that a copy would not keep.
    What stands within `#if` is seen as in a debug build.

    OPTIONS
      --output PATH      where to write; by default beside the struct, CAPABILITY+Derived.swift
      --force            overwrite a file that was edited by hand
    """

  private static let adapt = """
    Writes, from a protocol, a capability with one endpoint for each requirement, `init(adapting:)`
    that calls a value of the protocol, and the way back: a type of the protocol that calls the
    endpoints. From a class, an actor or a struct, a capability of its methods and properties, and
    `init(adapting:)`; an actor's methods become async endpoints.

    USAGE
      swift package capabilities adapt TYPE --as CAPABILITY [--skip NAME,…] [--where NAME=TYPE,…]
        [--output PATH] [--force]

    Documentation comes along. Where a requirement has labels, the capability has a method with
    them, since endpoints have none. A property that can be set gets two endpoints, `name` and
    `setName`; where a protocol asks for one, only objects can be adapted. Of a class, an actor or
    a struct, what is as visible as the type itself is taken, inits and static members aside.

    What a struct of closures cannot have is refused by name, all at once: static members, inits,
    subscripts, generic and mutating methods, `Self`, `inout`, variadic and `@autoclosure` inputs.
    With --skip the rest is written, without the way back, since the type would not conform.

    OPTIONS
      --as CAPABILITY    the capability's name
      --skip NAME,…      requirements to leave out, such as find or 'find(id:)', and protocols from
                         outside of the package
      --where NAME=TYPE,…
                         what the protocol's associated types are, such as Element=Person,Key=Int;
                         those with a default may be left out
      --output PATH      where to write; by default beside the type, CAPABILITY.swift
      --force            overwrite a file that was edited by hand
    """

  private static let graph = """
    Draws who needs what: use cases, capabilities and, where a builder takes single closures,
    endpoints. What nobody needs is marked.

    USAGE
      swift package capabilities graph WORLD [--format text|mermaid|dot|json] [--root USE_CASE]
        [--targets A,B] [--open LABEL,…] [--except BUILDER,…]

    OPTIONS
      --format FORMAT    text (the default), mermaid, dot (Graphviz) or json
      --root USE_CASE    only that use case and what it is built on
      --targets, --open, --except
                         as for wire; by default as the world's generated file says
    """

  private static let explain = """
    Tells why a type is, or is not, supplied, and which builders ask for it.

    USAGE
      swift package capabilities explain TYPE [--world WORLD]
        [--targets A,B] [--open LABEL,…] [--except BUILDER,…]

    TYPE is a capability or a use case, such as Mailer or Shop.PlaceOrder. Without --world, all
    worlds are looked at that a generated file wires, and those are told of that have to do with the
    type. Exits 1 where nothing supplies it.
    """

  private static let check = """
    Makes every generated file of the package anew, by the command in its first line, and compares.

    USAGE
      swift package capabilities check

    Writes nothing. Prints a unified diff of each file that is stale, and exits 1 if there is one.
    """
}
