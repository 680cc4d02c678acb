import Foundation
import StandardCapabilities
import TestTraits
import Testing

@Suite("Files in memory")
struct InMemoryFileTests {
  @Test("have initial contents, also at relative paths, and are shared by copies")
  func seeded() async throws {
    let files = FileStore.inMemory(["etc/motd": Data("hi".utf8)])
    let copy = files
    #expect(try await files.read("/etc/motd") == Data("hi".utf8))
    try await copy.remove("etc/motd")
    #expect(await files.exists("etc/motd") == false)
    #expect(await FileStore.inMemory().exists("etc") == false)
  }

  @Test("keep the parent if one path is a parent of another")
  func contradiction() async {
    let files = FileStore.inMemory(["a": Data("a".utf8), "a/b": Data("b".utf8)])
    await #expect(throws: FileError.notADirectory("a/b")) { try await files.read("a/b") }
  }

  @Test("are not on disk")
  func noDisk() async throws {
    let directory = TemporaryDirectory()
    try await FileStore.inMemory().write(Data(), directory.path + "/a")
    #expect(try await FileStore.live.list(directory.path) == [])
  }
}

@Suite("Files on disk")
struct LiveFileTests {
  @Test("report missing permissions", .disabled(if: geteuid() == 0, "root has all permissions"))
  func denied() async throws {
    let directory = TemporaryDirectory()
    let path = directory.path + "/a"
    try await FileStore.live.write(Data(), path)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    await #expect(throws: FileError.denied(path)) { try await FileStore.live.read(path) }
    #expect(await FileStore.live.isWritable(path) == false)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500],
      ofItemAtPath: directory.path
    )
    let new = directory.path + "/b"
    await #expect(throws: FileError.denied(new)) { try await FileStore.live.write(Data(), new) }
  }

  @Test("are replaced with the same permissions")
  func permissions() async throws {
    let directory = TemporaryDirectory()
    let path = directory.path + "/a"
    try await FileStore.live.write(Data("old".utf8), path)
    for mode in [0o600, 0o755, 0o444] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try await FileStore.live.write(Data("\(mode)".utf8), path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
      #expect(FileManager.default.contents(atPath: path) == Data("\(mode)".utf8))
    }
  }

  @Test("are not a pipe, and are replaced if a link names them")
  func special() async throws {
    let bed = try await FileStoreBed(.live)
    try #require(mkfifo(bed.path("pipe"), 0o600) == 0)
    await #expect(throws: FileError.failed(bed.path("pipe"), "it is not a regular file")) {
      try await bed.write("", "pipe")
    }
    await #expect(throws: FileError.failed(bed.path("pipe"), "it is not a regular file")) {
      try await bed.text("pipe")
    }
    try await bed.write("old", "d/a")
    try #require(symlink("d/a", bed.path("link")) == 0)
    try await bed.write("new", "link")
    #expect(try await bed.text("d/a") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: bed.path("link"))
    #expect(target == "d/a")
    #expect(try await bed.files.list(bed.root) == ["d", "link", "pipe"])
    #expect(try await bed.files.list(bed.path("d")) == ["a"])
  }

  @Test("have relative paths that the system resolves")
  func relative() async {
    // Foundation expands the first two, and removes the last two steps of the third.
    for path in ["~", "~/..", "no-such-directory/.."] {
      #expect(await FileStore.live.exists(path) == false, "\(path)")
    }
    #expect(await FileStore.live.exists("."))
    // A slash with an accent is one character to `String`.
    #expect(await FileStore.live.exists("/\u{301}/..") == false)
    #expect(await FileStore.live.exists("/\u{301}/tmp") == false)
  }

  @Test("are visible to Foundation")
  func real() async throws {
    let directory = TemporaryDirectory()
    let path = directory.path + "/a"
    try await FileStore.live.write(Data("x".utf8), path)
    #expect(FileManager.default.contents(atPath: path) == Data("x".utf8))
  }
}

@Suite("An error about a file")
struct FileErrorTests {
  @Test("contains the path and the reason")
  func descriptions() {
    let texts = [
      FileError.notFound("a").description: #""a" does not exist"#,
      FileError.notADirectory("a/b").description:
        #""a/b" or one of its parents is not a directory"#,
      FileError.isADirectory("a").description: #""a" is a directory"#,
      FileError.directoryNotEmpty("a").description: #""a" is not empty"#,
      FileError.denied("a\n").description: #""a\n": permission denied"#,
      FileError.failed("a", "disk full").description: #""a": disk full"#,
    ]
    for (description, expected) in texts { #expect(description == expected) }
  }
}
