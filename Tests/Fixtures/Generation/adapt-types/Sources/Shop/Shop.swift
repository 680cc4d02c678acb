// Every kind of type with methods: protocols with associated types and settable properties,
// classes, actors and structs.

import Domain
import Foundation

public protocol Repository<Element>: Sendable {
  associatedtype Element: Hashable & Sendable
  associatedtype Key: Sendable = Int
  associatedtype Order: Sendable
  func all(by order: Order) async throws -> [Element]
  func find(_ key: Self.Key, where matches: (Element) -> Bool) -> Element?
  func each(_ body: @escaping @Sendable (Element) -> Void, first: borrowing [Self.Element])
  var count: [Element: Key] { get }
}

protocol Roster: Repository where Key == String, Element == Int, Order == Bool {}
protocol Crew: Roster { func join() }

/// A protocol for structs and classes.
public protocol Profile {
  /// The displayed name.
  var name: String { get set }
  var age: Int { get }
  func save() async throws
}

@MainActor
protocol Screen: AnyObject {
  var title: String? { get set }
}

protocol Gauge: AnyObject, Sendable {
  var level: Double { get set }
  var isOn: Bool { get set }
}

open class Service: @unchecked Sendable {
  open func ping() -> Bool { true }
  open func close() {}
  open func wait(_ seconds: Int) {}
}

/// A class that sends mail.
public final class SMTP: Service, @unchecked Sendable {
  /// The host's name.
  public let host: String
  public var port = 25
  public private(set)
    var count: Int
  {
    get { 1 }
    set {}
  }
  lazy var secret = 1
  public init(host: String) { self.host = host }
  public static func local() -> SMTP { SMTP(host: "localhost") }
  /// Sends a message.
  public func send(_ text: String, to address: String) async throws -> Int { 1 }
  public func send(_ text: String) async throws {}
  public override func ping() -> Bool { false }
  public override func wait(_ seconds: Int?) {}
  func hidden() {}
  private func own() {}
  public func hash(into hasher: inout Hasher) {}
  deinit {}
}

/// Stores secrets.
actor Vault {
  let name = "vault"
  var count = 0
  nonisolated let kind = 1
  init() {}
  func open(_ code: Int, at door: String) throws -> Person { Person(name: door) }
  func shut() async {}
  nonisolated func describe(as word: String = "vault", file: String = #fileID) -> String { word }
  @MainActor func show(_ x: Int) -> Int { x }
  private func inner() {}
}

@MainActor
final class Renderer {
  var title = ""
  func draw(_ text: String, at line: Int) -> Bool { true }
  nonisolated func measure(_ text: String) -> Int { text.count }
}

struct Pricing: Sendable {
  var factor = 2
  func price(of item: String) -> Int { item.count * factor }
  func plus(_ left: Int, _ right: Int = 2) -> Int { left + right }
}

public protocol Mixed: Equatable {
  func fine(_ id: Int, for key: String) throws -> String
  func generic<T>(_ value: T)
  func twin(_ a: Int, of b: Bool)
  func twin(_ a: String, of b: Bool)
}

enum Kind { case a }

final class Loose {
  func run() {}
}

struct Ready: Sendable {
  var run: @Sendable () -> Void
}

struct PrivateHandler: Sendable {
  private let run: @Sendable () -> Void
  func handle(_ id: Int) {}
}

typealias Other = Pricing

protocol Counters {
  func next() -> Int
}

final class Named: Profile, @unchecked Sendable {
  var name = ""
  let age = 1
  func save() async throws {}
}

struct Memory: Repository {
  func all(by order: [String: [Person]]) async throws -> [Person] { [] }
  func find(_ key: Int, where matches: (Person) -> Bool) -> Person? { nil }
  func each(_ body: @escaping @Sendable (Person) -> Void, first: borrowing [Person]) {}
  var count: [Person: Int] { [:] }
}

@MainActor
func use() async throws {
  let named = Named()
  let client = ProfileClient(adapting: named)
  client.setName("new")
  _ = named.name
  let back = client.asProfile
  back.name = "newer"
  _ = try await People(adapting: Memory()).asRepository.all(by: [:])
  _ = try await VaultClient(adapting: Vault()).open(1, at: "door")
  _ = Rendering(adapting: Renderer()).draw("", at: 1)
}
