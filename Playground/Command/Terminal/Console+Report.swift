import CapabilitiesPlayground

extension Console {
  /// Writes a message about the program itself to standard error.
  func error(_ message: String) { error(message, from: "playground") }

  /// Does what a command line asks for, and shows what is wrong with it.
  ///
  /// - Parameters:
  ///   - topic: The command whose help tells more.
  ///   - work: Does it.
  /// - Returns: What to exit with.
  func report(
    topic: String,
    _ work: () async throws(UsageError) -> ExitStatus
  ) async -> Int32 {
    do throws(UsageError) {
      return try await work().rawValue
    } catch {
      self.error(error.message)
      complain("See 'playground \(topic) --help'.\n")
      return ExitStatus.usage.rawValue
    }
  }
}
