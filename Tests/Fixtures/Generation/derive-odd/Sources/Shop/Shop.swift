// Odd names, generic structs, tuples, and values of types from outside the package.

import Capabilities
import Foundation

struct `class`: Sendable {
  var `init`: @Sendable (_ `self`: Int, _ b: Int) throws -> Void
}

struct Ünïcode: Sendable {
  var größe: @Sendable (_ länge: Int, _ höhe: Int) throws -> Int
  var café: @Sendable (_ é: Int, _ b: Int) throws -> Int
  var `two words`: @Sendable (_ `a→b`: Int, _ c: Int) throws -> Void
}

struct Hidden: Sendable {
  var interceptor: @Sendable () throws -> Void
  var unimplemented: @Sendable () throws -> Void
  var wrap: @Sendable () throws -> Void
}

struct Tuples: Sendable {
  var a: @Sendable ((x: Int, y: Int), (Int, Int)) throws -> (Int, (a: Int, b: String))
  var b: @Sendable (_ p: (x: Int, y: Int), _ q: [Int: (Int, Int)]) -> (Int, Int)
  var c: @Sendable (()) throws -> Int
  var d: @Sendable (_ p: Int, _ q: (`b c`: Int, Int)) -> (`in`: Int, `b c`: String?)
}

enum Fail<T: Sendable>: Error { case one(T) }

struct Errors: Sendable {
  var any: @Sendable () throws(any Error) -> Void
  var never: @Sendable () throws(Never) -> Int
  var cancelled: @Sendable () async throws(CancellationError) -> Int
  var result: @Sendable () -> Result<Int, any Error>
  var other: @Sendable () -> Result<Void, Fail<Int>>
}

struct Foreign: Sendable {
  var now: @Sendable () -> Date
  var id: @Sendable () -> UUID
  /// Its initial value is a random one, which `test` does not keep.
  var session = UUID()
  var url: @Sendable () -> URL
  var data: @Sendable () -> Data
  var amount: @Sendable () -> Decimal
  var text: @Sendable () -> Substring
}

public struct Generic<T: Sendable>: Sendable {
  public var find: @Sendable (_ a: T, _ b: Int) throws -> T
  public var all: @Sendable () -> [T]
  public var log: (@Sendable (T) -> Void)?
}

extension Generic {
  struct Inner: Sendable {
    var find: @Sendable () throws -> T
  }
}

struct Constants: Sendable {
  let a: @Sendable () throws -> Void
  let b = 3, zone = TimeZone.gmt, limit: Duration = .seconds(-5)
  let names = ["UUID()": Date(timeIntervalSince1970: 0)]
  var c: Int = 4
  static let make: @Sendable () -> Int = { 1 }
}

typealias Pick<T: Sendable> = @Sendable (T) throws -> Void
@usableFromInline struct Usable: Sendable { var pick: Pick<Int> }
protocol Interceptor {}
enum Interceptable {}

public typealias Handler<Value> = @Sendable (Value) throws -> Void
public typealias Twice<Value> = Handler<Handler<Value>>

/// An alias in itself: the closure that it takes escapes.
public struct Handled: Sendable {
  public var run: Handler<Handler<String>>
  public var twice: Twice<Int>
  public var text: Handler<String>
}
