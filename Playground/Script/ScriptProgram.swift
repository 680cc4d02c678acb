import Foundation
import MembershipLive

/// Reads a script and runs it.
///
/// - Parameters:
///   - source: The script's path; `-` is standard input.
///   - environment: The settings of the live world.
///   - console: Where the output goes.
/// - Returns: The program's exit status.
/// - Throws: ``UsageError`` where there is no such script, or where it asks for the live world and
///   a setting is wrong.
func runScript(
  _ source: String,
  environment: [String: String],
  console: Console
) async throws(UsageError) -> ExitStatus {
  let bytes = try readScript(source)
  let script: Script
  do throws(Script.Errors) {
    script = try Script(bytes, file: source == "-" ? "<stdin>" : source)
  } catch {
    for error in error.all { console.error(at: error.location, error.message) }
    return .badData
  }
  let live = script.usesLiveWorld ? try World.live(checking: environment, topic: .script) : .test
  var runner = ScriptRunner(console: console, live: live)
  return await runner.run(script)
}

/// The most bytes that a script may have: it is read as a whole before anything is run.
private let scriptLimit = 16 << 20

private func readScript(_ source: String) throws(UsageError) -> Data {
  let file = source == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: source)
  guard let file else {
    throw UsageError(message: "cannot read \(source): \(systemError())", topic: .script)
  }
  do {
    let bytes = try file.read(upToCount: scriptLimit + 1) ?? Data()
    guard bytes.count <= scriptLimit else {
      let message = "cannot read \(source): a script has \(scriptLimit >> 20) MiB at the most"
      throw UsageError(message: message, topic: .script)
    }
    return bytes
  } catch let error as UsageError {
    throw error
  } catch {
    throw UsageError(message: "cannot read \(source): \(systemError())", topic: .script)
  }
}
