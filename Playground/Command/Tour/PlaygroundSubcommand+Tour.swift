import CapabilitiesPlayground

extension PlaygroundSubcommand {
  /// The command `tour`.
  static let tour = PlaygroundSubcommand(
    "tour",
    summary: "A guided tour of the library.",
    help: help,
    isDefault: true
  ) { arguments, console in
    try PlaygroundArguments(arguments, options: []).expect(operands: [])
    return await Tour.run(console: console)
  }

  private static var help: String {
    """
    Runs a few examples of the library and prints their code: a use case built from closures,
    partial application, currying, overriding one closure, unimplemented endpoints, and enrollments
    that are declined or interrupted. Has no effect outside this process.

    Usage: playground tour

    """
  }
}
