/// The compiler's check of the files that a command is about to write.
struct CompilerCheck {
  /// The option that skips the check.
  static let option = "--no-check"

  /// The files to write.
  private(set) var files: [ToolEnvironment.NewFile] = []
  private let environment: ToolEnvironment
  private var programs: [Program] = []
  private var hints: [Diagnostic] = []

  init(_ environment: ToolEnvironment) {
    self.environment = environment
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The whole text.
  ///   - program: The declarations that it was generated from.
  ///   - hints: Warnings about code that the file needs.
  mutating func add(_ path: String, _ text: String, from program: Program, _ hints: [Diagnostic]) {
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
    let result = try environment.compile(files)
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

  /// The number of errors to print.
  private static let limit = 5

  private func refuse(_ compilerErrors: [Diagnostic]) {
    let corrected = compilerErrors.compactMap(corrected)
    corrected.inOrder.forEach { environment.printError($0.text) }
    let errors = compilerErrors.filter { self.corrected($0) == nil }
    guard !errors.isEmpty else { return }
    for error in errors.prefix(Self.limit) {
      environment.printError(shown(error))
    }
    if errors.count > Self.limit {
      environment.printError("and \(errors.count - Self.limit) more errors of the compiler")
    }
    hints.inOrder.forEach { environment.printError($0.text) }
    environment.printError(
      "error: nothing was written, because the compiler refuses the generated code; change the "
        + "declarations that it is made from, or add \(Self.option) to write it anyway"
    )
  }

  /// Returns an error to print instead of the compiler's, if the compiler suggests to silence the
  /// check that found a mistake: an internal struct is implicitly Sendable, but generated code in
  /// another file can make it a capability only if it declares so.
  private func corrected(_ error: Diagnostic) -> Diagnostic? {
    let start = "conformance to 'Sendable' must occur in the same source file as "
    guard error.message.hasPrefix(start),
      let index = files.firstIndex(where: { $0.path == error.position.path }),
      let line = files[index].text.lines.dropFirst(error.position.line - 1).first
    else { return nil }
    let words = Set(line.words)
    let named = programs[index].nominals.values.filter { type in
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
    guard let index = files.firstIndex(where: { $0.path == error.position.path }) else {
      return error.text
    }
    let lines = files[index].text.lines
    let row = error.position.line - 1
    guard lines.indices.contains(row) else { return error.text }
    var text = ["\(error.position): error: \(error.message)", String(lines[row])]
    let origin = Self.origin(of: row, in: lines, programs[index])
    let notes = error.notes + (origin.map { [$0] } ?? [])
    text += notes.map { "\($0.position ?? error.position): note: \($0.message)" }
    return text.joined(separator: "\n")
  }

  /// Returns the declaration that a generated line names: a builder, or else a type.
  private static func origin(
    of row: Int,
    in lines: [Substring],
    _ program: Program
  ) -> Diagnostic.Note? {
    let builders = program.builders.values.flatMap(\.self)
    // A call can begin some lines above its inputs.
    for line in lines[max(0, row - 20)...row].reversed() {
      let words = Set(line.words)
      if let builder = builders.first(where: { words.contains($0.path.last ?? "") }) {
        let message = "generated from `\(builder.title)`"
        return Diagnostic.Note(position: builder.position, message: message)
      }
      if line.contains(" func ") || line.contains(" init(") { break }
    }
    let words = Set(lines[row].words)
    let types = program.nominals.values.filter { words.contains($0.path.last ?? "") }
    return types.min { $0.position < $1.position }.map { type in
      Diagnostic.Note(position: type.position, message: "`\(type.name)` is declared here")
    }
  }
}
