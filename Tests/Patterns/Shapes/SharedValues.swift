import Capabilities
import CapabilitiesTesting
import Foundation
import Observation
import StandardCapabilities
import Synchronization
import TestTraits
import Testing

/// Several models show and change one value, which outlives the process. The value is a capability;
/// where it is stored is decided at the composition root.
private struct Settings: Codable, Equatable, Sendable {
  var soundsOn = true
  var theme = "light"
}

private struct SettingsStore: TestableCapability {
  /// Returns the current value.
  var get: @Sendable () -> Settings
  /// Stores a value, then sends it to every stream of changes.
  var set: @Sendable (Settings) async throws -> Void
  /// Returns a stream of the current value and each later one. A slow reader gets the newest value.
  var changes: @Sendable () -> AsyncStream<Settings>

  static var test: SettingsStore {
    SettingsStore(
      get: unimplemented("SettingsStore.get", placeholder: Settings()),
      set: unimplemented("SettingsStore.set"),
      changes: unimplemented("SettingsStore.changes", placeholder: AsyncStream { $0.finish() })
    )
  }
}

/// A value with observers. Each new value is saved before anyone sees it, one after another.
private final class Shared<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var readers: [Int: AsyncStream<Value>.Continuation] = [:]
    var lastID = 0
    var saving: Task<Void, any Error>?
  }

  private let state: Mutex<State>
  private let save: @Sendable (Value) async throws -> Void

  init(_ value: Value, save: @escaping @Sendable (Value) async throws -> Void = { _ in }) {
    state = Mutex(State(value: value))
    self.save = save
  }

  var value: Value { state.withLock { $0.value } }

  func set(_ value: Value) async throws {
    let saving = state.withLock { state in
      let previous = state.saving
      let saving = Task {
        _ = await previous?.result
        try await save(value)
        publish(value)
      }
      state.saving = saving
      return saving
    }
    try await saving.value
  }

  func changes() -> AsyncStream<Value> {
    let (stream, reader) = AsyncStream.makeStream(
      of: Value.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = state.withLock { state in
      state.lastID += 1
      state.readers[state.lastID] = reader
      reader.yield(state.value)
      return state.lastID
    }
    reader.onTermination = { [weak self] _ in
      self?.state.withLock { $0.readers[id] = nil }
    }
    return stream
  }

  private func publish(_ value: Value) {
    state.withLock { state in
      state.value = value
      for reader in state.readers.values { reader.yield(value) }
    }
  }
}

extension SettingsStore {
  init(adapting shared: Shared<Settings>) {
    self.init(get: { shared.value }, set: shared.set, changes: shared.changes)
  }

  static func inMemory(_ settings: Settings = Settings()) -> SettingsStore {
    SettingsStore(adapting: Shared(settings))
  }

  /// Reads the file once, and writes it with each new value. Without a file, the value is the default.
  static func file(_ path: String, in files: FileStore) async throws -> SettingsStore {
    var settings = Settings()
    if await files.exists(path) {
      settings = try JSONDecoder().decode(Settings.self, from: try await files.read(path))
    }
    return SettingsStore(
      adapting: Shared(settings) { try await files.write(try JSONEncoder().encode($0), path) }
    )
  }

  /// Reads user defaults once, and writes them with each new value.
  static func userDefaults(_ key: String, suite: String? = nil) throws -> SettingsStore {
    let saved = UserDefaults(suiteName: suite)?.data(forKey: key)
    let settings = try saved.map { try JSONDecoder().decode(Settings.self, from: $0) }
    return SettingsStore(
      adapting: Shared(settings ?? Settings()) {
        UserDefaults(suiteName: suite)?.set(try JSONEncoder().encode($0), forKey: key)
      }
    )
  }
}

/// Two screens of one app have a model each.
@MainActor @Observable private final class SettingsModel {
  private(set) var settings: Settings
  @ObservationIgnored private let store: SettingsStore

  init(store: SettingsStore) {
    (self.store, settings) = (store, store.get())
  }

  /// Follows the changes of all models, as long as the screen is visible.
  func follow() async {
    for await settings in store.changes() { self.settings = settings }
  }

  func choose(theme: String) async throws {
    var settings = store.get()
    settings.theme = theme
    try await store.set(settings)
  }
}

@Suite("A shared, persisted value", .hangLimit)
struct SharedValues {
  @Test("two models see each other's changes")
  @MainActor func twoModels() async throws {
    let store = SettingsStore.inMemory()
    let (first, second) = (SettingsModel(store: store), SettingsModel(store: store))
    let followers = [first, second].map { model in Task { await model.follow() } }

    try await first.choose(theme: "dark")
    await change(of: second) { $0.settings.theme == "dark" }
    try await second.choose(theme: "sepia")
    await change(of: first) { $0.settings.theme == "sepia" }

    #expect(first.settings == second.settings)
    for follower in followers { follower.cancel() }
  }

  @Test("a value in a file is there in the next run")
  func inFile() async throws {
    let files = FileStore.inMemory()
    try await SettingsStore.file("settings.json", in: files).set(Settings(theme: "dark"))

    let nextRun = try await SettingsStore.file("settings.json", in: files)

    #expect(nextRun.get() == Settings(theme: "dark"))
  }

  @Test("a value in user defaults is there in the next run")
  func inUserDefaults() async throws {
    let suite = "settings-\(UUID().uuidString)"
    defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
    try await SettingsStore.userDefaults("settings", suite: suite).set(Settings(soundsOn: false))

    let nextRun = try SettingsStore.userDefaults("settings", suite: suite)

    #expect(nextRun.get() == Settings(soundsOn: false))
  }

  @Test("a value that was not saved is not shown, and the next one is")
  func notSaved() async throws {
    struct DiskFull: Error {}
    let store = SettingsStore(
      adapting: Shared(Settings()) { if $0.theme == "large" { throw DiskFull() } }
    )
    var changes = store.changes().makeAsyncIterator()
    #expect(await changes.next() == Settings())

    await #expect(throws: DiskFull.self) { try await store.set(Settings(theme: "large")) }
    #expect(store.get() == Settings())
    try await store.set(Settings(theme: "dark"))

    #expect(await changes.next() == Settings(theme: "dark"))
  }

  @Test("values are saved in the order in which they were set")
  func order() async throws {
    let saved = Spy<Settings>("save")
    let store = SettingsStore(adapting: Shared(Settings(), save: saved.suspending { _ in }))
    let first = Task { try await store.set(Settings(theme: "1")) }
    _ = try await saved.call(1)
    let second = Task { try await store.set(Settings(theme: "2")) }
    saved.releaseAll()
    try await first.value
    try await second.value
    #expect(saved.calls.map(\.theme) == ["1", "2"])
    #expect(store.get().theme == "2")
  }

  /// Waits until a property of a model has a value.
  @MainActor private func change(
    of model: SettingsModel,
    until isExpected: @escaping @MainActor (SettingsModel) -> Bool
  ) async {
    while !isExpected(model) {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = isExpected(model)
        } onChange: {
          continuation.resume()
        }
      }
    }
  }
}
