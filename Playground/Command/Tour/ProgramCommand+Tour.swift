import CapabilitiesPlayground

extension ProgramCommand {
  /// The command `tour`.
  ///
  /// - Parameter console: Where the tour is told.
  static func tour(_ console: Console) -> ProgramCommand {
    ProgramCommand(
      "tour",
      summary: "A guided tour of the library.",
      help: help,
      isDefault: true
    ) { arguments in
      await console.report(topic: "tour") { () throws(UsageError) in
        try ParsedArguments(arguments, known: []).expect(operands: [])
        return await Tour.run(console: console)
      }
    }
  }

  private static var help: String {
    """
    Shows in a few stops what the library is about, and runs each: a use case built from closures,
    partial application, currying, overriding one closure, unimplemented endpoints, and enrolments
    that are declined or interrupted. Nothing outside this process is touched.

    Usage: playground tour

    """
  }
}
