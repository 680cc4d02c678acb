// Clients of the kinds that apps declare, each with the types that it needs nested in it.

public import Foundation

public struct AudioPlayer: Sendable {
  public var load: @Sendable (_ sounds: [Sound]) async throws -> Void
  public var play: @Sendable (_ sound: Sound, _ loop: Bool) async -> Void
  package var duration: @Sendable (Sound) throws -> Duration
  package var onEnd: @Sendable (@escaping @isolated(any) @Sendable () -> Void) async -> Void
  package var onEach: @Sendable ([@isolated(any) @Sendable () -> Void]) async -> Void
  public struct Sound: Hashable, Sendable {
    public enum Category: Hashable, Sendable { case music, effect }
  }
}

public struct APIClient: Sendable {
  public var baseURL: @Sendable () -> URL
  public var request: @Sendable (_ route: Route) async throws -> (data: Data, response: Response)
  public var refresh: @Sendable (_ player: Route.Player?) async throws(Failure) -> Route.Player.ID
  public var retries = 3
  public enum Route: Sendable {
    case login(Player), logout
    public struct Player: Identifiable, Sendable { public let id: Int }
  }
  public typealias Response = [String: String]
  public enum Failure: Swift.Error { case status(Int), offline }
}

public struct LocationManager: Sendable {
  public var delegate: @Sendable () -> AsyncStream<Action>
  public var authorization: @Sendable () -> Authorization
  public var location: @Sendable () -> Location?
  public enum Action: Sendable { case updated([Location]), failed(Error) }
  public struct Error: Swift.Error { public var code = 0 }
  public enum Authorization: Sendable { case asked, denied }
  public struct Location: Sendable { public var latitude = 0.0 }
}

public struct SpeechClient: Sendable {
  public var authorize: @Sendable () async -> Result<Status, Failure>
  public var start: @Sendable (Request) -> AsyncThrowingStream<Transcription, any Swift.Error>
  public var finish: @Sendable () async throws(Failure) -> Transcription
  public enum Status: Sendable { case granted, denied }
  public enum Failure: Error { case busy, denied(Status) }
  public struct Request: Sendable {}
  public struct Transcription: Sendable { public var text: String }
}

struct Keychain: Sendable {
  var read: @Sendable (_ key: Key) throws(Failure) -> Data?
  var write: @Sendable (_ data: Data, _ key: Key) throws(Failure) -> Void
  struct Key: RawRepresentable, Sendable { var rawValue: String }
  struct Failure: Error { var status: Int32 }
}

public struct UserDefaultsClient: Sendable {
  public var bool: @Sendable (_ key: String) -> Bool
  public var set: @Sendable (_ value: any Sendable, _ key: String) async -> Void
  public var suite: @Sendable (_ name: String) -> UserDefaultsClient? = { _ in nil }
}

struct FeatureFlags: Sendable {
  var isOn: @Sendable (Flag) -> Bool
  var variant: @Sendable (_ flag: Flag, _ default: Variant) -> Variant
  var changes: @Sendable () -> AsyncStream<[Flag: Variant]>
  enum Flag: Hashable, Sendable { case search }
  struct Variant: Sendable { var name: String }
}

public struct Analytics: Sendable {
  public var track: @Sendable (Event) -> Void
  public var identify: @Sendable (_ id: Event.ID?, _ traits: [String: Event.Property]) -> Void
  public struct Event: Identifiable, Sendable {
    public var id: UUID
    public enum Property: Sendable { case text(String), number(Double) }
  }
}

struct Database: Sendable {
  var fetch: @Sendable (_ query: Query<Row>) async throws -> [Row]
  var observe: @Sendable (_ query: Query<Row>) -> AsyncThrowingStream<[Row], any Error>
  var transaction: @Sendable (@escaping @Sendable (Row) throws -> Void) async throws -> Void
  var count: @Sendable ([Row.Kind]) throws -> Int
  struct Row: Sendable { enum Kind: Sendable { case user } }
  struct Query<Element>: Sendable {}
}

