import CapabilitiesPlayground
import Foundation

let environment = ProcessInfo.processInfo.environment
let program = PlaygroundProgram(
  .membership(environment),
  commands: .membership,
  subcommands: [.tour, .importRoster(environment)],
  name: "playground",
  summary: "Runs the membership sample: a club that stores people, charges fees and mails receipts."
)
await program.run()
