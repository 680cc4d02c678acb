import Foundation

/// The modules of a package, with and without generated files.
struct PackageSources: Sendable {
  /// The modules without generated wirings, derived code and playgrounds, which can be stale and
  /// are not needed to generate them again. Files that build-tool plugins wrote are included.
  private(set) var layout: PackageLayout
  /// The modules with these files, except playgrounds, for code that is generated from use cases
  /// and conformances.
  private(set) var whole: PackageLayout
  /// The modules with all their files.
  private(set) var all: PackageLayout
  private var texts: [String: Data] = [:]
  /// The own targets that declare a type, by its name.
  private var declaring: [String: Set<String>] = [:]
  private let buildTools: BuildToolSources

  /// Reads the sources of a package.
  ///
  /// - Parameter staged: The new texts of files that are about to be written, by absolute path.
  init(_ layout: PackageLayout, staged: [String: String] = [:]) {
    let layout = layout.adding(staged.keys.sorted())
    self.layout = layout
    whole = layout
    all = layout
    buildTools = BuildToolSources(in: layout.scratch)
    for index in layout.modules.indices {
      self.layout.modules[index].sources += buildTools.files(of: layout.modules[index])
    }
    for index in layout.modules.indices where layout.modules[index].isOwn {
      for path in self.layout.modules[index].sources {
        let new = staged[path].map { Data($0.utf8) }
        let old = try? Data(contentsOf: URL(fileURLWithPath: path))
        // Some editors write a byte order mark.
        let isMarked = old?.starts(with: [0xEF, 0xBB, 0xBF]) == true
        texts[path] = new ?? old.map { isMarked ? Data($0.dropFirst(3)) : $0 }
      }
    }
    all = self.layout
    let first = Data(GeneratedFile.first.utf8)
    let written = texts.values.filter { !$0.starts(with: first) }
    let repeating = texts.filter { Self.isRepeating($0.value, besides: written) }
    // No code is generated from a playground.
    let last = repeating.filter { Self.command($0.value).first == PlaygroundCommand.name }
    for index in layout.modules.indices where layout.modules[index].isOwn {
      whole.modules[index].sources = self.layout.modules[index].sources.filter { last[$0] == nil }
      whole.modules[index].isWhole = true
      self.layout.modules[index].sources.removeAll { repeating[$0] != nil }
      let module = self.layout.modules[index]
      for name in module.sources.compactMap({ texts[$0]?.declaredTypes }).joined() {
        declaring[name, default: []].insert(module.target)
      }
    }
  }

  /// Returns the targets of a command whose build-tool plugins no build has run.
  func unbuilt(_ need: ToolEnvironment.Need) throws -> [String] {
    try layout.closure(of: targets(need))
      .filter { $0.hasPlugins == true && buildTools.folders[$0.target] == nil }.map(\.target)
  }

  /// Whether a module's text has a condition on the configuration.
  func dependsOnConfiguration(_ module: PackageLayout.Module) -> Bool {
    module.sources.contains { path in
      guard let text = texts[path], text.range(of: Data("DEBUG".utf8)) != nil else { return false }
      return String(decoding: text, as: UTF8.self).lines.contains { line in
        line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") && line.contains("DEBUG")
      }
    }
  }

  /// Returns the first words of the command that generated a file; empty for other files.
  private static func command(_ text: Data) -> [String] {
    guard text.starts(with: Data(GeneratedFile.first.utf8)) else { return [] }
    let line = text.dropFirst(GeneratedFile.first.utf8.count).prefix { $0 != 10 && $0 != 13 }
    return String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
  }

  /// Returns whether no other generated code depends on a file. Code can depend on an adapted
  /// capability, and on the wiring of a nested world.
  private static func isRepeating(_ text: Data, besides written: [Data]) -> Bool {
    let words = command(text)
    guard words.first == WireCommand.name, words.count > 1 else {
      return words.first == DeriveCommand.name || words.first == PlaygroundCommand.name
    }
    let world = words[1].split(separator: ".").last.map { $0.filter { $0 != "`" } } ?? ""
    return !written.contains { $0.holds(world) }
  }

