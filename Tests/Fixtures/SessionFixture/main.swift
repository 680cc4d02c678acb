@testable import CapabilitiesPlayground
import Foundation

let environment = ProcessInfo.processInfo.environment
let session = Session(
  console: .live(environment: environment),
  environment: environment,
  historyFile: environment["PLAYGROUND_HISTORY"]
)
let isLive = CommandLine.arguments.contains("--live")
exit(await session.run(Commands(console: session.console, isLive: isLive)).rawValue)
