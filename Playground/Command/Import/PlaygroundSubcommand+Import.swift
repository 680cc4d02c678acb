import CapabilitiesPlayground

extension PlaygroundSubcommand {
  /// The command `import`.
  ///
  /// - Parameter club: The live world.
  static func importRoster(_ club: LiveClub) -> PlaygroundSubcommand {
    PlaygroundSubcommand(
      "import",
      operands: "ROSTER.jsonl",
      summary: "Enrolls everyone in a roster.",
      help: help
    ) { arguments, console in
      let arguments = try PlaygroundArguments(arguments, options: ImportOptions.names)
      try arguments.expect(operands: ["ROSTER.jsonl"])
      let options = try ImportOptions(arguments)
      return try await ImportProgram(options, club, console: console).run()
    }
  }

  private static var help: String {
    """
    Enrolls everyone in a roster. Each line of the roster is a JSON object:

      {"id": "1", "name": "Ada", "lastName": "Lovelace", "email": "ada@example.org"}

    A line may have its own "amount" and "currency", and may be up to 1 MiB long.

    Usage: playground import ROSTER.jsonl [OPTIONS]

      --world sandbox|live   The world to enroll people in; default: sandbox.
      --database PATH        The file to store members in. By default, the sandbox discards them
                             after the import, and live uses MEMBERSHIP_DATABASE.
      --fee AMOUNT           The fee in the currency's smallest unit, for lines without "amount";
                             default: 2500.
      --currency CODE        The ISO 4217 code for lines without "currency"; default: EUR.
      --concurrency N        How many people are enrolled at the same time, 1 to 100; default: 16
                             in the live world and 1 in the sandbox.
      --help                 Prints this help.

    The import reads the roster line by line, so its length does not cost memory. Outcomes are
    reported in the roster's order. Lines that share an identifier or an e-mail address are enrolled
    one after another. Unreadable lines and rejected people are written to ROSTER.rejected.jsonl,
    with line, column and reason. That file is either complete or missing; a run that rejects no
    line removes it. It can be imported as it is: each of its lines is the line that was rejected.

    Running an import again is safe, also after a crash: interrupted enrollments are settled first,
    existing members are skipped, and no fee is charged twice. Ctrl-C finishes the running lines,
    prints the summary and stops; a second Ctrl-C stops at once. If a service responds with 429 or
    503, the import waits and retries. After 8 equal service failures in a row, it finishes the
    running lines and stops.

    An interrupted enrollment is printed with its reason. The next run resumes it: it sends missing
    receipts, and looks up whether an open record has been charged. Each charge contains its
    record's identifier for that, because payment services forget a request after about a day. If
    the look-up fails, the record stays open. A receipt can arrive twice if the mail service's
    answer was lost, the program crashed, or the database could not be written: at most once more
    for each such event. The copies have the same Message-ID, by which many mail programs recognize
    duplicates.

    Several imports may use one database at the same time. Only an import that runs alone settles
    earlier enrollments, and others wait until it has; the file DATABASE.lock is locked meanwhile.

    A database belongs to the sandbox or to the live world, and the other one rejects it. Only its
    owner can read it and the rejected lines.

    The live world requires STRIPE_API_KEY and SENDGRID_API_KEY. STRIPE_API_BASE, SENDGRID_API_BASE,
    MEMBERSHIP_SENDER and MEMBERSHIP_DATABASE are optional. All are validated before any charge.

    Exit status:
      0    everyone is a member
      1    someone was rejected or interrupted, a receipt was not sent, an earlier enrollment is
           still unsettled, or the import stopped early
      64   invalid arguments or settings
      65   some lines cannot be read (the others are enrolled)
      129  the terminal was closed (SIGHUP)
      130  interrupted (SIGINT)
      143  terminated (SIGTERM)

    """
  }
}
