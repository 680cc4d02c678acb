import Foundation

/// A package's modules, and the text of its own Swift files as far as people wrote them.
struct PackageSources: Sendable {
  /// The modules without the files that repeat what stands elsewhere: wirings and derived code.
  /// What they were made from does not need them, and they may be stale. What build-tool plugins
  /// wrote is among their sources.
  private(set) var layout: PackageLayout
  /// The modules with these files, for what is made from use cases and conformances.
  private(set) var whole: PackageLayout
  /// The modules with all their files, those that commands wrote included.
  private(set) var all: PackageLayout
  private var texts: [String: Data] = [:]

  /// Reads the sources of a package.
  init(_ layout: PackageLayout) {
    self.layout = layout
    whole = layout
    all = layout
    let buildTools = BuildToolSources(beside: layout.workDirectory)
    for index in layout.modules.indices {
      self.layout.modules[index].sources += buildTools.files(of: layout.modules[index].target)
    }
    for index in layout.modules.indices where layout.modules[index].isOwn {
      for path in self.layout.modules[index].sources {
        texts[path] = try? Data(contentsOf: URL(fileURLWithPath: path))
      }
    }
    all = self.layout
    let first = Data(GeneratedFile.first.utf8)
    let written = texts.values.filter { !$0.starts(with: first) }
    let repeating = texts.filter { Self.isRepeating($0.value, besides: written) }
    // Nothing is made from what is last.
    let last = repeating.filter { Self.command($0.value).first == PlaygroundCommand.name }
    for index in layout.modules.indices where layout.modules[index].isOwn {
      whole.modules[index].sources = self.layout.modules[index].sources.filter { last[$0] == nil }
      whole.modules[index].isWhole = true
      self.layout.modules[index].sources.removeAll { repeating[$0] != nil }
    }
  }

  /// The words of the command that wrote a file; none where people did.
  private static func command(_ text: Data) -> [String] {
    guard text.starts(with: Data(GeneratedFile.first.utf8)) else { return [] }
    let header = GeneratedFile.header(of: String(decoding: text, as: UTF8.self))
    return header?.command.split(separator: " ").map(String.init) ?? []
  }

  /// Whether a file was derived, or is the wiring of a world that nobody holds: the use cases of a
  /// world within another one supply that one.
  private static func isRepeating(_ text: Data, besides written: [Data]) -> Bool {
    let words = command(text)
    guard words.first == WireCommand.name, words.count > 1 else {
      return words.first == DeriveCommand.name || words.first == PlaygroundCommand.name
    }
    let world = words[1].split(separator: ".").last.map { $0.filter { $0 != "`" } } ?? ""
    return !written.contains { $0.holds(world) }
  }

  /// The targets that a command looks at: those it names, and those that declare its types.
  ///
  /// - Parameter need: What the command names.
  /// - Returns: Every target with Swift sources, tests aside, where it names nothing.
  func targets(_ need: Workshop.Need) throws -> [String] {
    let own = layout.modules.filter { $0.isOwn && !$0.sources.isEmpty }
    var targets: [String] = []
    for name in need.targets.sorted() {
      guard let module = layout.modules.first(where: { $0.target == name || $0.name == name })
      else {
        let names = own.map(\.name).sorted().joined(separator: ", ")
        throw GenerationError("no target `\(name)` in this package; there are \(names)")
      }
      targets.append(module.target)
    }
    for type in need.types.sorted() {
      let parts = type.split(separator: ".").map { $0.filter { $0 != "`" } }
      let named = own.filter { parts.count > 1 && $0.name == parts[0] }
      let declaring = (named.isEmpty ? own : named).filter { declares(parts.last ?? type, in: $0) }
      guard !declaring.isEmpty else {
        throw GenerationError("no target of this package declares a type `\(type)`")
      }
      let shipped = declaring.filter { !$0.isTest }
      targets += (shipped.isEmpty ? declaring : shipped).map(\.target)
    }
    return targets.isEmpty ? own.filter { !$0.isTest }.map(\.target) : targets
  }

  private func declares(_ type: String, in module: PackageLayout.Module) -> Bool {
    module.sources.contains { texts[$0]?.declares(type) ?? false }
  }
}

extension Data {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  /// Whether a Swift file has something of a type, going by its words: the type's name behind a
  /// colon, or its use cases.
  func holds(_ type: String) -> Bool {
    containsWord(ending: type) { found in
      let before = start(of: found.lowerBound) { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
      guard before > startIndex else { return false }
      if [UInt8(ascii: ":"), UInt8(ascii: ".")].contains(self[before - 1]) { return true }
      return self[found.upperBound...].starts(with: Data(".UseCases".utf8))
    }
  }

  /// Whether a Swift file declares a type, going by its words.
  ///
  /// Words of comments and strings count too: a module too many may be read for that, never one
  /// too few.
  ///
  /// - Parameter type: The name without backticks.
  func declares(_ type: String) -> Bool {
    containsWord(ending: type) { Self.keywords.contains(word(before: $0.lowerBound)) }
  }

  /// Whether a word that ends in such a name stands where it is looked for.
  private func containsWord(ending name: String, where isLookedFor: (Range<Int>) -> Bool) -> Bool {
    let name = Data(name.utf8)
    var rest = startIndex..<endIndex
    while let found = range(of: name, in: rest) {
      rest = found.upperBound..<endIndex
      let isWhole = rest.isEmpty || !Self.isPartOfWord(self[found.upperBound])
      if isWhole, isLookedFor(found) { return true }
    }
    return false
  }

  /// The word in front of a name, spaces and a backtick between; empty where there is none.
  private func word(before place: Int) -> String {
    let isEscaped = place > startIndex && self[place - 1] == UInt8(ascii: "`")
    let name = isEscaped ? place - 1 : place
    let end = start(of: name) { $0 <= 0x20 }
    guard end < name || isEscaped else { return "" }
    return String(decoding: self[start(of: end, Self.isPartOfWord)..<end], as: UTF8.self)
  }

  /// Where the row of such bytes begins that ends in front of a place.
  private func start(of end: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var start = end
    while start > startIndex, isPart(self[start - 1]) { start -= 1 }
    return start
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || byte == 0x5F || byte > 127
  }
}

/// The Swift files that build-tool plugins wrote, as the last build left them.
///
/// SwiftPM tells a command plugin nothing of them, so they are looked for where it has them written:
/// `plugins/outputs/PACKAGE/TARGET/destination/PLUGIN`, beside the folder of the plugin that runs this.
private struct BuildToolSources: Sendable {
  private var folders: [String: [String]] = [:]

  /// Looks for the folders of a package's targets.
  ///
  /// - Parameter workDirectory: The folder of the command plugin.
  init(beside workDirectory: String) {
    let outputs = URL(fileURLWithPath: workDirectory)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "outputs")
    let packages = Self.children(of: outputs.path)
    for target in packages.flatMap(Self.children) {
      folders[URL(fileURLWithPath: target).lastPathComponent, default: []].append(
        target + "/destination"
      )
    }
  }

  /// The files of a target, in text order.
  func files(of target: String) -> [String] {
    (folders[target] ?? []).flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.sorted()
  }

  private static func children(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }
}
