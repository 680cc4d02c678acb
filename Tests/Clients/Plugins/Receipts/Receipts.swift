import Foundation
import PackagePlugin

/// Writes a source file, like a generator that reads a schema.
@main
struct Receipts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "Receipt.swift")
    let source = """
      public typealias WriteReceipt = @Sendable (Int) -> String
      public func makeWriteReceipt(pay: @escaping Pay) -> WriteReceipt { { pay($0) } }
      """
    return [
      .buildCommand(
        displayName: "Writing Receipt.swift",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", "printf '%s\\n' \"$1\" > \"$2\"", "-", source, file.path],
        outputFiles: [file]
      )
    ]
  }
}
