/// The commands of every playground.
enum Builtin: String, CaseIterable, Sendable {
  case letName = "let"
  case run
  case call
  case override
  case restore
  case expect
  case until
  case world
  case set
  case show
  case include
  case transcript
  case save
  case replay
  case time
  case graph
  case commands
  case endpoints
  case help
  case quit

  /// Other names of commands, as other programs have them. A client's command with this name is
  /// preferred.
  static let aliases: [String: Builtin] = ["?": .help, ":q": .quit, "exit": .quit]

  /// The syntax of the command.
  var shape: String {
    switch self {
    case .letName: "let NAME = COMMAND …"
    case .run: "run USE-CASE INPUT…"
    case .call: "call ENDPOINT INPUT…"
    case .override: "override ENDPOINT STEP [then STEP]…"
    case .restore: "restore ENDPOINT|all"
    case .expect:
      "expect VALUE | $NAME VALUE | COMMAND VALUE | error [TEXT] | no-error | calls ENDPOINT N"
    case .until: "until TIME: expect COMMAND VALUE | calls ENDPOINT N"
    case .world: "world [NAME]"
    case .set: "set PATH VALUE"
    case .show: "show [$NAME] [text|json]"
    case .include: "include FILE"
    case .transcript: "transcript [text|mermaid|json]"
    case .save: "save FILE"
    case .replay: "replay FILE"
    case .time: "time"
    case .graph: "graph [FORMAT]"
    case .commands: "commands"
    case .endpoints: "endpoints"
    case .help: "help [COMMAND]"
    case .quit: "quit"
    }
  }

  /// A sentence about the command.
  var summary: String {
    switch self {
    case .letName: "Names a result for later lines: $NAME, $NAME.part, $NAME.0."
    case .run: "Runs a use case, also one with the name of a command, such as world."
    case .call: "Calls one endpoint."
    case .override: "Changes one endpoint until it is restored."
    case .restore: "Ends the overrides of one endpoint, or of all endpoints."
    case .expect: "Checks the last result, its error, or the number of calls of an endpoint."
    case .until: "Repeats an expectation until it is met, at most for a time."
    case .world: "Enters a world in a new copy; without NAME, prints which one this is."
    case .set: "Sets a value of the world."
    case .show: "Prints the last result, or a named one, without cutting it, or as JSON."
    case .include: "Runs the lines of another script."
    case .transcript: "Prints every call of an endpoint since the world was entered."
    case .save: "Writes the transcript to a file for replay."
    case .replay: "Answers calls from a saved transcript until the world is changed."
    case .time: "Prints the duration of the last command and of each call in it."
    case .graph: "Prints the dependency graph."
    case .commands: "Lists the commands of this world, and the use cases that scripts cannot run."
    case .endpoints: "Lists the endpoints, and marks the overridden ones."
    case .help: "Prints help on a command, a use case or an endpoint."
    case .quit: "Ends the session, as exit and Ctrl-D do."
    }
  }

  /// The rest of the command's help; may be empty.
  var details: String {
    switch self {
    case .override:
      """
        A step is one of
          fail ERROR         throws without calling the endpoint
          fail-after ERROR   calls the endpoint, then throws, as if the answer were lost
          return VALUE       returns the value without calling the endpoint
          delay TIME         waits before the call: 20ms, 1.5s, 2h, at most one day
          hang               never calls the endpoint: waits until the call is cancelled, or for
                             good if the endpoint cannot throw the cancellation
          pass               calls the endpoint
        One step applies to every call. With several, each applies to one call, in order, and the
        last one to all later calls. `call N STEP` applies only to call N; earlier calls pass.
          override payments.charge fail declined("card expired")
          override rates.rate return 1.08 then 1.09 then fail {"unavailable":"closed"}
          override mailer.send call 3 hang

      """
    case .expect:
      """
        A value can be partial: {"amount":2500} matches every result with that amount. TEXT can be
        a part of the error's text, or the error as `override` writes it. Calls are counted since
        the world was entered.
          expect {"status":"open"}
          expect $ada.id 1
          expect error "card expired"
          expect calls payments.charge 2

      """
    case .until:
      """
        The time is that of a clock of the world, if it has one: a test clock does not wait.
          until 5s: expect outbox ["ada@example.org"]
          until 1.5s: expect calls mailer.send 2

      """
    case .include:
      """
        FILE is relative to the script that includes it, and is checked together with it. Its names
        and overrides stay for later lines.
          include setup.script

      """
    case .letName:
      """
        let ada = openAccount owner=Ada
        close $ada.id

      """
    default: ""
    }
  }
}