  /// Returns the targets that a command names, and those that declare the types that it names.
  ///
  /// - Returns: The targets. If there are no names, all targets with Swift sources, except tests.
  func targets(_ need: ToolEnvironment.Need) throws -> [String] {
    let own = layout.modules.filter { $0.isOwn && !$0.sources.isEmpty }
    var targets: [String] = []
    for name in need.targets.sorted() {
      guard let module = layout.modules.first(where: { $0.target == name || $0.name == name })
      else {
        let names = own.map(\.name).sorted().joined(separator: ", ")
        let all = names.isEmpty ? "; it has none" : "; the targets are \(names)"
        let hint = didYouMean(name, among: layout.modules.map(\.name).sorted())
        let problem = "no target `\(name)` in this package, or it has no Swift file"
        throw GenerationError(problem + (hint.isEmpty ? all : hint))
      }
      targets.append(module.target)
    }
    for type in need.types.sorted() {
      let parts = type.split(separator: ".").map { $0.filter { $0 != "`" } }
      // Any module can declare a type in an extension of another module's type.
      let named = own.filter { parts.count == 2 && $0.name == parts[0] }
      let owners = self.declaring[parts.last ?? type] ?? []
      let searched = named.isEmpty ? own : named
      let declaring = searched.filter { owners.contains($0.target) }
      guard !declaring.isEmpty else {
        let shipped = searched.filter { !$0.isTest }.map(\.target)
        let known = self.declaring.filter { !$0.value.isDisjoint(with: shipped) }
        // A second builder after `--except`.
        let hint =
          type.hasPrefix("make")
          ? "; separate the names after an option by commas"
          : didYouMean(parts.last ?? type, among: known.keys.sorted())
        let other = layout.modules.first { $0.declares(parts.last ?? type) }
        throw GenerationError(
          "no target of this package declares a type `\(type)`"
            + (other.map { "; run this command in the package of `\($0.name)`, which does" } ?? hint)
        )
      }
      let shipped = declaring.filter { !$0.isTest }
      targets += (shipped.isEmpty ? declaring : shipped).map(\.target)
    }
    return targets.isEmpty ? own.filter { !$0.isTest }.map(\.target) : targets
  }
}

extension PackageLayout.Module {
  /// Whether this is a target of another package that declares a type.
  fileprivate func declares(_ type: String) -> Bool {
    !isOwn
      && sources.contains { path in
        (try? Data(contentsOf: URL(fileURLWithPath: path)))?.declaredTypes.contains(type) == true
      }
  }
}

extension PackageLayout {
  /// Returns the layout with new files, each in the module whose folder is the closest.
  func adding(_ paths: [String]) -> PackageLayout {
    var layout = self
    let known = Set(paths.isEmpty ? [] : modules.flatMap(\.sources))
    for path in paths where !known.contains(path) {
      guard let owner = owner(of: relative(path)) else { continue }
      layout.modules[owner].sources = (layout.modules[owner].sources + [path]).sorted()
    }
    return layout
  }

  /// Returns the index of the own module whose folder is the closest to a file: the folder that its
  /// sources have in common, or that of its target.
  func owner(of path: String) -> Int? {
    // The folder of a target can have that of builds.
    guard !["/", "../", relative(scratch) + "/"].contains(where: path.hasPrefix) else { return nil }
    let near = modules.map { module -> Int in
      guard module.isOwn, !module.sources.isEmpty else { return -1 }
      // The sources of a target can be in the package's own folder.
      let common = folder(module).isEmpty ? "" : folder(module) + "/"
      let folders = [common, module.directory.map { relative($0 + "/") } ?? common]
      return folders.filter(path.hasPrefix).map(\.count).max() ?? -1
    }
    return modules.indices.filter { near[$0] >= 0 }.max { near[$0] < near[$1] }
  }

  /// Returns what the manifest states about the target whose folder has a file.
  func target(of path: String) -> ToolEnvironment.Target? {
    guard let module = owner(of: path).map({ modules[$0] }) else { return nil }
    let imports = Set(closure(of: [module.target]).map(\.name))
    let words = module.arguments?.debug ?? []
    return ToolEnvironment.Target(
      name: module.target,
      module: module.name,
      isTest: module.isTest,
      imports: imports,
      others: Set(modules.map(\.name)).subtracting(imports),
      included: module.included,
      checksMemorySafety: words.contains("-strict-memory-safety")
        && (words.contains("-warnings-as-errors") || words.contains("StrictMemorySafety"))
    )
  }
}

