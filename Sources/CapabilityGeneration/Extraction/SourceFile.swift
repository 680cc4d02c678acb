import Synchronization

/// The Swift files of a package, each read once.
final class SourceFiles: Sendable {
  /// The package; `nil` for declarations without files.
  private let environment: ToolEnvironment?
  /// The files that commands wrote.
  private let generated: Set<String>
  private let known = Mutex<[String: SourceFile]>([:])
  private let modules = Mutex<[String: Set<String>]>([:])
  private typealias StaticProperty = (path: String, name: String, line: Int)
  /// The static properties in extensions of each type, as an extension names it.
  private let extending = Mutex<[String: [StaticProperty]]?>(nil)

  init(_ environment: ToolEnvironment? = nil, generated: Set<String> = []) {
    (self.environment, self.generated) = (environment, generated)
  }

  subscript(path: String) -> SourceFile {
    known.withLock { known in
      let file = known[path] ?? SourceFile(environment?.read(path) ?? "")
      known[path] = file
      return file
    }
  }

  /// Returns the modules that the target of a file can import; `nil` if no target has its folder.
  func imports(of path: String) -> Set<String>? { environment?.target(path)?.imports }

  /// Returns whether another configuration of the package can have a declaration that this one lacks.
  /// Options must be able to name it, because both have the same generated file.
  func isElsewhere(_ name: String) -> Bool {
    let base = name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? name
    return environment?.sources().contains { self[$0].hasUnderCondition(base) } ?? false
  }

  /// Returns the modules whose imports in a file need an access level: its target always imports them
  /// with one, at least once below `public`. Without `InternalImportsByDefault`, all imports of a
  /// module have one, or none has.
  func importedWithLevel(in path: String) -> Set<String> {
    guard let environment, let target = environment.target(path)?.name else { return [] }
    if let known = modules.withLock({ $0[target] }) { return known }
    let written = environment.sources().filter { !generated.contains($0) }
    let imports = written.filter { environment.target($0)?.name == target }
      .flatMap { self[$0].imports }
    let lower = imports.filter { $0.access ?? .public < .public }.map(\.module)
    let found = Set(lower).subtracting(imports.filter { $0.access == nil }.map(\.module))
    modules.withLock { $0[target] = found }
    return found
  }

  /// Returns where a file of another module declares a static property for further modules, in an
  /// extension of a type. A command does not read the symbol graph of that module.
  func place(ofStatic property: String, of type: String, in module: String) -> SourcePosition? {
    let known = extending.withLock { known in
      let found = known ?? staticProperties()
      known = found
      return found
    }
    let found = [type, "\(module).\(type)"].flatMap { known[$0] ?? [] }.first { path, name, _ in
      name == property && self[path].imports.contains { $0.module == module }
    }
    return found.map { SourcePosition(path: $0.path, line: $0.line, column: 1) }
  }

  private func staticProperties() -> [String: [StaticProperty]] {
    var found: [String: [StaticProperty]] = [:]
    for path in environment?.sources() ?? [] where !generated.contains(path) {
      for (head, name, line, isExported) in self[path].extending where isExported {
        found[String(head.prefix { !" :".contains($0) }), default: []].append((path, name, line))
      }
    }
    return found
  }

  /// The libraries of the toolkit's package.
  static let toolkit: Set = [
    "Capabilities", "CapabilityLifetimes", "CapabilityDecorators", "CapabilityStreams",
    "StandardCapabilities", "HTTPCapabilities", "CapabilitiesTesting", "CapabilitiesPlayground",
  ]

  /// Returns the fix for a target that cannot import a module.
  ///
  /// - Parameter home: The target's module. Invalid characters of the target's name are underscores.
  func dependency(_ module: String, of home: String) -> String {
    let targets = environment.map { $0.sources().lazy.compactMap($0.target) }
    let target = targets?.first { $0.module == home }?.name ?? home
    let end = "to the dependencies of the target `\(target)` in Package.swift"
    guard Self.toolkit.contains(module) else {
      return "add `\(module)` \(end), or declare the world in a module that imports both"
    }
    // A folder or a fork of another name has another identity, as the manifest's other products say.
    let product = /name:\s*"Capabilit\w+",\s*package:\s*"([^"]+)"/
    let known = self["Package.swift"].lines.joined(separator: "\n").firstMatch(of: product)
    let package = known?.1 ?? "swift-capabilities"
    return "add `.product(name: \"\(module)\", package: \"\(package)\")` \(end)"
  }
}

