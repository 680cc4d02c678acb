import CapabilityGeneration
import Foundation

// `capabilities-tool LAYOUT ARGUMENT…`: the plugin passes the package's layout and the arguments.
let words = CommandLine.arguments.dropFirst()
guard let file = words.first else {
  FileHandle.standardError.write(Data("error: run this as `swift package capabilities`\n".utf8))
  exit(64)
}
do {
  let data = try Data(contentsOf: URL(fileURLWithPath: file))
  let layout = try JSONDecoder().decode(PackageLayout.self, from: data)
  exit(CapabilitiesCommand.run(Array(words.dropFirst()), environment: .live(layout)))
} catch {
  FileHandle.standardError.write(Data("error: cannot read \(file): \(error)\n".utf8))
  exit(64)
}
