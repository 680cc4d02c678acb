public import Foundation

/// Nested types are in scope only here.
public struct Audio: Sendable {
  var load: @Sendable (_ sounds: [Sound], _ volume: Volume) async throws -> Sound
  var stream: @Sendable () -> any AsyncSequence<Sound, Never>
  var find: @Sendable (_ name: String, _ kind: Sound.Kind) throws(Failure) -> [Sound.Kind: Sound]

  public struct Sound: Sendable {
    public enum Kind: Sendable { case loud }
  }
  public enum Failure: Error { case broken }
  public typealias Volume = Int
}

public struct Store<Item: Identifiable & Sendable>: Sendable {
  public var find: @Sendable (Item.ID) -> Row?
  public struct Row: Sendable {}
}

public struct Person: Identifiable, Sendable {
  public var id = 1
}

public protocol Repo: Sendable {}

public struct Library: Sendable {
  var people: Store<Person>
  var failing: @Sendable () throws -> Int
  var open: @Sendable (Int) -> any Repo
  var sound: Audio
}

public func makePerson(
  find: @escaping @Sendable (Int) -> Store<Person>.Row?
) -> @Sendable (_ first: Audio.Sound, _ second: Audio.Sound.Kind) -> Bool {
  { _, _ in find(1) == nil }
}

public func makeFailing<E: Error>(
  failing: @escaping @Sendable () throws(E) -> Int
) -> @Sendable () throws(E) -> Int { failing }

public func makeRepo(open: @escaping @Sendable (Int) -> any Repo) -> any Repo { open(1) }

public func makeRepos(
  repo: any Repo,
  kind: any Repo.Type
) -> @Sendable (any Repo) -> (any Repo)? { { _ in repo } }

extension Audio {
  public static func makePlay(
    load: @escaping @Sendable (_ sounds: [Sound], _ volume: Volume) async throws -> Sound,
    loud: Sound.Kind
  ) -> @Sendable () async throws -> Sound { { try await load([], 1) } }
}

public protocol Player: Sendable {
  associatedtype Failure: Error
  typealias Kind = Audio.Sound.Kind
  func play(_ kinds: [Kind], at sound: Self.Kind) throws(Failure) -> Kind?
  var level: Int { get throws(Failure) }
}

public enum Oops: Error { case oops }

public actor Disk {
  public struct Block: Sendable {}
  public func read(_ block: Block) -> [Block] { [block] }
}

public struct User: Sendable {}

public protocol Users: Sendable {
  associatedtype User where User == Shop.User
  func find() -> User
}

public struct Grid: Sendable {
  var row: @Sendable (_ row: [3 of Int], _ place: Int) -> InlineArray<3, Int>
}

public func makeFirst(
  row: @escaping @Sendable (InlineArray<3, Int>, Int) -> [3 of Int]
) -> @Sendable () -> Int { { 1 } }

public struct Clocks: Sendable {
  public var status: @Sendable () throws -> stat
  public var zone: @Sendable () -> (TimeZone, Calendar)
  public var range: @Sendable () -> (ClosedRange<Int>, Range<Date>)
  public var names: @Sendable () -> PersonNameComponents
  public var now: @Sendable () -> ContinuousClock.Instant
}

extension PersonNameComponents {
  static var placeholder: Self { .init() }
}

public struct Unknown: Sendable {
  public var length: @Sendable () -> Measurement<UnitLength>
  public var rest: PartialRangeFrom<Int>
}

public struct Half: Sendable {
  public var find: @Sendable () throws -> Int
  public var rest: PartialRangeFrom<Int>
  static var test: Half { Half.test(rest: 1...) }
}

// A C type could be of this module too, but generated code must not import it publicly.
internal import Dispatch

public struct Mark<Value: Sendable>: Sendable { var value: Value }
extension Mark<Int> { static var placeholder: Mark<Int> { Mark(value: 0) } }
extension [Mark<Int>] { static var placeholder: [Mark<Int>] { [.placeholder] } }
extension Data { var placeholder: String { "" } }
struct Marks: Sendable {
  var find: @Sendable () -> (Mark<Int>, String)
  var all: @Sendable () -> [Mark<Int>]
  var name: Mark<String>
}