public struct WebSocketClient: Sendable {
  public var open: @Sendable (_ id: ID, _ url: URL) async -> AsyncStream<Action>
  public var receive: @Sendable (ID) async throws -> AsyncStream<Result<Message, any Error>>
  public var send: @Sendable (_ id: ID, _ message: Message) async throws -> Void
  public struct ID: Hashable, Sendable {}
  public enum Message: Equatable, Sendable { case data(Data), string(String) }
  public enum Action: Sendable {
    case opened(protocol: String?), closed(code: CloseCode, reason: Data?)
    public enum CloseCode: Int, Sendable { case normal = 1000 }
  }
}

struct FileClient: Sendable {
  var load: @Sendable (_ from: URL) async throws -> Data
  var save: @Sendable (Data, _ to: URL) async throws -> Void
  var folder: @Sendable (_ for: Folder, _ in: FileManager.SearchPathDomainMask) throws -> URL
  enum Folder: Sendable { case documents, caches }
}

struct NotificationClient: Sendable {
  var post: @Sendable (_ name: Notification.Name, _ info: [String: any Sendable]) -> Void
  var observe: @Sendable (Notification.Name) -> any AsyncSequence<Note, Never>
  struct Note: Sendable {}
}

struct HapticClient: Sendable {
  var impact: @Sendable (_ style: Style) async -> Void
  enum Style: Sendable { case light }
}

public struct BuildInfo: Sendable {
  public var commit: @Sendable () -> String = { "none" }
  public let channel: Channel
  public var environment = ["CI": "1"]
  public enum Channel: Sendable { case beta, store }
}

public struct Generators: Sendable {
  public var uuid: @Sendable () -> UUID
  public var zone: @Sendable () -> TimeZone
  public var number: @Sendable (_ range: ClosedRange<Int>) -> Int
}

public struct DownloadClient: Sendable {
  public var download: @Sendable (_ url: URL) -> AsyncThrowingStream<Event, any Error>
  public enum Event: Equatable, Sendable { case progress(Double), response(Data) }
}

public struct AuthenticationClient: Sendable {
  public var login:
    @Sendable (_ email: String, _ password: String) async throws(Failure) -> Response
  public var confirm: @Sendable (TwoFactor) async throws(Failure) -> Response
  public struct Response: Sendable { public var token: String, isTwoFactorRequired: Bool }
  public struct TwoFactor: Sendable { public var code: String, token: String }
  public enum Failure: Error, Equatable { case invalid, tooManyAttempts(Duration) }
}

public struct StoreClient<Item: Identifiable & Sendable, Failure: Error>: Sendable
where Item.ID: Sendable {
  public var all: @Sendable () async throws(Failure) -> [Item]
  public var find: @Sendable (_ id: Item.ID) async throws(Failure) -> Item?
  public var changes: @Sendable () -> AsyncStream<Change>
  public var latest: @Sendable () -> Change
  public enum Change: Sendable { case added(Item), failed(Failure), moved }
}

// Some builds, or some files, cannot name these.

struct DebugMenu: Sendable {
  var open: @Sendable () -> Void
  #if DEBUG
    var trace: @Sendable () -> Void
  #endif
}

@available(macOS 99, iOS 99, *)
struct LiveActivities: Sendable { var start: @Sendable () throws -> Int }

struct Widgets: Sendable {
  var reload: @Sendable () -> Void
  @available(iOS, unavailable) var count: @Sendable () throws -> Int
}

@_spi(Internals) public struct Diagnostics: Sendable { public var dump: @Sendable () throws -> Int }

struct Screen: Sendable {
  var flash: @MainActor @Sendable () -> Void
  var tags: @Sendable (Int...) throws -> Int
}

struct Cache<Item: Identifiable & Sendable>: Sendable {
  var find: @Sendable (_ id: Item.ID) throws -> Item
}

struct Session: Sendable {
  private var token: @Sendable () throws -> String
  var renew: @Sendable () throws -> Void
}
