import CapabilitiesPlayground
import Foundation

let club = LiveClub(ProcessInfo.processInfo.environment)
let program = PlaygroundProgram(
  .membership(club),
  commands: .membership,
  subcommands: [.tour],
  name: "playground",
  summary: "Runs the membership sample: a club that stores people, charges fees and mails receipts."
)
await program.run(onExit: club.close)