extension Data {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  /// Returns whether a Swift file can hold a value of a type: it names the type, and not only to
  /// declare or extend it. The type of a property can be inferred, so any such place counts.
  func holds(_ type: String) -> Bool {
    let name = Data(type.utf8)
    var rest = startIndex..<endIndex
    while let found = range(of: name, in: rest) {
      rest = found.upperBound..<endIndex
      let before = self[..<found.lowerBound].reversed()
      let ends = [before.first, self[rest].first].compactMap(\.self)
      guard !ends.contains(where: TokenScanner.isPartOfWord) else { continue }
      // The word before the name and an optional backtick.
      let word = before.drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
        .prefix(while: TokenScanner.isPartOfWord)
      if !Self.owners.contains(String(decoding: word.reversed(), as: UTF8.self)) { return true }
    }
    return false
  }

  /// The keywords before the name of a type that is declared or extended.
  private static let owners = keywords.union(["extension"])

  /// The types that the text of a Swift file seems to declare, without backticks.
  ///
  /// Comments and strings count too. They can cause one module too many to be read, but never one
  /// too few.
  var declaredTypes: Set<String> {
    withUnsafeBytes { bytes in
      let tick = UInt8(ascii: "`")
      var types: Set<String> = []
      var (index, followsKeyword) = (0, false)
      while index < bytes.count {
        let start = index
        while index < bytes.count, TokenScanner.isPartOfWord(bytes[index]) { index += 1 }
        if index > start {
          guard followsKeyword || index - start < 10 else { continue }
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          if followsKeyword { types.insert(word) }
          followsKeyword = Self.keywords.contains(word)
        } else if followsKeyword, bytes[start] == tick {
          // A raw identifier can have any other character.
          index = bytes[(start + 1)...].firstIndex(of: tick) ?? bytes.count
          types.insert(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
          followsKeyword = false
        } else {
          followsKeyword = followsKeyword && bytes[start] <= 0x20
          index += 1
        }
      }
      return types
    }
  }
}

extension FileManager {
  /// Returns the paths of the files in a folder; none if it cannot be read.
  func paths(in folder: String) -> [String] {
    ((try? contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }
}

/// The Swift files that build-tool plugins wrote in the last build, and SwiftPM for resources.
///
/// SwiftPM does not list them for command plugins, so this looks in SwiftPM's output folders:
/// `plugins/outputs/PACKAGE/TARGET/destination/PLUGIN` and `debug/MODULE.build/DerivedSources`. They
/// keep the files of plugins that the package no longer uses, so the plan of the last build decides.
private struct BuildToolSources: Sendable {
  /// The folders of each target's plugins, if a build has run them.
  private(set) var folders: [String: [String]] = [:]
  private let scratch: String
  /// The last build's configuration, and its plan, if the build system wrote one.
  private var (configuration, plan): (String, Data?) = ("debug", nil)

  /// Finds the output folders of a package's targets.
  init(in scratch: String) {
    self.scratch = scratch
    let packages = FileManager.default.paths(in: "\(scratch)/plugins/outputs")
    for target in packages.flatMap(FileManager.default.paths) {
      let name = URL(fileURLWithPath: target).lastPathComponent
      folders[name, default: []].append(target + "/destination")
    }
    var latest = Date.distantPast
    for name in ["debug", "release"] {
      let file = URL(fileURLWithPath: "\(scratch)/\(name).yaml")
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      guard let date = values?.contentModificationDate, date > latest else { continue }
      (configuration, plan, latest) = (name, try? Data(contentsOf: file), date)
    }
  }

  /// Returns the files of a module, sorted.
  func files(of module: PackageLayout.Module) -> [String] {
    let derived = "\(scratch)/\(configuration)/\(module.name).build/DerivedSources"
    return ((folders[module.target] ?? []) + [derived]).flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.filter(isPlanned).sorted()
  }

  /// Whether the last build compiled a file. The plan has the path of the folder that the path of
  /// the configuration links to.
  private func isPlanned(_ path: String) -> Bool {
    plan?.range(of: Data("\(path.dropFirst(scratch.count))\"".utf8)) != nil || plan == nil
  }
}
