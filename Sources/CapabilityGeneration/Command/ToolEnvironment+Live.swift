import Foundation

extension ToolEnvironment {
  /// Returns the environment of a package on disk.
  ///
  /// - Parameter layout: The package's description, written by the plugin.
  /// - Returns: An environment that runs the compiler for symbol graphs, and the formatter if the
  ///   package, or a folder above it in its repository, has a `.swift-format`.
  public static func live(_ layout: PackageLayout) -> ToolEnvironment {
    let directory = layout.directory
    let extraction = Extraction(layout)
    let transaction = FileTransaction(in: layout.workDirectory)
    return ToolEnvironment(
      exclusively: { command in
        try PackageLock.hold(
          directory,
          waiting: { printError("waiting for another command on this package …") }
        ) { hadToWait in
          // The plugin listed the sources before these files were written.
          if try transaction.recover() || hadToWait { extraction.addGeneratedFiles() }
          do {
            return try command()
          } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            throw Shell.noSpace(for: layout.workDirectory)
          }
        }
      },
      symbolGraphs: { need in try extraction.graphs(need) },
      checkSyntax: { need in try extraction.checkSyntax(need) },
      sources: {
        extraction.layout.modules.filter(\.isOwn).flatMap(\.sources).map(layout.relative).sorted()
      },
      read: { path in
        let text = try? String(contentsOfFile: layout.absolute(path), encoding: .utf8)
        return text?.withUnixLines
      },
      stage: { files in files.forEach { extraction.stage($0.path, $0.text) } },
      compile: { files in try extraction.check(files.map { layout.relative($0.path) }) },
      target: { path in extraction.target(of: layout.relative(path)) },
      unbuilt: { need in extraction.unbuilt(need) },
      relative: { path in
        let isOutside = ["/", "../"].contains(where: layout.relative(path).hasPrefix)
        let url = URL(fileURLWithPath: layout.absolute(path)).standardizedFileURL
        return layout.relative(isOutside ? resolvingLinks(url).path : path)
      },
      isReadOnly: { path in
        let facts = try? FileManager.default.attributesOfItem(atPath: layout.absolute(path))
        return (facts?[.posixPermissions] as? Int).map { $0 & 0o222 == 0 } ?? false
      },
      write: { files in
        let files = files.map { (path: layout.absolute($0.path), text: $0.text) }
        for (path, _) in files where URL(fileURLWithPath: path).hasDirectoryPath {
          throw GenerationError("\(layout.relative(path)) is a folder; choose a file in it")
        }
        try transaction.write(files)
        extraction.forget()
      },
      format: { source in formatted(source, layout) },
      print: { text in FileHandle.standardOutput.write(Data((text + "\n").utf8)) },
      printError: printError
    )
  }

  /// Resolves the symbolic links in a path, as SwiftPM does in the package's, also if nothing is there yet.
  @Sendable private static func resolvingLinks(_ url: URL) -> URL {
    let isThere = url.path == "/" || FileManager.default.fileExists(atPath: url.path)
    if isThere { return url.resolvingSymlinksInPath() }
    return resolvingLinks(url.deletingLastPathComponent()).appending(path: url.lastPathComponent)
  }

  @Sendable private static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private static func formatted(_ source: String, _ layout: PackageLayout) -> String {
    let package = URL(fileURLWithPath: layout.directory)
    let folders = sequence(first: package) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let found = { (name: String) in
      folders.map { $0.appending(path: name).path }.first(where: FileManager.default.fileExists)
    }
    // Every clone of a repository generates the same, so what is above it does not count.
    let repository = found(".git")?.dropLast(".git".count) ?? ""
    let rules = found(".swift-format").flatMap { $0.hasPrefix(repository) ? $0 : nil } ?? ""
    let file = "\(layout.workDirectory)/Formatted.swift"
    let words = ["swift", "format", "format", "--in-place", "--configuration", rules, file]
    guard !rules.isEmpty,
      (try? Data(source.utf8).write(to: URL(fileURLWithPath: file))) != nil,
      (try? Shell.run(words, in: layout.directory, log: file + ".log")) != nil,
      let formatted = try? String(contentsOfFile: file, encoding: .utf8)
    else { return source }
    return formatted
  }
}
