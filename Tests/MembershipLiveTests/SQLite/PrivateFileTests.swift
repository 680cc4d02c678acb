import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("Access to the database file", .needs(.sqlite, hasSQLite))
struct PrivateFileTests {
  let directory = TemporaryDirectory()

  private func permissions(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func save(to path: String) async throws {
    let database = SQLiteDatabase(path: path)
    try await SQLitePersonRepository(database).save(.example())
    await database.close()
  }

  @Test("only the owner can access the file, its companion files and created directories")
  func made() async throws {
    let path = directory.path("new/grüß/club.sqlite")
    let database = SQLiteDatabase(path: path)
    try await SQLitePersonRepository(database).save(.example())
    for suffix in ["", "-wal", "-shm"] { #expect(try permissions(path + suffix) == 0o600) }
    for made in ["new", "new/grüß"] { #expect(try permissions(directory.path(made)) == 0o700) }
    await database.close()
  }

  @Test("the access of other users to an existing file is removed")
  func restricted() async throws {
    let path = directory.database
    try await save(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
    try await save(to: path)
    #expect(try permissions(path) == 0o600)
  }

  @Test(
    "a planted link is rejected, and its target is not changed",
    arguments: ["", "-wal", "-journal"],
    [(isHard: false, "it is a symbolic link"), (true, "it has a second hard link")]
  )
  func planted(suffix: String, kind: (isHard: Bool, reason: String)) async throws {
    try directory.write("target", "precious")
    let (target, path) = (directory.path("target"), directory.database + suffix)
    #expect((kind.isHard ? Foundation.link(target, path) : symlink(target, path)) == 0)
    let error = await #expect(throws: DatabaseError.self) { try await save(to: directory.database) }
    #expect(error?.description.contains(kind.reason) == true)
    #expect(directory.read("target") == "precious")
  }

  @Test("a symbolic link to a missing file is rejected")
  func dangling() async throws {
    let target = directory.path("target")
    try FileManager.default.createSymbolicLink(
      atPath: directory.database,
      withDestinationPath: target
    )
    await #expect(throws: DatabaseError.self) { try await save(to: directory.database) }
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("a pipe is rejected without blocking")
  func pipe() async throws {
    let path = directory.database
    #expect(mkfifo(path, 0o600) == 0)
    let error = await #expect(throws: DatabaseError.self) { try await save(to: path) }
    #expect(error?.description.contains("it is not a file") == true)
  }

  @Test("a symbolic link to a directory in the user's path is followed")
  func linkedDirectory() async throws {
    let link = directory.path("link")
    let real = directory.path("real")
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try await save(to: link + "/club.sqlite")
    #expect(FileManager.default.fileExists(atPath: real + "/club.sqlite"))
  }

  #if os(Linux)
    @Test("a closed database leaves no open descriptor of its files")
    func descriptors() async throws {
      let path = directory.database
      let database = SQLiteDatabase(path: path)
      try await SQLitePersonRepository(database).save(.example())
      #expect(openFiles().contains(path))
      await database.close()
      let open = openFiles()
      #expect(!open.contains { $0.hasPrefix(path) })
    }

    /// The paths of the files that this process has open.
    private func openFiles() -> [String] {
      let folder = "/proc/self/fd"
      let files = FileManager.default
      return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
        try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
    }

    @Test("preparing an open file again keeps this process's locks")
    func locks() async throws {
      let path = directory.database
      try await SQLiteDatabase(path: path).withConnection { connection in
        try connection.transaction {
          #expect(isLockedForWriting(path))
          try PrivateFile.prepare(path)
          #expect(isLockedForWriting(path))
        }
      }
    }

    /// Returns whether the file is locked for writing, as seen by another process.
    private func isLockedForWriting(_ path: String) -> Bool {
      // The offset of SQLite's lock, and the command that also reports this process's own locks.
      // The descriptor stays open, because closing it would release the lock.
      let (place, question) = (off_t(120), Int32(36))
      var lock = flock()
      lock.l_type = Int16(F_WRLCK)
      lock.l_whence = Int16(SEEK_SET)
      (lock.l_start, lock.l_len) = (place, 1)
      let descriptor = open(path + "-shm", O_RDWR | O_CLOEXEC)
      return fcntl(descriptor, question, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }
  #endif
}
