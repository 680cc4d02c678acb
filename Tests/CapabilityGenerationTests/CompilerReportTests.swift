@testable import CapabilityGeneration
import Testing

@Suite("What the compiler reports about new files")
struct CompilerReportTests {
  private static let wire = "wire World --targets Big"
  private static let path = "Sources/Big/World+UseCases.swift"
  private static let refusal = """
    ! error: nothing was written, because the compiler refuses the generated code; change the \
    declarations that it is made from, or add --no-check to write it anyway
    exit 1
    """

  /// Returns the number of the line of a generated file that has a text.
  private static func line(
    of text: String,
    in path: String = path,
    _ command: String = wire
  ) throws -> Int {
    let package = MemoryPackage()
    _ = package.run(command)
    return try #require(package[path]?.lines.firstIndex { $0.contains(text) }) + 1
  }

  private static func error(
    _ message: String,
    _ path: String = path,
    _ line: Int = 1,
    _ notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let position = SourcePosition(path: path, line: line, column: 7)
    return Diagnostic(position: position, severity: .error, message: message, notes: notes)
  }

  /// Runs `wire` with errors of the compiler.
  private static func output(_ errors: [Diagnostic], _ flags: String = "") -> String {
    let package = MemoryPackage()
    package.setResult { $0.errors = errors }
    let output = package.run(wire + flags)
    #expect((package[path] == nil) == output.hasSuffix(refusal))
    return output
  }

  @Test("an error in generated code is printed with its line and the builder of the call")
  func builder() throws {
    let line = try Self.line(of: "e1x1: world.c1.e1x1")
    let note = Diagnostic.Note(position: nil, message: "here")
    #expect(
      Self.output([Self.error("wrong type", Self.path, line, [note])]) == """
        ! \(Self.path):\(line):7: error: wrong type
                    e1x1: world.c1.e1x1,
        \(Self.path):\(line):7: note: here
        Sources/Big/Big.swift:20:5: note: generated from `makeU1(p0:p1:p2:e1x1:before:half:)`
        \(Self.refusal)
        """
    )
  }

  @Test("an error outside of a call is printed with the member or type of the line")
  func type() throws {
    let line = try Self.line(of: "public var u0: U0?")
    let world = try Self.line(of: "init(_ world: World, _ new")
    #expect(
      Self.output([
        Self.error("one", Self.path, line), Self.error("two", Self.path, world),
        Self.error("three", Self.path, 4000),
      ]) == """
        ! \(Self.path):\(line):7: error: one
              public var u0: U0?
        Sources/Big/Big.swift:14:5: note: generated from `World`
        ! \(Self.path):\(world):7: error: two
            init(_ world: World, _ new: Replacements = Replacements()) {
        Sources/Big/Big.swift:14:5: note: generated from `World`
        ! \(Self.path):4000:7: error: three
        \(Self.refusal)
        """
    )
  }

  @Test("an error that a declaration causes is reported there once, with the fix")
  func corrected() throws {
    let line = try Self.line(of: "e1x1: world.c1.e1x1")
    let package = MemoryPackage()
    let message =
      "expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]"
    package.setResult {
      $0.errors = [line, line + 1].map { Self.error(message, Self.path, $0) }
    }
    #expect(
      package.run(Self.wire) == """
        ! Sources/Big/Big.swift:20:5: error: the code for `makeU1(p0:p1:p2:e1x1:before:half:)` names \
        unsafe types, and its module checks memory safety
        Sources/Big/Big.swift:20:5: note: hide them in a type that is marked `@safe`, or write this \
        code by hand with `unsafe`
        exit 1
        """
    )
  }

  @Test("five errors are printed, in the order of their places, and the rest is counted")
  func many() {
    func errors(_ count: Int) -> [Diagnostic] {
      (1...count).reversed().map { Self.error("no \($0)", "Sources/Big/Other.swift", $0) }
    }
    let five = (1...5).map { "! Sources/Big/Other.swift:\($0):7: error: no \($0)\n" }.joined()
    #expect(Self.output(errors(5)) == five + Self.refusal)
    #expect(Self.output(errors(7)) == five + "! and 2 more errors of the compiler\n" + Self.refusal)
  }

  @Test("an error without a place is printed alone")
  func nowhere() {
    let error = Diagnostic(position: .nowhere, severity: .error, message: "the compiler crashed")
    #expect(Self.output([error]) == "! error: the compiler crashed\n" + Self.refusal)
  }

  @Test("a struct that does not declare Sendable is reported at its declaration, with the fix")
  func undeclaredSendable() throws {
    let message = """
      conformance to 'Sendable' must occur in the same source file as struct 'C0'; use \
      '@unchecked Sendable' for retroactive conformance
      """
    let package = MemoryPackage()
    let derived = "Sources/Big/C0+Derived.swift"
    let line = try Self.line(of: "extension C0", in: derived, "derive C0")
    let undeclared = Self.error(message, derived, line)
    let own = """
      ! Sources/Big/Big.swift:2:5: error: `C0` does not declare that it is Sendable, so it is \
      not a capability
      Sources/Big/Big.swift:2:5: note: declare `struct C0: Sendable`
      """

    package.setResult { $0.errors = [undeclared] }
    #expect(package.run("derive C0") == own + "\nexit 1")
    package.setResult { $0.errors = [undeclared, Self.error("wrong", "A.swift", 3)] }
    #expect(package.run("derive C0") == own + "\n! A.swift:3:7: error: wrong\n" + Self.refusal)
    // The line names another type.
    let other = message.replacing("'C0'", with: "'C1'")
    package.setResult { $0.errors = [Self.error(other, derived, line)] }
    #expect(package.run("derive C0").contains(other))
    #expect(package[derived] == nil)
  }

  @Test("--no-check writes without the compiler")
  func unchecked() {
    let written = "> \(Self.path)\nwrote \(Self.path): 2 use cases\nexit 0"
    #expect(Self.output([Self.error("wrong")], " --no-check") == written)
  }

  @Test("warnings and limits are printed, and the file is written")
  func warnings() {
    let package = MemoryPackage()
    package.setResult { result in
      result.warnings = (1...6).map { number in
        Diagnostic(
          position: SourcePosition(path: "A.swift", line: number, column: 1),
          severity: .warning,
          message: "no member"
        )
      }
      result.limits = ["Big has errors in other files, so it was not checked"]
    }
    let warnings = (1...5).map { "! A.swift:\($0):1: warning: no member\n" }.joined()
    #expect(
      package.run(Self.wire) == warnings + """
        ! warning: Big has errors in other files, so it was not checked
        > \(Self.path)
        wrote \(Self.path): 2 use cases
        exit 0
        """
    )
  }

  @Test("update writes nothing that the compiler refuses")
  func update() {
    let package = MemoryPackage()
    package.generate(Self.path, Self.wire, "// old\n")
    let before = package[Self.path]
    package.setResult { $0.errors = [Self.error("wrong", "A.swift", 3)] }
    #expect(package.run("update") == "! A.swift:3:7: error: wrong\n" + Self.refusal)
    #expect(package[Self.path] == before)
    #expect(package.run("update --no-check").hasSuffix("exit 0"))
    #expect(package[Self.path] != before)
  }
}

