/// The commands that every playground has.
enum Builtin: String, CaseIterable, Sendable {
  case letName = "let"
  case run
  case call
  case override
  case restore
  case expect
  case world
  case set
  case transcript
  case save
  case replay
  case time
  case graph
  case commands
  case endpoints
  case help
  case quit

  /// How it is written.
  var shape: String {
    switch self {
    case .letName: "let NAME = COMMAND …"
    case .run: "run USE-CASE INPUT…"
    case .call: "call ENDPOINT INPUT…"
    case .override: "override ENDPOINT STEP [then STEP]…"
    case .restore: "restore ENDPOINT|all"
    case .expect:
      "expect VALUE | $NAME VALUE | COMMAND VALUE | error [TEXT] | no-error | calls ENDPOINT N"
    case .world: "world NAME"
    case .set: "set PATH VALUE"
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

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .letName: "Keeps what a command returns, for later lines: $NAME, $NAME.part, $NAME.0."
    case .run: "Runs a use case that has the name of a command, such as world."
    case .call: "Calls one endpoint by hand."
    case .override: "Changes one endpoint until it is restored."
    case .restore: "Ends the override of an endpoint, or of all."
    case .expect: "Checks the last result, its error, or how often an endpoint was called."
    case .world: "Begins anew in another world, or in the same one."
    case .set: "Sets a plain value of the world."
    case .transcript: "Shows every call of an endpoint since the world began."
    case .save: "Writes the transcript to a file, for replay."
    case .replay: "Answers calls from a saved transcript, until the world is changed."
    case .time: "Shows how long the last command took, and each call within it."
    case .graph: "Shows who needs what."
    case .commands: "Lists the commands of this world, and what cannot be used."
    case .endpoints: "Lists the endpoints, and whether they are overridden."
    case .help: "Tells more, also about a use case or an endpoint."
    case .quit: "Ends the session."
    }
  }

  /// What else there is to know; empty where that is nothing.
  var details: String {
    switch self {
    case .override:
      """
        A step is one of
          fail ERROR         throws at once, and does nothing
          fail-after ERROR   does its work and then throws, as if the answer were lost
          return VALUE       does nothing and returns the value
          delay TIME         takes so much longer: 20ms, 1.5s, up to an hour
          hang               does not come back until it is cancelled
          pass               does what it always does
        One step is for every call. Of several, each is for one call, in order, and the last for
        all that follow. `call N STEP` is for the N-th call alone; the calls before it pass.
          override payments.charge fail declined("card expired")
          override rates.rate return 1.08 then 1.09 then fail {"unavailable":"closed"}
          override mailer.send call 3 hang

      """
    case .expect:
      """
        A value may be given in parts: {"amount":2500} is met by every result that has that
        amount. The error's text may be a part of it. Calls are counted since the world began.
          expect {"status":"open"}
          expect $ada.id 1
          expect error "card expired"
          expect calls payments.charge 2

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