/// The lines of a Swift file, its imports, and its `#if` blocks.
struct SourceFile: Sendable {
  let lines: [Substring]
  /// The modules that it imports under any condition, each with the access level that it writes.
  let imports: [(module: String, access: AccessLevel?)]
  var isGenerated: Bool { lines.first?.hasPrefix(GeneratedFile.first) ?? false }
  /// The lines without the text of strings with several lines.
  private let code: [Substring]
  private var blocks: [Block] = []

  private struct Block: Sendable {
    /// The line of each `#if`, `#elseif` and `#else`, from 0, and of `#endif`.
    var marks: [Int]
    var hasElse = false
  }

  /// Finds the blocks.
  init(_ text: String) {
    lines = text.lines
    // The first and the last line of a string with several lines have one `"""`.
    var isInString = false
    code = lines.map { line in
      let isText = isInString
      if line.contains("\"\"\""), line.ranges(of: "\"\"\"").count == 1 { isInString.toggle() }
      return isText ? "" : line
    }
    imports = code.filter { $0.contains("import ") }.compactMap { line in
      let words = line.prefix { $0 != "/" && $0 != ";" }.split(whereSeparator: \.isWhitespace)
      guard let keyword = words.firstIndex(of: "import"),
        let name = words.last?.split(separator: ".").first, keyword + 1 < words.count
      else { return nil }
      let before = words[..<keyword].filter { !$0.hasPrefix("@") }
      let levels = before.compactMap { AccessLevel(rawValue: String($0)) }
      return before.count == levels.count ? (String(name), levels.first) : nil
    }
    guard text.utf8.contains(UInt8(ascii: "#")) else { return }
    var open: [Block] = []
    for (index, line) in code.enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("#") else { continue }
      if line.hasPrefix("#if") {
        open.append(Block(marks: [index]))
      } else if line.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].marks.append(index)
        if !line.hasPrefix("#elseif") { open[open.count - 1].hasElse = true }
      } else if line.hasPrefix("#endif"), var block = open.popLast() {
        block.marks.append(index)
        blocks.append(block)
      }
    }
  }

  /// The static properties that extensions declare for other files, each with the extension's head,
  /// such as `Mailer: Sendable`, and whether other modules can use it.
  var extending: [(head: String, name: String, line: Int, isExported: Bool)] {
    var found: [(head: String, name: String, line: Int, isExported: Bool)] = []
    var head: String?
    var isExported = false
    var depth = 0
    // Creating an expression takes longer than using it.
    lazy var start = /^([@\w\s]*)\bextension\s+([^{]+)/
    lazy var property = /static (?:var|let) (\w+)\s*[:=]/
    for (index, line) in code.enumerated() {
      if line.contains("extension "), let match = line.firstMatch(of: start) {
        head = match.1.contains("private") ? nil : String(match.2)
        isExported = match.1.contains("public") || match.1.contains("package")
        depth = 0
      }
      guard let extended = head else { continue }
      if depth < 2, line.contains("static "), !line.contains("private"),
        let match = line.firstMatch(of: property)
      {
        let isOwn = line.contains("public ") || line.contains("package ")
        found.append((extended, String(match.1), index + 1, isExported || isOwn))
      }
      for character in line where "{}".contains(character) { depth += character == "{" ? 1 : -1 }
      if depth == 0, line.contains("}") { head = nil }
    }
    return found
  }

  /// Returns the start of a declaration, from the line of its name on.
  func text(at position: SourcePosition) -> String {
    lines.dropFirst(position.line - 1).prefix(12).joined(separator: "\n")
  }

  /// Returns whether the initial value of a property, not of the next one on its line, is random or the
  /// current time; `false` for a literal such as `nil`, and `nil` if only its type can decide.
  func isVarying(at name: SourcePosition) -> Bool? {
    var text = ""
    for line in lines.dropFirst(name.line - 1) {
      let part = text.isEmpty ? line.dropFirst(name.column - 1) : line
      let code = part.replacing(/"(?:[^"\\]|\\[^(])*"/, with: "0").replacing(/\/\/.*/, with: "")
      // A value continues after `=`, in brackets, and before a dot.
      let depth = text.count { "([{".contains($0) } - text.count { ")]}".contains($0) }
      let isOpen = text.isEmpty || depth > 0 || text.hasSuffix("= ") || code.trimmed.hasPrefix(".")
      guard isOpen else { break }
      text += code.trimmed + " "
    }
    let own = text.split(separator: /[,] *\w+(?:: [^,]+)? =\s/, maxSplits: 1).first ?? ""
    if own.contains(/\b(?:UUID|Date)(?:\?? = \.init|\.init)?\(\)/) { return true }
    if own.contains(/=.*(?:\.now\b|random|shuffled)/) { return true }
    return own.contains(/^[^=]*=(?:nil|true|false|\d[\w.]*+|[^\w.{])*$/) ? false : nil
  }

  /// Returns whether `private(set)` or similar precedes a property, on its line or the lines before.
  func hasSetterAccess(at name: SourcePosition) -> Bool {
    let head = (lines.dropFirst(name.line - 1).first ?? "").prefix(name.column)
    let others = /^ *$|\/\/|\b(?:var|let|func|case)\b|[{}]/
    let before = lines.prefix(name.line - 1).reversed().prefix { !$0.contains(others) }
    return ([head] + before).contains { $0.contains("(set)") }
  }

  /// Returns whether a property is stored: it has an initial value, observers or no block at all.
  ///
  /// - Returns: `false` also if the file has changed and the property is no longer at the position.
  func isStored(_ name: String, at position: SourcePosition) -> Bool {
    let first = lines.dropFirst(position.line - 1).first?.dropFirst(position.column - 1) ?? ""
    guard first.drop(while: { $0 == "`" }).hasPrefix(name) else { return false }
    let next = lines.dropFirst(position.line).prefix(12)
      .prefix {
        !$0.contains(/^ *(?:\/\/|#|}|$)|\b(?:var|let|func|case|(?:de)?init|subscript)\b/)
          && !$0.contains(/\b(?:struct|class|enum|actor|protocol)\b/)
      }
    let code = ([first] + next)
      .map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: " ")
    return !code.contains(/^[^={]*{(?! *(?:did|will)Set\b)/)
  }

  /// Returns whether a property is declared in a pattern such as `var (a, b)`.
  func isInPattern(at name: SourcePosition) -> Bool {
    let head = (lines.dropFirst(name.line - 1).first ?? "").prefix(name.column - 1)
    return head.contains(/\b(?:var|let) *\([^)=]*$/)
  }

  /// Returns whether code under a condition mentions a name.
  func hasUnderCondition(_ name: String) -> Bool {
    blocks.contains { block in
      lines[block.marks[0]..<(block.marks.last ?? 0)].contains { $0.words.contains(name) }
    }
  }

  /// Returns the condition that a declaration depends on.
  ///
  /// - Returns: The line of the condition, from 1, and its text. `nil` if there is none, if every
  ///   branch of the block has a declaration of that name, or if only the compiler's version counts.
  func condition(of name: String, at line: Int) -> (line: Int, text: String)? {
    for block in blocks where block.marks[0] < line - 1 && line - 1 < block.marks.last ?? 0 {
      let branches = zip(block.marks, block.marks.dropFirst()).map { $0 + 1..<$1 }
      let isInAll = branches.allSatisfy { branch in
        branch.contains(line - 1) || lines[branch].contains { $0.words.contains(name) }
      }
      if block.hasElse, isInAll { continue }
      guard let branch = branches.firstIndex(where: { $0.contains(line - 1) }) else { continue }
      let text = lines[block.marks[branch]].split(separator: " ").joined(separator: " ")
      let first = lines[block.marks[0]]
      if first.contains("compiler(") || first.contains("swift(") { continue }
      return (block.marks[branch] + 1, text)
    }
    return nil
  }
}

extension Symbol.Existence {
  /// The oldest versions that SwiftPM builds for if the manifest does not name a platform.
  private static let oldest = [
    "macos": "10.13", "maccatalyst": "13", "ios": "12", "tvos": "12", "watchos": "4",
    "visionos": "1", "driverkit": "19",
  ]

  /// Returns why not every build of a package has a declaration, and the fix.
  ///
  /// - Parameter versions: The versions of the manifest's platforms, by lowercase name.
  func refusal(_ versions: [String: String]) -> (reason: String, fix: String)? {
    if isSPI {
      return ("is `@_spi`, which only files that import it as such can name", "remove `@_spi`")
    }
    for platform in platforms {
      let name = platform.name.lowercased()
      guard let version = versions[name] ?? Self.oldest[name] else { continue }
      let parts = [version, platform.introduced ?? "0"].map { text in
        (text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]).prefix(3)
      }
      if parts[0].lexicographicallyPrecedes(parts[1]) {
        let new = "requires \(platform.name) \(platform.introduced ?? "")"
        let reason = "\(new), and the package is also compiled for \(platform.name) \(version)"
        return (reason, "raise `platforms` in Package.swift")
      }
      let end = platform.obsoleted.map { "obsoleted in \(platform.name) \($0)" }
      let unavailable = platform.isUnavailable ? "unavailable on \(platform.name)" : nil
      guard let what = unavailable ?? end else { continue }
      return ("is \(what), which the generated code is compiled for", "remove the attribute")
    }
    return nil
  }
}