@Suite("The compiler's log")
struct CompilerLogTests {
  @Test("is read as distinct errors with their notes")
  func errors() {
    let log = """
      /p/A.swift:3:7: error: cannot find 'x'
      let y = x
              ^
      /p/B: two.swift:1:2: note: did you mean: 'z'?
      /p/A.swift:4:1: warning: unused
      /p/A.swift:5:1: note: of the warning
      <unknown>:0: error: no such module 'C'
      /p/A.swift:3:7: error: cannot find 'x'
      /p/B: two.swift:1:2: note: did you mean: 'z'?
      error: fatal: it
      an error: without a place
      a:b: error: not a place
      /p/A.swift:x:1: error: no line
      """
    func place(_ path: String, _ line: Int, _ column: Int) -> SourcePosition {
      SourcePosition(path: path, line: line, column: column)
    }
    let hint = Diagnostic.Note(
      position: place("/p/B: two.swift", 1, 2),
      message: "did you mean: 'z'?"
    )
    func error(_ position: SourcePosition, _ message: String, _ notes: [Diagnostic.Note] = [])
      -> Diagnostic
    {
      Diagnostic(position: position, severity: .error, message: message, notes: notes)
    }
    #expect(
      CompilerLog.errors(in: log) == [
        error(place("/p/A.swift", 3, 7), "cannot find 'x'", [hint]),
        error(.nowhere, "no such module 'C'"), error(.nowhere, "fatal: it"),
      ]
    )
    #expect(CompilerLog.errors(in: "/p/A.swift:5:1: note: first\nok\n") == [])
  }

  @Test("of a crash has one error more")
  func crash() {
    let log = "Please submit a bug report.\nStack dump:\n0. Program\n"
    let crash = Diagnostic(position: .nowhere, severity: .error, message: "the compiler crashed")
    #expect(CompilerLog.errors(in: log) == [crash])
    #expect(CompilerLog.errors(in: "A Stack dump:\n") == [])
  }
}
