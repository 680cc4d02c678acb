@testable import CapabilityGeneration
import Foundation
import Synchronization
import TestTraits
import Testing

@Suite("Several files are written all or none")
struct FileTransactionTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  init() throws { try write("A", "old") }

  private var transaction: FileTransaction { FileTransaction(in: "\(folder)/work") }

  private func path(_ name: String) -> String { directory.path("Sources/\(name)") }

  private func write(_ name: String, _ text: String) throws {
    try directory.write("Sources/\(name)", text)
  }

  private func read(_ name: String) -> String? { directory.read("Sources/\(name)") }

  /// The names of the files that a transaction leaves on the disk.
  private var rest: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/work")) ?? []
  }

  @Test("in new and existing folders")
  func all() throws {
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("A"))
    try write("C", "old")
    try files.createSymbolicLink(atPath: path("Link"), withDestinationPath: "C")
    try transaction.write([(path("A"), "new"), (path("New/B"), "b"), (path("Link"), "c")])
    #expect(read("A") == "new" && read("New/B") == "b" && read("C") == "c")
    #expect(try files.destinationOfSymbolicLink(atPath: path("Link")) == "C")
    #expect(try files.attributesOfItem(atPath: path("A"))[.posixPermissions] as? Int == 0o640)
    #expect(rest == [])
    #expect(try !transaction.recover())
  }

  @Test("on another volume", .enabled(if: volume("/dev/shm") != nil, "requires /dev/shm"))
  func otherVolume() throws {
    let other = "/dev/shm/transaction-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: other) }
    try #require(volume(other) != volume(folder))
    let files = FileManager.default
    try "old".write(toFile: "\(other)/A", atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o440], ofItemAtPath: "\(other)/A")
    try transaction.write([("\(other)/A", "a"), ("\(other)/New/B", "b"), (path("A"), "new")])
    #expect(try String(contentsOfFile: "\(other)/A", encoding: .utf8) == "a")
    #expect(try files.attributesOfItem(atPath: "\(other)/A")[.posixPermissions] as? Int == 0o440)
    #expect(try String(contentsOfFile: "\(other)/New/B", encoding: .utf8) == "b")
    #expect(read("A") == "new")
    #expect(rest == [])
  }

  @Test("if one cannot be written")
  func none() throws {
    // A file is in the place of B's folder.
    try write("Taken", "text")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o440], ofItemAtPath: path("A"))
    #expect(throws: GenerationError.self) {
      try transaction.write([(path("A"), "new"), (path("C"), "c"), (path("Taken/B"), "b")])
    }
    #expect(read("A") == "old" && read("C") == nil && read("Taken") == "text")
    #expect(try files.attributesOfItem(atPath: path("A"))[.posixPermissions] as? Int == 0o440)
    #expect(rest == [])
  }

  @Test("if the process is killed at any point", arguments: 0...2)
  func killed(_ replaced: Int) throws {
    let entries = try transaction.prepare([(path("A"), "new"), (path("B"), "b")])
    for entry in entries.prefix(replaced) { try transaction.replace(entry) }
    #expect(try transaction.recover())
    #expect(read("A") == "new" && read("B") == "b")
    #expect(rest == [])
  }

  @Test("and a process that is killed before the journal is complete writes nothing")
  func killedEarly() throws {
    _ = try transaction.prepare([(path("A"), "new"), (path("B"), "b")])
    try FileManager.default.removeItem(atPath: "\(folder)/work/writing/journal.json")
    #expect(try !transaction.recover())
    #expect(read("A") == "old" && read("B") == nil)
    #expect(rest == [])
  }

  @Test("and a file that changed since the process was killed keeps its text")
  func changedSince() throws {
    _ = try transaction.prepare([(path("A"), "new"), (path("B"), "b")])
    try write("A", "mine")
    #expect(try transaction.recover())
    #expect(read("A") == "mine" && read("B") == "b")
  }

  @Test("by one command at a time")
  func lock() async throws {
    let folder = folder
    let events = try await onThread {
      Result {
        let events = Mutex<[String]>([])
        let (waits, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try PackageLock.hold(folder, waiting: {}) { hadToWait in
          #expect(!hadToWait)
          Thread {
            try? PackageLock.hold(folder, waiting: { waits.signal() }) { hadToWait in
              events.withLock { $0.append("second, had to wait: \(hadToWait)") }
            }
            ends.signal()
          }.start()
          waits.wait()
          events.withLock { $0.append("first") }
        }
        ends.wait()
        return events.withLock { $0 }
      }
    }.get()
    #expect(events == ["first", "second, had to wait: true"])
  }
}

/// The volume of a folder; `nil` if there is no such folder.
private func volume(_ path: String) -> NSNumber? {
  let facts = try? FileManager.default.attributesOfFileSystem(forPath: path)
  return facts?[.systemNumber] as? NSNumber
}
