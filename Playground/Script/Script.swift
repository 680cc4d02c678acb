/// A script: commands, every one of which can be run.
struct Script: Equatable, Sendable {
  /// The commands, in order.
  let statements: [ScriptStatement]

  /// What keeps a script from being run: every error in it, with its place.
  struct Errors: Error, Equatable {
    /// The errors, from top to bottom.
    let all: [Located]

    /// An error and where it is.
    struct Located: Equatable {
      /// Where.
      let location: SourceLocation
      /// What is wrong and how to fix it.
      let message: String
    }
  }

  /// Reads a whole script before anything of it is run.
  ///
  /// - Parameters:
  ///   - bytes: The script in UTF-8; a byte order mark at its start is passed over.
  ///   - file: The name that errors are shown with.
  /// - Throws: ``Errors`` where at least one line cannot be read.
  init(_ bytes: some BidirectionalCollection<UInt8>, file: String) throws(Errors) {
    var statements: [ScriptStatement] = []
    var errors: [Errors.Located] = []
    let lines = bytes.withoutByteOrderMark.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    for (index, line) in lines.enumerated() {
      func location(_ column: Int) -> SourceLocation {
        SourceLocation(file: file, line: index + 1, column: column)
      }
      do throws(ScriptError) {
        guard line.count <= LineReader.limit else {
          let message = "this line is too long: \(LineReader.limit) bytes are the most"
          throw ScriptError(column: 1, message: message)
        }
        let words = try ScriptLexer.words(try Script.text(line))
        guard let verb = words.first else { continue }
        let command = try ScriptCommand(words)
        statements.append(ScriptStatement(command: command, location: location(verb.column)))
      } catch {
        errors.append(.init(location: location(error.column), message: error.message))
      }
    }
    errors += Script.misplaced(statements)
    guard errors.isEmpty else {
      throw Errors(all: errors.sorted { $0.location.line < $1.location.line })
    }
    self.statements = statements
  }

  /// The commands that need a sandbox and do not have one.
  private static func misplaced(_ statements: [ScriptStatement]) -> [Errors.Located] {
    var world = WorldName.sandbox
    var errors: [Errors.Located] = []
    for statement in statements {
      if case .world(let name) = statement.command { world = name }
      guard statement.command.needsSandbox, world != .sandbox else { continue }
      let message = "only a sandbox can tell; this is the \(world.rawValue) world"
      errors.append(.init(location: statement.location, message: message))
    }
    return errors
  }

  /// Whether a command asks for the live world, whose settings then have to be right.
  var usesLiveWorld: Bool { statements.contains { $0.command == .world(.live) } }

  private static func text(_ line: some BidirectionalCollection<UInt8>) throws(ScriptError)
    -> String
  {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line.dropLast(0)
    switch UTF8Text.decode(line) {
    case .success(let text): return text
    case .failure(let invalid):
      throw ScriptError(column: invalid.column, message: invalid.description)
    }
  }
}
