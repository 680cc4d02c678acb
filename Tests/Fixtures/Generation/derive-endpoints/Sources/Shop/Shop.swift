// Endpoints of every kind, in structs with a higher access level than some of their members.

import Capabilities
public import Domain

public struct Receipt: Sendable {
  public var id: String
  public init(id: String) { self.id = id }
}

/// Has a lower access level than `World`.
struct Ledger: TestableCapability {
  var write: @Sendable (String) throws -> Void
}

/// Lacks only `intercepted(by:)`, which calls that of another module's type.
public struct Garage: Sendable {
  public var van: Van
  public init(van: Van) { self.van = van }
  public static var test: Garage { Garage(van: Van(drive: {})) }
}

/// Endpoints that name their inputs also get methods with labels.
public struct Labelled: Sendable {
  /// Charges an amount.
  ///
  /// - Parameter amount: The amount in cents.
  public var charge: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  public var find: @Sendable (_ id: Int) -> Receipt?
  public var move: @Sendable (Int, Int) -> Bool
  public var half: @Sendable (_ from: Int, Int) -> Bool
  public var show: @Sendable (_ in: Int, _ default: String) -> Void
  var each: @Sendable (_ ids: [Int], _ body: @escaping @Sendable (Int) async -> Void) async -> Void
  public var `repeat`: @Sendable (_ times: Int, _ `inout`: Int) async -> (first: Int, rest: [Int])
  public var mine: @Sendable (_ first: Int, _ second: Int) -> Int
  public var apart: @concurrent @Sendable (_ first: Int, _ second: Int) async -> Int
  public var here: nonisolated(nonsending) @Sendable (_ first: Int, _ second: Int) async -> Int
  public var ship: Ship
  public var same: @Sendable (_ self: Int, _ other: Int) -> Int

  public func mine(first: Int, second: Int) -> Int { mine(second, first) }
}

public struct Optionals: Sendable {
  public var log: (@Sendable (String) -> Void)?
  public var trace: Optional<@Sendable (_ line: String, _ level: Int) async throws -> Void>
  public var listeners: [@Sendable (String) -> Void]
  public var named: [String: (@Sendable (Int) async -> Int)?]
  public var mailer: Labelled?
  public var others: [Labelled]
  public var title: String?
}

public struct Streams: Sendable {
  public var ticks: @Sendable () -> AsyncStream<Int>
  public var lines: @Sendable (_ file: String) async -> AsyncThrowingStream<String, any Error>
  public var numbers: @Sendable () throws -> any AsyncSequence<Int, Never>
  public var safe: @Sendable () -> any AsyncSequence<Int, Never> & Sendable
}

public struct World: Sendable {
  public var labelled: Labelled
  var ledger: Ledger
}

enum Inner {
  public struct Reports: Sendable {
    public var all: @Sendable () throws -> [Receipt]
    let retries = 3
  }
}

package struct Shipping: Sendable {
  package var ship: @Sendable (_ parcel: Parcel, _ to: Place) async throws -> Int
}

package enum Place: Sendable { case here }

public struct Wide: Sendable {
  public var e1: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  public var e2: @Sendable () -> Int
  public var e3: @Sendable (String) throws -> Void
  public var e4: @Sendable (Int, Int) async -> Bool
  public var e5: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  public var e6: @Sendable () -> Int
  public var e7: @Sendable (String) throws -> Void
  public var e8: @Sendable (Int, Int) async -> Bool
}

func use(_ labelled: Labelled) async throws {
  _ = try await labelled.charge(amount: 5, card: "4242")
  _ = try await labelled.charge(5, "4242")
  let charge = labelled.charge
  _ = try await charge(5, "4242")
  _ = partial(labelled.charge, 5)
  _ = Labelled.test.overriding { $0.charge = { _, _ in Receipt(id: "") } }
  _ = try await labelled.ship(parcel: Parcel(), to: "here")
  _ = Optionals.test.intercepted(by: Nobody()).log
}

struct Nobody: Interceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output { try proceed() }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output { try await proceed() }
}

public enum MeterError: Error {
  @available(macOS 99, *) case unimplemented
  case unavailable
}

/// Many endpoints of few types: those of one type share a function.
public struct Meter: Sendable {
  public var read0: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read1: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read2: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read3: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read4: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read5: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read6: @Sendable (_ id: Int) async throws(MeterError) -> Int
  public var read7: @Sendable (_ id: Int) async throws(MeterError) -> Int
  var count0: @Sendable () async -> Int
  var count1: @Sendable () async -> Int
  var count2: @Sendable () async -> Int
  var count3: @Sendable () async -> Int
  var count4: @Sendable () async -> Int
  var count5: @Sendable () async -> Int
  var count6: @Sendable () async -> Int
  var count7: @Sendable () async -> Int
  public var wrapped: @Sendable () -> Void
  public var unimplementedEndpoint: @Sendable () async throws -> [Int]
}
