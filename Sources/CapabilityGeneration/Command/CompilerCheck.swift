/// The compiler's check of the files that a command is about to write.
final class CompilerCheck {
  static let option = "--no-check"

  private(set) var files: [ToolEnvironment.NewFile] = []
  private let environment: ToolEnvironment
  private var programs: [Program] = []
  private var hints: [Diagnostic] = []

  /// Whether all generated files of the package are current, or among the files.
  private let isWhole: Bool

  init(_ environment: ToolEnvironment, isWhole: Bool = false) {
    (self.environment, self.isWhole) = (environment, isWhole)
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - program: The declarations that it was generated from.
  ///   - hints: Warnings about code that the file needs.
  func add(_ path: String, _ text: String, from program: Program, _ hints: [Diagnostic]) {
    files.append(ToolEnvironment.NewFile(path: path, text: text))
    programs.append(program)
    self.hints += hints
  }

  /// Compiles the files and prints the compiler's errors.
  ///
  /// - Parameter flags: The command's flags; ``option`` skips the compiler.
  /// - Returns: Whether the files may be written.
  func passes(isSkipped flags: Set<String>) throws -> Bool {
    guard !files.isEmpty else { return true }
    guard !flags.contains(Self.option) else {
      hints.inOrder.forEach { environment.printError($0.text) }
      return true
    }
    environment.stage(files)
    var result = try environment.compile(files)
    for var stale in result.stale {
      if !isWhole {
        stale.severity = .warning
        stale.notes.append(.init(message: Self.updating))
      }
      result.add(stale)
    }
    for warning in result.warnings.inOrder.prefix(Self.limit) {
      environment.printError(warning.text)
    }
    guard !result.errors.isEmpty else {
      result.limits.forEach { environment.printError("warning: \($0)") }
      return true
    }
    refuse(result.errors.inOrder)
    return false
  }

  private static let updating =
    "this file is generated too: `swift package capabilities update` writes it again"

  /// The number of errors to print.
  private static let limit = 5

  private func refuse(_ compilerErrors: [Diagnostic]) {
    let corrected = compilerErrors.compactMap(corrected)
    corrected.inOrder.forEach { environment.printError($0.text) }
    let errors = compilerErrors.filter { self.corrected($0) == nil }
    guard !errors.isEmpty else { return }
    for error in errors.prefix(Self.limit) { environment.printError(shown(error)) }
    if errors.count > Self.limit {
      environment.printError("and \(errors.count - Self.limit) more errors of the compiler")
    }
    hints.inOrder.forEach { environment.printError($0.text) }
    environment.printError(
      "error: nothing was written, because the compiler refuses the generated code; change the "
        + "declarations that it is made from, or add \(Self.option) to write it anyway"
    )
  }

  /// Returns an error to print instead of the compiler's, which names generated code that is not on
  /// the disk, or suggests to silence the check that found a mistake.
  private func corrected(_ error: Diagnostic) -> Diagnostic? {
    guard let (lines, row, program) = place(of: error) else { return nil }
    if error.message.hasSuffix("[#StrictMemorySafety]"), let origin = origin(of: error) {
      return .error(
        origin.position,
        "the code for `\(origin.title)` names unsafe types, and its module checks memory safety",
        fix: "hide them in a type that is marked `@safe`, or write this code by hand with `unsafe`"
      )
    }
    // An internal struct is implicitly Sendable, but generated code in another file can make it a
    // capability only if it declares so.
    let start = "conformance to 'Sendable' must occur in the same source file as "
    guard error.message.hasPrefix(start) else { return nil }
    let words = Set(lines[row].words)
    let named = program.nominals.values.filter { type in
      error.message.dropFirst(start.count).contains("'\(type.path.last ?? "")'")
        && words.isSuperset(of: type.path)
    }
    return named.min { $0.position < $1.position }.map { type in
      .error(
        type.position,
        "`\(type.name)` does not declare that it is Sendable, so it is not a capability",
        fix: "declare `\(type.word) \(type.path.last ?? ""): Sendable`"
      )
    }
  }

  /// Returns the lines to print for an error: the error, the generated line, and the declaration
  /// that the line was generated from.
  private func shown(_ error: Diagnostic) -> String {
    guard let (lines, row, _) = place(of: error) else { return error.text }
    var text = ["\(error.position): error: \(error.message)", String(lines[row])]
    var notes = error.notes
    if let origin = origin(of: error) {
      notes.append(.init(position: origin.position, message: "generated from `\(origin.title)`"))
    }
    text += notes.map { "\($0.position ?? error.position): note: \($0.message)" }
    return text.joined(separator: "\n")
  }

  /// Returns the declaration that a generated line was made from: the builder that it calls, or else
  /// the member that it names of the file's type, or that type.
  private func origin(of error: Diagnostic) -> (position: SourcePosition, title: String)? {
    guard let (lines, row, program) = place(of: error) else { return nil }
    let modules = program.context.targets.sorted() + program.modules
    let builders = modules.flatMap { program.builders[$0] ?? [] }
    // A call can begin some lines above its inputs.
    for line in lines[max(0, row - 20)...row].reversed() {
      let words = Set(line.words)
      if let builder = builders.first(where: { words.contains($0.path.last ?? "") }) {
        return (builder.position, builder.title)
      }
      if line.contains(" func ") || line.contains(" init(") { break }
    }
    guard let type = subject(of: lines, at: error.position.path, program) else { return nil }
    let members = type.properties.map(\.symbol.value) + type.requirements + type.members
    let names =
      lines[row].prefix(max(0, error.position.column - 1)).words.reversed() + lines[row].words
    for name in names {
      guard let member = members.first(where: { $0.base == name }) else { continue }
      return (member.location ?? type.position, "\(type.name).\(member.title)")
    }
    return (type.position, type.name)
  }

  /// Returns the lines of the file that an error is in, the index of its own line, and the declarations
  /// that the file was generated from; `nil` if it is in no new file.
  private func place(of error: Diagnostic) -> (lines: [Substring], row: Int, program: Program)? {
    guard let index = files.firstIndex(where: { $0.path == error.position.path }) else {
      return nil
    }
    let (lines, row) = (files[index].text.lines, error.position.line - 1)
    return lines.indices.contains(row) ? (lines, row, programs[index]) : nil
  }

  /// Returns the type that the lines of a generated file extend or adapt.
  private func subject(of lines: [Substring], at path: String, _ program: Program) -> Nominal? {
    let heads = lines.filter { $0.contains("extension ") || $0.contains("adapting adaptee: ") }
    for words in heads.map({ Set($0.words) }) {
      let types = program.nominals.values.filter { type in
        words.isSuperset(of: type.path) && program.isOwn(type.precise)
          && path.hasPrefix(program.folders[type.module] ?? "/")
      }
      if let type = types.max(by: { $0.path.count < $1.path.count }) { return type }
    }
    return nil
  }
}
