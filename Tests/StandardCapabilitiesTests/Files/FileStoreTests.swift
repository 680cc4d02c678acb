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
    let files = FileStore.inMemory(["a": Data("a".utf8), "/a/b": Data("b".utf8)])
    await #expect(throws: FileError.notADirectory("a/b")) { try await files.read("a/b") }
  }
}

@Suite("Files on disk")
struct LiveFileTests {
  /// Runs in a child process, which gives up the rights of root.
  @Test("report missing permissions and odd names, and are not readable by another group")
  func denied() async {
    await #expect(processExitsWith: .success) { try await checkPermissions() }
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
    let expected = FileError.failed(bed.path("pipe"), "it is not a regular file")
    await #expect(throws: expected) { try await bed.write("", "pipe") }
    await #expect(throws: expected) { try await bed.text("pipe") }
    try await bed.write("old", "d/a")
    for (name, target) in [("link", "d/a"), ("loop", "loop"), ("nowhere", "d/b")] {
      try #require(symlink(target, bed.path(name)) == 0)
    }
    let odd = Array(bed.path("d/").utf8CString.dropLast()) + [-1, 0]
    try #require(close(creat(odd, 0o600)) == 0 && symlink(odd, bed.path("odd")) == 0)
    for (name, reason) in [
      ("loop", "Too many levels of symbolic links"), ("nowhere", "it is a link to a missing file"),
      ("odd", "it leads to a name that is not UTF-8"),
    ] {
      await #expect(throws: FileError.failed(bed.path(name), reason)) {
        try await bed.write("", name)
      }
    }
    try await bed.write("new", "link")
    #expect(try await bed.text("d/a") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: bed.path("link"))
    #expect(target == "d/a")
    #expect(try await bed.files.list(bed.root) == ["d", "link", "loop", "nowhere", "odd", "pipe"])
    #expect(try await bed.files.list(bed.path("d")) == ["a", "\u{FFFD}"])
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
}

/// The body of the child process, whose user is not root.
private func checkPermissions() async throws {
  // Other users may not see the folder of root's temporary files.
  setenv("TMPDIR", "/tmp", 1)
  let directory = TemporaryDirectory()
  let (path, new, link) = (directory.path("a"), directory.path("b"), directory.path("link"))
  if geteuid() == 0 {
    for group: gid_t in [1, 2] {
      try directory.write("\(group)", "")
      let file = directory.path("\(group)")
      try #require(chmod(file, 0o660) == 0 && chown(file, 0, group) == 0)
    }
    try #require(chown(directory.path, 65534, 65534) == 0)
    try #require(setgroups(1, [2]) == 0 && setgid(65534) == 0 && setuid(65534) == 0)
    for (name, mode) in [("1", 0o600), ("2", 0o660)] {
      try await FileStore.live.write(Data(), directory.path(name))
      let attributes = try FileManager.default.attributesOfItem(atPath: directory.path(name))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }
  try await FileStore.live.write(Data(), path)
  try #require(chmod(path, 0) == 0)
  await #expect(throws: FileError.denied(path)) { try await FileStore.live.read(path) }
  #expect(await FileStore.live.isWritable(path) == false)
  try #require(mkdir(new, 0) == 0 && symlink("b/c", link) == 0)
  await #expect(throws: FileError.denied(link)) { try await FileStore.live.write(Data(), link) }
  try #require(rmdir(new) == 0 && chmod(directory.path, 0o500) == 0)
  await #expect(throws: FileError.denied(new)) { try await FileStore.live.write(Data(), new) }
  let odd = Array(directory.path("d").utf8CString.dropLast()) + [-1, 0]
  try #require(chmod(directory.path, 0o700) == 0 && mkdir(odd, 0o700) == 0 && chdir(odd) == 0)
  await #expect(throws: FileError.failed("a", "it leads to a name that is not UTF-8")) {
    try await FileStore.live.write(Data(), "a")
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
