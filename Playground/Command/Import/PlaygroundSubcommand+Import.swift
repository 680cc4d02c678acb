import CapabilitiesPlayground

extension PlaygroundSubcommand {
  /// The command `import`.
  ///
  /// - Parameter environment: The settings of the live world.
  static func importRoster(_ environment: [String: String]) -> PlaygroundSubcommand {
    PlaygroundSubcommand(
      "import",
      operands: "ROSTER.jsonl",
      summary: "Enrols everybody in a roster.",
      help: help
    ) { arguments, console in
      let arguments = try PlaygroundArguments(arguments, options: ImportOptions.names)
      try arguments.expect(operands: ["ROSTER.jsonl"])
      let options = try ImportOptions(arguments)
      return try await ImportProgram(options, environment: environment, console: console).run()
    }
  }

  private static var help: String {
    """
    Enrols everybody in a roster, one JSON object a line:

      {"id": "1", "name": "Ada", "lastName": "Lovelace", "email": "ada@example.org"}

    A line may have its own "amount" and "currency". Lines may be up to 1 MiB long.

    Usage: playground import ROSTER.jsonl [OPTIONS]

      --world sandbox|live   Where people are enrolled; sandbox unless told.
      --database PATH        The file that members are kept in. Without it, the sandbox keeps them
                             until the import ends, and live uses MEMBERSHIP_DATABASE.
      --fee AMOUNT           The fee in the currency's smallest unit, for lines without "amount";
                             2500 unless told.
      --currency CODE        The ISO 4217 code for lines without "currency"; EUR unless told.
      --concurrency N        How many people are enrolled at the same time, 1 to 100; 16 in the live
                             world and 1 in the sandbox unless told.
      --help                 Shows this.

    The roster is read as it goes: its length costs no memory. Results come in its order, and lines
    that share an identifier or an address are enrolled one after another. Lines that cannot be
    read, and people who were refused, are written to ROSTER.rejected.jsonl beside the roster, each
    with its line, column and reason. That file is complete or not there; a run that refuses nobody
    removes it.

    It is safe to run an import again, also after a crash: what was interrupted is settled first,
    members are passed over, nobody is charged twice. An interrupt (Ctrl-C) finishes the lines
    under way, writes the summary and stops; a second one stops at once. A service that asks for
    patience (429, 503) is given some; after 8 equal failures of a service in a row the import stops
    and says so, and the lines under way are the last.

    What stands in the way of an enrolment is shown with its reason, and the next run goes on from
    there: it sends receipts that are owed, and looks up at the payment service whether a record
    that was left open has been charged. For that each charge has its record's name: payment
    services forget after a day or so that they have seen a request. A record that cannot be looked
    up is left as it is. A receipt arrives twice where the mail service took it and its answer was
    lost, or the program ended right then; both copies have one Message-ID, by which many letter
    boxes tell that they are the same.

    A database is a sandbox's or a live one, and is refused by the other world. It is the owner's
    alone, and so are the rejected lines.

    The live world needs STRIPE_API_KEY and SENDGRID_API_KEY, and takes STRIPE_API_BASE,
    SENDGRID_API_BASE, MEMBERSHIP_SENDER and MEMBERSHIP_DATABASE. All are checked before anything
    is charged.

    Exit status: 0 everybody is a member; 1 somebody was refused or interrupted, a receipt is owed,
    something from before is still unsettled, or the import had to stop; 64 the command line or a
    setting is wrong; 65 some lines cannot be read (the others are enrolled); 130 interrupted, 143
    told to end (SIGTERM), 129 the terminal went away (SIGHUP).

    """
  }
}
