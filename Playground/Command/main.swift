import CapabilitiesPlayground
import Foundation

let environment = ProcessInfo.processInfo.environment
let console = Console.live(environment: environment)
let program = PlaygroundProgram(
  .club(environment),
  commands: .membership,
  programs: [.tour(console), .importRoster(console, environment)],
  name: "playground",
  summary: "Runs the membership sample: a club that keeps people, charges fees and mails receipts."
)
await program.run()
