import Foundation
import StandardCapabilities
import TestTraits
import Testing

/// The stores that the tests below run with.
enum FileStoreKind: CaseIterable {
  case live
  case inMemory
}

/// A store and a directory in it for one test.
struct FileStoreBed {
  let files: FileStore
  let root: String
  private let directory = TemporaryDirectory()

  /// - Parameter depth: The number of directories above the root that belong to the test.
  init(_ kind: FileStoreKind, depth: Int = 0) async throws {
    root = directory.path + String(repeating: "/d", count: depth)
    switch kind {
    case .live: files = .live
    case .inMemory: files = .inMemory(["\(root)/.seed": Data()])
    }
    if kind == .live { try await files.write(Data(), "\(root)/.seed") }
    try await files.remove("\(root)/.seed")
  }

  func write(_ text: String, _ name: String) async throws(FileError) {
    try await files.write(Data(text.utf8), path(name))
  }

  func text(_ name: String) async throws(FileError) -> String {
    String(decoding: try await files.read(path(name)), as: UTF8.self)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }
}

@Suite("Files, on disk and in memory,")
struct FileStoreContract {
  @Test("have the contents of the last write", arguments: FileStoreKind.allCases)
  func roundTrip(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    let path = bed.path(String(repeating: "d/", count: 600) + "a")
    let bytes = Data((0...255).map { UInt8($0) })
    for contents in [bytes, Data("short".utf8), Data(), bytes[128...]] {
      try await bed.files.write(contents, path)
      let read = try await bed.files.read(path)
      #expect(read == contents)
      #expect(read.startIndex == 0)
    }
    #expect(try await bed.files.list(bed.root) == ["d"])
  }

  @Test("are listed by the bytes of their names", arguments: FileStoreKind.allCases)
  func order(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    #expect(try await bed.files.list(bed.root) == [])
    for name in ["b", "B", "ä", ".FileStore-1", "a b", "10", "9", "日本"] {
      try await bed.write(name, name)
    }
    #expect(
      try await bed.files.list(bed.root) == [".FileStore-1", "10", "9", "B", "a b", "b", "ä", "日本"]
    )
  }

  @Test("do not exist after they are removed", arguments: FileStoreKind.allCases)
  func removed(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a/b")
    await #expect(throws: FileError.directoryNotEmpty(bed.path("a"))) {
      try await bed.files.remove(bed.path("a"))
    }
    #expect(try await bed.text("a/b") == "x")
    try await bed.files.remove(bed.path("a/b"))
    #expect(await bed.files.exists(bed.path("a/b")) == false)
    #expect(try await bed.files.list(bed.path("a")) == [])
    try await bed.files.remove(bed.path("a"))
    #expect(await bed.files.exists(bed.path("a")) == false)
  }

  @Test("are writable if they exist, and so are directories", arguments: FileStoreKind.allCases)
  func existence(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a/b")
    for (name, isThere) in [("a", true), ("a/b", true), ("c", false), ("a/b/c", false)] {
      #expect(await bed.files.exists(bed.path(name)) == isThere, "\(name)")
      #expect(await bed.files.isWritable(bed.path(name)) == isThere, "\(name)")
    }
  }

  @Test("create parents, also of paths with slashes and dots", arguments: FileStoreKind.allCases)
  func spelling(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a/./b//c/")
    #expect(try await bed.text("a/b/c") == "x")
    #expect(try await bed.text("a//b/./c/") == "x")
    #expect(try await bed.text("a/../a/b/c") == "x")
    #expect(try await bed.files.list(bed.path("a/b/")) == ["c"])
    #expect(await bed.files.exists(bed.path("a/b/c/")))
    try await bed.files.remove(bed.path("a/b/c/"))
    #expect(try await bed.files.list(bed.path("a/b")) == [])
  }

  @Test("report missing paths", arguments: FileStoreKind.allCases)
  func missing(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    let expected = FileError.notFound(bed.path("a"))
    await #expect(throws: expected) { try await bed.files.read(bed.path("a")) }
    await #expect(throws: expected) { try await bed.files.list(bed.path("a")) }
    await #expect(throws: expected) { try await bed.files.remove(bed.path("a")) }
    await #expect(throws: FileError.notFound(bed.path("a/b"))) {
      try await bed.files.read(bed.path("a/b"))
    }
  }

  @Test("are not directories", arguments: FileStoreKind.allCases)
  func filesAsDirectories(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a")
    await #expect(throws: FileError.notADirectory(bed.path("a"))) {
      try await bed.files.list(bed.path("a"))
    }
    for name in ["a/b", "a/b/c"] {
      let path = bed.path(name)
      let expected = FileError.notADirectory(path)
      await #expect(throws: expected) { try await bed.files.read(path) }
      await #expect(throws: expected) { try await bed.files.write(Data(), path) }
      await #expect(throws: expected) { try await bed.files.list(path) }
      await #expect(throws: expected) { try await bed.files.remove(path) }
    }
    #expect(try await bed.text("a") == "x")
  }

  @Test("cannot be read from directories", arguments: FileStoreKind.allCases)
  func directoriesAsFiles(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a/b")
    let expected = FileError.isADirectory(bed.path("a"))
    await #expect(throws: expected) { try await bed.files.read(bed.path("a")) }
    await #expect(throws: expected) { try await bed.write("y", "a") }
    #expect(try await bed.files.list(bed.root) == ["a"])
  }

  @Test("reject invalid paths", arguments: FileStoreKind.allCases)
  func impossible(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    try await bed.write("x", "a")
    await #expect(throws: FileError.notFound("")) { try await bed.files.read("") }
    await #expect(throws: FileError.notFound("")) { try await bed.files.list("") }
    await #expect(throws: FileError.notFound("")) { try await bed.files.remove("") }
    await #expect(throws: FileError.notFound("")) { try await bed.files.write(Data(), "") }
    let cut = bed.path("a\0b")
    let expected = FileError.failed(cut, "a path cannot contain a NUL character")
    await #expect(throws: expected) { try await bed.files.read(cut) }
    await #expect(throws: expected) { try await bed.files.remove(cut) }
    #expect(await bed.files.exists(cut) == false)
    #expect(await bed.files.isWritable(cut) == false)
    // The path of a temporary file next to it would be longer than the system allows.
    let count = (Int(PATH_MAX) - bed.root.utf8.count - 40) / 2
    let long = bed.path(String(repeating: "b/", count: count))
    await #expect(throws: FileError.failed(long, "File name too long")) {
      try await bed.files.write(Data(), long)
    }
    for path in ["/", "."] {
      await #expect(throws: FileError.denied(path)) { try await bed.files.remove(path) }
    }
    #expect(try await bed.files.list(bed.path(".")) == ["a"])
    #expect(try await bed.text("a") == "x")
  }

  @Test("are never seen half-written by concurrent readers", arguments: FileStoreKind.allCases)
  func atomic(kind: FileStoreKind) async throws {
    let bed = try await FileStoreBed(kind)
    let versions = ["a", "b"].map { String(repeating: $0, count: 1 << 18) }
    try await bed.write(versions[0], "f")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for round in 1...40 { try await bed.write(versions[round % 2], "f") }
      }
      group.addTask {
        for _ in 1...40 {
          let text = try await bed.text("f")
          // Outside of #expect, which would print the whole texts on failure.
          let isWhole = versions.contains(text)
          #expect(isWhole, "\(text.utf8.count) bytes")
          #expect(try await bed.files.list(bed.root) == ["f"])
        }
      }
      try await group.waitForAll()
    }
  }
}
