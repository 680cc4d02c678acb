public struct Widget: Sendable {
  private init() {}
}

public enum Never2: Error {}

struct Refused: Sendable {
  var widget: @Sendable () -> Widget
  var fail: @Sendable () throws(Never2) -> Int
  var show: @MainActor @Sendable (Int) -> Void
  var change: @Sendable (inout Int) throws -> Void
  var many: @Sendable (Int...) throws -> Void
  var long: @Sendable (Int, Int, Int, Int, Int, Int, Int) throws -> Void
  var value: Widget
  private var hidden: @Sendable () throws -> Void
}

struct Unsendable {
  var run: () throws -> Void
}

struct Generic<each T>: Sendable {
  var run: @Sendable (repeat each T) throws -> Void
}

struct Empty: Sendable {}

struct Watched: Sendable {
  var run: @Sendable () throws -> Void
  var count = 0 { didSet {} }
  private(set) var total = 0
  var isBusy: Bool { count > 0 }
}

enum Outer {
  struct `Type`: Sendable {
    var run: @Sendable () throws -> Void
  }
}

actor Act {}

class Cls {}

enum Cases { case one }

protocol Pro {}

typealias Other = Empty

struct Lazy: Sendable {
  var run: @Sendable () throws -> Void
  lazy var value = 1
}

public struct Own: Sendable {
  public var run: nonisolated(nonsending) @Sendable () async throws -> Void
  public let retries = 3
  public private(set) var tries = 2
  public var isBusy: Bool { tries > 0 }
  public init() { run = {} }
}

struct Inputs: Sendable {
  var each: @Sendable (_ body: (Int) -> Void) throws -> Void
  var kept: @Sendable (_ body: @escaping (Int) -> Void) throws -> Void
  var later: @Sendable (@autoclosure () -> Int) throws -> Void
  var alias: @Sendable (_ body: Body) throws -> Void
  var sent: @Sendable (_ text: sending String) throws -> Void
  var log: (@Sendable (inout Int) -> Void)?
  var c: @convention(c) @Sendable () -> Void
  var `self`: @Sendable () throws -> Void
}

typealias Body = (Int) -> Void

class Shared {}

struct Returns: Sendable {
  var never: @Sendable () -> Never
  var shared: @Sendable () -> Shared
  var sequence: @Sendable () -> any AsyncSequence<Int, Never>
  var closure: @Sendable () -> @Sendable () -> Int
}

struct Plain: Sendable {
  var number = 1
}

struct Locked: Sendable {
  private(set) var run: @Sendable () throws -> Void
}

fileprivate struct Near: Sendable {
  var run: @Sendable () throws -> Void
}

struct Callbacks: Sendable {
  var fetch: @Sendable (_ done: @escaping (Int) -> Void) -> Void
  var `optional`: @Sendable ((() -> Void)?) throws -> Void
  var fine: @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void
  var shared: @Sendable (Shared, [Shared]) async throws -> Void
  var onActor: @Sendable (Screen, Act) async throws -> Void
  var log: (@Sendable (Shared) -> Void)?
}

@MainActor class Screen {}

struct Intercepted: Sendable {
  var fetch: @Sendable (_ done: @escaping (Int) -> Void) -> Void
  func intercepted(by interceptor: some Interceptor) -> Intercepted { self }
}

protocol Interceptor {}

struct Box<T>: Sendable {
  var open: @Sendable (T) throws -> Void
}

struct Conditional<T> {
  var open: @Sendable (T) throws -> Void
}
extension Conditional: Sendable where T: Sendable {}

struct Token: ~Copyable, Sendable { let id: Int }

struct Once: ~Copyable, Sendable {
  var run: @Sendable () throws -> Int
}

struct Restricted: Sendable {
  var sum: @Sendable (Span<Int>) throws -> Int
  var open: @Sendable () throws -> Token?
  var keys: @Sendable ([AnyHashable: Int], KeyPath<String, Int>) throws -> Void
  var raw: @Sendable (UnsafeRawPointer, [String: Any]) throws -> Void
  var exit: @Sendable (Int32, Bool) -> Never
  var isolated: @isolated(any) @Sendable () async throws -> Void
}

struct Forgotten: TestableCapability {
  var now: @Sendable () throws -> Int
}

typealias Stay = nonisolated(nonsending) @Sendable (Int) async -> Int

struct Staying: Sendable {
  var run: Stay
}

typealias Two = (first: Staying, second: Int)

struct Pairs: Sendable {
  var two: Two, plain: (Int, String)
  var (left, right) = (1, "")
  let (zone, limit) = ("U(T)C", -1.5), hours: [String] = ["9", "17"]  // o'clock
  let box = Box<Int>(open: { _ in }), actor = Act(), longest = Int.max
  let luck =
    Int.random(in: 1...9)
  let held = [Holder()], last = Empty(), none: Holder? = nil  // not Int.random(in: 1...9)
  let stop: @Sendable () -> Int = { 3 }
  var run: @Sendable () throws -> sending Shared
}
struct Holder: Sendable { let act = Act() }

struct Tested: Sendable {
  var now: @Sendable () throws -> Int
  static func test() -> Tested { Tested { 0 } }
}

typealias Others = Generic<Int, String>
