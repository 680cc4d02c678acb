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
    Shows in a few stops what the library is about, and runs each: a use case built from closures,
    partial application, currying, overriding one closure, unimplemented endpoints, and enrolments
    that are declined or interrupted. Nothing outside this process is touched.

    Usage: playground tour

    """
  }
}
