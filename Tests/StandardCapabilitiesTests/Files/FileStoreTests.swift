import Foundation
import StandardCapabilities
import Testing

@Suite("Files in memory")
struct InMemoryFileTests {
  @Test("are there from the start, at relative paths too, and shared by copies")
  func seeded() async throws {
    let files = FileStore.inMemory(["etc/motd": Data("hi".utf8)])
    let copy = files
    #expect(try await files.read("/etc/motd") == Data("hi".utf8))
    try await copy.remove("etc/motd")
    #expect(await files.exists("etc/motd") == false)
    #expect(await FileStore.inMemory().exists("etc") == false)
  }

  @Test("keep the shorter of two paths where one leads through the other")
  func contradiction() async {
    let files = FileStore.inMemory(["a": Data("a".utf8), "a/b": Data("b".utf8)])
    await #expect(throws: FileError.notADirectory("a/b")) { try await files.read("a/b") }
  }

  @Test("touch no disk")
  func noDisk() async throws {
    let directory = try TemporaryDirectory()
    try await FileStore.inMemory().write(Data(), directory.path + "/a")
    #expect(try await FileStore.live.list(directory.path) == [])
  }
}

@Suite("Files on a disk")
struct LiveFileTests {
  @Test("are kept from who may not", .disabled(if: geteuid() == 0, "root may do everything"))
  func denied() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/a"
    try await FileStore.live.write(Data(), path)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    await #expect(throws: FileError.denied(path)) { try await FileStore.live.read(path) }
    #expect(await FileStore.live.isWritable(path) == false)
  }

  @Test("are the ones that everybody else sees")
  func real() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/a"
    try await FileStore.live.write(Data("x".utf8), path)
    #expect(FileManager.default.contents(atPath: path) == Data("x".utf8))
  }
}

@Suite("An error about a file")
struct FileErrorTests {
  @Test("names the path and what is wrong with it")
  func descriptions() {
    let texts = [
      FileError.notFound("a").description: #"there is no "a""#,
      FileError.notADirectory("a/b").description: #""a/b" is, or leads through, a file"#,
      FileError.isADirectory("a").description: #""a" is a directory"#,
      FileError.directoryNotEmpty("a").description: #""a" is not empty"#,
      FileError.denied("a\n").description: #""a\n": permission denied"#,
      FileError.failed("a", "disk full").description: #""a": disk full"#,
    ]
    for (description, expected) in texts { #expect(description == expected) }
  }
}
