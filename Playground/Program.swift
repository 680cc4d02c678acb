import Foundation

/// The program: from arguments to an exit status.
struct Program {
  /// Where its output goes.
  let console: Console
  /// The settings that the live world reads.
  let environment: [String: String]

  /// Runs one command line.
  ///
  /// - Parameter arguments: The arguments, without the program's own name.
  /// - Returns: What to exit with.
  func run(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      return try await run(try Invocation(arguments))
    } catch {
      console.error(error.message)
      let topic = error.topic == .program ? "" : "\(error.topic.rawValue) "
      console.complain("See 'playground \(topic)--help'.\n")
      return .usage
    }
  }

  private func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
    switch invocation {
    case .help(let topic):
      console.write(topic.text)
      return .success
    case .tour:
      return await Tour.run(console: console)
    case .script(let source):
      return try await runScript(source, environment: environment, console: console)
    case .graph(let format):
      console.write(format.graph)
      return .success
    case .importRoster(let options):
      return try await ImportProgram(options, environment: environment, console: console).run()
    }
  }
}
