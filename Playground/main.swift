import Foundation

let environment = ProcessInfo.processInfo.environment
let program = Program(console: .live(environment: environment), environment: environment)
let status = await program.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
