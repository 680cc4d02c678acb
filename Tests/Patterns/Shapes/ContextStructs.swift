import Capabilities
import CapabilitiesTesting
import Foundation
import StandardCapabilities
import Synchronization
import Testing

/// A command-line tool with a context struct, which every function took, became a world: a flag is a
/// value or decides which endpoint a world has, a static is a value of the world, and a generic method
/// is built on two endpoints.
private struct Console: TestableCapability {
  var print: @Sendable (String) -> Void
  /// Prints what the tool does, with `--verbose`.
  var debug: @Sendable (String) -> Void
  /// Asks a question. With `--assume-yes`, the answer is yes.
  var confirm: @Sendable (_ question: String) async -> Bool

  static var test: Console {
    Console(
      print: unimplemented("Console.print", placeholder: ()),
      debug: { _ in },
      confirm: unimplemented("Console.confirm", placeholder: false)
    )
  }
}

extension Console {
  /// The flags are read here, and nowhere else.
  init(
    _ flags: Flags,
    print: @escaping @Sendable (String) -> Void,
    readLine: @escaping @Sendable () async -> String?
  ) {
    self.init(
      print: print,
      debug: { text in if flags.verbose { print(text) } },
      confirm: { question in
        if flags.assumeYes { return true }
        print("\(question) (y/N)")
        return await readLine() == "y"
      }
    )
  }
}

private struct Flags: Sendable {
  var verbose = false
  var assumeYes = false
}

/// Excludes other processes of the tool.
private struct ProcessLock: TestableCapability {
  var acquire: @Sendable () async throws(LockError) -> Void
  var release: @Sendable () async -> Void

  static var test: ProcessLock {
    ProcessLock(
      acquire: unimplemented("ProcessLock.acquire", throwing: .isHeld),
      release: unimplemented("ProcessLock.release", placeholder: ())
    )
  }

  /// Calls a function while the lock is held. A closure cannot be generic, so this is a method.
  func withLock<Result>(_ body: () async throws -> Result) async throws -> Result {
    try await acquire()
    do {
      let result = try await body()
      await release()
      return result
    } catch {
      await release()
      throw error
    }
  }
}

private enum LockError: Error { case isHeld, failed }

extension ProcessLock {
  /// A lock file. The system releases it if the process ends.
  static func file(_ path: String) -> ProcessLock {
    let held = Mutex<Int32?>(nil)
    return ProcessLock(
      acquire: { () async throws(LockError) in
        let file = open(path, O_CREAT | O_RDWR, 0o600)
        guard file >= 0 else { throw .failed }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
          close(file)
          throw .isHeld
        }
        held.withLock { $0 = file }
      },
      release: {
        held.withLock { file in
          if let file { close(file) }
          file = nil
        }
      }
    )
  }

  static func inMemory() -> ProcessLock {
    let isHeld = Mutex(false)
    return ProcessLock(
      acquire: { () async throws(LockError) in
        let wasHeld = isHeld.withLock { held in
          defer { held = true }
          return held
        }
        if wasHeld { throw .isHeld }
      },
      release: { isHeld.withLock { $0 = false } }
    )
  }
}

/// The context, with what was static before.
private struct InstallerWorld: TestableCapability {
  var console: Console
  var lock: ProcessLock
  var files: FileStore
  var toolVersion: String
  var home: String

  static var test: InstallerWorld {
    InstallerWorld(
      console: .test,
      lock: .test,
      files: .test,
      toolVersion: "0.0.0",
      home: "/home/test"
    )
  }

  var install: Install {
    makeInstall(console: console, lock: lock, write: files.write, home: home)
  }
}

private typealias Install = @Sendable (_ toolchain: String) async throws -> Bool

private func makeInstall(
  console: Console,
  lock: ProcessLock,
  write: @escaping @Sendable (Data, String) async throws(FileError) -> Void,
  home: String
) -> Install {
  { toolchain in
    guard await console.confirm("Install \(toolchain)?") else { return false }
    try await lock.withLock {
      console.debug("writing to \(home)")
      try await write(Data(toolchain.utf8), "\(home)/toolchain")
    }
    console.print("installed \(toolchain)")
    return true
  }
}

@Suite("A context struct, its flags, statics and lock")
struct ContextStructs {
  private func world(
    _ flags: Flags,
    printed: Spy<String>,
    answer: String? = nil
  ) -> InstallerWorld {
    InstallerWorld.test.overriding {
      $0.console = Console(flags, print: printed.returning(()), readLine: { answer })
      $0.lock = .inMemory()
      $0.files = .inMemory()
    }
  }

  @Test("a flag decides which endpoint the world has")
  func flags() async throws {
    let printed = Spy<String>("Console.print")
    let flags = Flags(verbose: true, assumeYes: true)
    #expect(try await world(flags, printed: printed).install("6.3"))
    #expect(printed.calls == ["writing to /home/test", "installed 6.3"])
  }

  @Test("without flags, the tool asks and says less", arguments: ["y", "n", nil])
  func asking(answer: String?) async throws {
    let printed = Spy<String>("Console.print")
    let world = world(Flags(), printed: printed, answer: answer)
    let isInstalled = try await world.install("6.3")
    #expect(isInstalled == (answer == "y"))
    let reports = isInstalled ? ["installed 6.3"] : []
    #expect(printed.calls == ["Install 6.3? (y/N)"] + reports)
    #expect(await world.files.exists("/home/test/toolchain") == isInstalled)
  }

  @Test("a test overrides the question alone")
  func question() async throws {
    let install = InstallerWorld.test.overriding { $0.console.confirm = { _ in false } }.install
    #expect(try await install("6.3") == false)
  }

  @Test("a lock is released after an error, and refuses a second holder", arguments: [true, false])
  func lock(inFile: Bool) async throws {
    struct Failed: Error {}
    let path = NSTemporaryDirectory() + "lock-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lock = inFile ? ProcessLock.file(path) : .inMemory()
    let other = inFile ? ProcessLock.file(path) : lock

    await #expect(throws: Failed.self) { try await lock.withLock { throw Failed() } }
    let result = try await lock.withLock {
      await #expect(throws: LockError.isHeld) { try await other.withLock { 1 } }
      return 2
    }
    #expect(result == 2)
    #expect(try await other.withLock { 3 } == 3)
  }
}
