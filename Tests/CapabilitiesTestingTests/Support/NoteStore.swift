import Capabilities
import CapabilitiesTesting
import Synchronization

/// A capability with the shapes of endpoints that stores have.
struct NoteStore: Sendable {
  var create: @Sendable (_ title: String) async throws(NoteError) -> Note
  var save: @Sendable (Note) async throws(NoteError) -> Void
  var find: @Sendable (Note.ID) async throws(NoteError) -> Note?
  var findByTitle: @Sendable (String) async throws(NoteError) -> Note?
  var titles: @Sendable (_ tag: String) async throws(NoteError) -> [String]?
  var all: @Sendable () async throws(NoteError) -> [Note]
  var page: @Sendable (_ after: Note.ID, _ limit: Int) async throws(NoteError) -> [Note]
  var delete: @Sendable (Note.ID) async throws(NoteError) -> Void
  var changes: @Sendable () -> AsyncStream<String>
}

struct Note: Sendable, Hashable, Identifiable {
  var id: Int
  var title: String
  var tags: [String] = []
}

enum NoteError: Error, Hashable {
  case titleTaken(by: String)
  case notFound(Note.ID)
  case rejected(String)
}

/// A mistake of a double.
enum Mistake: CaseIterable {
  case missingConflict
  case order
  case caseInsensitiveKey
  case wrongError
  case nilForEmpty
  case streamEndsEarly
  case offByOnePaging
  case reusedIdentifier
  case staleRead
}

extension NoteStore {
  /// A store in memory.
  ///
  /// - Parameter mistake: What it does differently.
  static func inMemory(_ mistake: Mistake? = nil) -> NoteStore {
    let notebook = Mutex(Notebook(mistake: mistake))
    return NoteStore(
      create: { title throws(NoteError) in
        try notebook.withLock { (book: inout Notebook) throws(NoteError) in try book.create(title) }
      },
      save: { note throws(NoteError) in
        try notebook.withLock { (book: inout Notebook) throws(NoteError) in try book.save(note) }
      },
      find: { id in notebook.withLock { $0.find(id) } },
      findByTitle: { title in notebook.withLock { $0.find(title: title) } },
      titles: { tag in notebook.withLock { $0.titles(tag) } },
      all: { notebook.withLock { $0.all } },
      page: { after, limit in notebook.withLock { $0.page(after, limit) } },
      delete: { id throws(NoteError) in
        try notebook.withLock { (book: inout Notebook) throws(NoteError) in try book.delete(id) }
      },
      changes: {
        let changes = notebook.withLock { $0.visibleChanges }
        return AsyncStream { continuation in
          for change in changes { continuation.yield(change) }
          continuation.finish()
        }
      }
    )
  }
}

private struct Notebook {
  let mistake: Mistake?
  private var notes: [Note] = []
  private var lastID = 0
  private var changes: [String] = []
  private var found: [Note.ID: Note] = [:]

  init(mistake: Mistake?) {
    self.mistake = mistake
  }

  mutating func create(_ title: String) throws(NoteError) -> Note {
    let id = mistake == .reusedIdentifier ? (notes.map(\.id).max() ?? 0) + 1 : lastID + 1
    let note = Note(id: id, title: title)
    try save(note)
    return note
  }

  mutating func save(_ note: Note) throws(NoteError) {
    if let other = find(title: note.title), other.id != note.id, mistake != .missingConflict {
      throw mistake == .wrongError ? .rejected(other.title) : .titleTaken(by: other.title)
    }
    lastID = max(lastID, note.id)
    notes.removeAll { $0.id == note.id }
    notes.append(note)
    changes.append("saved \(note.id)")
  }

  mutating func find(_ id: Note.ID) -> Note? {
    if mistake == .staleRead, let note = found[id] { return note }
    let note = notes.first { $0.id == id }
    found[id] = note
    return note
  }

  func find(title: String) -> Note? {
    notes.first { note in
      mistake == .caseInsensitiveKey
        ? note.title.lowercased() == title.lowercased() : note.title == title
    }
  }

  func titles(_ tag: String) -> [String]? {
    guard tag != "" else { return nil }
    let titles = notes.filter { $0.tags.contains(tag) }.map(\.title).sorted()
    return mistake == .nilForEmpty && titles.isEmpty ? nil : titles
  }

  var all: [Note] { mistake == .order ? notes : notes.sorted { $0.id < $1.id } }

  func page(_ after: Note.ID, _ limit: Int) -> [Note] {
    let rest = notes.sorted { $0.id < $1.id }.filter {
      mistake == .offByOnePaging ? $0.id >= after : $0.id > after
    }
    return Array(rest.prefix(limit))
  }

  mutating func delete(_ id: Note.ID) throws(NoteError) {
    guard notes.contains(where: { $0.id == id }) else { throw .notFound(id) }
    notes.removeAll { $0.id == id }
    changes.append("deleted \(id)")
  }

  var visibleChanges: [String] { mistake == .streamEndsEarly ? Array(changes.prefix(2)) : changes }
}

// MARK: Calls

extension Generator<Note> {
  static var note: Generator {
    Generator(.integer(in: 1...3), .title, .list(of: .element(of: ["x", "y"]), count: 0...1)) {
      Note(id: $0, title: $1, tags: $2)
    }
  }
}

extension Generator<String> {
  static var title: Generator { .element(of: ["a", "b", "A"]) }
}

extension Conformance<NoteStore> {
  static func notes(
    reference: Mistake? = nil,
    subject: @escaping @Sendable () async throws -> NoteStore
  ) -> Conformance {
    Conformance(reference: { .inMemory(reference) }, subject: subject, calls: .notes)
  }
}

extension [ConformanceCall<NoteStore>] {
  static var notes: [ConformanceCall<NoteStore>] {
    [
      .call("create", .title) { try await $0.create($1) },
      .call("save", .note) { try await $0.save($1) },
      .call("find", .integer(in: 1...3)) { try await $0.find($1) },
      .call("findByTitle", .title) { try await $0.findByTitle($1) },
      .call("titles", .element(of: ["x", "y", ""])) { try await $0.titles($1) },
      .call("all") { try await $0.all() },
      .call("page", .integer(in: 0...3), .integer(in: 0...3)) { try await $0.page($1, $2) },
      .call("delete", .returned(by: "create", \Note.id, or: .integer(in: 1...3))) {
        try await $0.delete($1)
      },
      .call("changes") { $0.changes() },
    ]
  }
}

/// Renames a note and creates it again if it is missing.
let renamingSweep = FaultSweep(
  "rename",
  fixture: { _ in NoteStore.inMemory() },
  run: { store, faults in
    let store = store.intercepted(by: faults)
    _ = try await store.find(1)
    try await store.save(Note(id: 1, title: "a"))
    try await store.save(Note(id: 2, title: "b"))
  },
  invariants: [Invariant("holds") { _ in true }],
  faults: [Fault(throwing: NoteError.rejected("injected"))],
  coverage: FaultCoverage(modes: [.before, .after])
)

extension NoteStore: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> NoteStore {
    var copy = self
    copy.save = interceptor.wrap("NoteStore.save", save)
    copy.find = interceptor.wrap("NoteStore.find", find)
    return copy
  }
}
