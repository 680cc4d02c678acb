extension HelpTopic {
  /// The commands of a script, one a line.
  static let scriptCommands = ScriptCommand.shapes.map { "  \($0.shape)\n" }.joined()

  static let scriptText = """
    Runs commands from a file, one a line; "-" reads them from standard input.

    Usage: playground script FILE

      # A comment. Text with blanks stands in quotation marks; \\" \\\\ \\n \\t \\u{…} are escapes.
      enroll id=1 name="Ada Lovelace" email=ada@example.org amount=2500 currency=EUR
      override payments.charge fail "card declined"
      enroll id=2 name="Alan Turing" email=alan@example.org amount=2500 currency=EUR
      expect last-error "card declined"
      restore payments.charge
      expect members 1

    Commands:
    \(scriptCommands)
      world       Begins anew with an empty sandbox, which a script starts with; with a test world,
                  whose endpoints all report that they are unimplemented; or with the live one.
      enroll      Makes a person a member. Without lastname=, the name is split at its last blank.
                  The amount is in the currency's smallest unit.
      save        Keeps a person without a fee.
      reconcile   Settles the enrolments that were interrupted, and sends receipts that are owed;
                  fails where something is still unsettled, and says why.
      override    Changes one endpoint until it is restored: fail does nothing and fails;
                  fail-after does its work and then fails, as if the answer were lost; delay takes
                  so much longer (20ms, 1.5s); return does nothing and returns the value.
      expect      Checks what a world holds, whatever is overridden; or the last use case's error,
                  of which the text may be a part.
      transcript  Shows every call of an endpoint since the world began, in order.

    Endpoints:
    \(scriptEndpoints)
    The whole script is read before anything is run: where a line is wrong, every error is shown
    and nothing is run. A use case that fails prints its error and the script goes on.

    Exit status: 0 all went well; 1 an expectation failed, or a use case failed and no expect
    last-error before the next use case accounts for it; 64 the command line or a setting is wrong;
    65 the script cannot be read.

    """

  private static let scriptEndpoints = Endpoint.all.map { "  \($0.path)\n" }.joined()
}
