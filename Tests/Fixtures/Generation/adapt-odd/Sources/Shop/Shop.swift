// Odd names and types, protocols for actors, and requirements that are declared twice.

import Distributed
import Foundation

protocol Odd: Sendable {
  func `init`(`for`: Int, _ `self`: Int)
  func größe(länge: Int, `let`: Int) -> Int
  var `var`: Int { get }
  var `class`: Int { get set }
  func `two words`(`a b`: Int)
  func adaptee(adaptee: Int, capability: Int)
  func tuples(_ t: (Int, Int), _ u: (a: Int, b: Int)) -> (x: Int, y: Int)
  func owned(_ a: consuming String, _ b: borrowing [Int], _ c: sending String)
  func later(_ a: @Sendable @escaping () throws(CancellationError) -> Int, _ b: (inout Int) -> Int)
  func closure() -> @Sendable (Int) -> Int
  func never() -> Never
  var handler: (@Sendable (Int) -> Void)? { get set }
  var kept: @Sendable (Int) -> Void { get set }
  var failing: Int { get throws(CancellationError) }
  @concurrent func apart(a: Int) async -> Int
  func give(_ id: Int, to b: Int) throws -> sending NotSendable
  @Iso.DB func onDB(x: Int)
  func onDB(_ f: @escaping @Iso.DB @Sendable () -> Void)
  @concurrent func leave(_ x: NotSendable) async -> NotSendable
}

protocol Counting: Actor {
  func add(x: Int) throws -> Int
  nonisolated func name(of y: Int) -> String
  var count: Int { get set }
}

protocol Sequences: Sendable {
  associatedtype Part: Sendable
  associatedtype Whole: Collection & Sendable where Whole.Element == Part
  func first(_ whole: Whole) -> Part?
  func rest(_ all: [Int].SubSequence) -> [String: Int].Keys?
  func join(_ x: Whole.Element, _ make: (Part) -> Whole) -> Whole
  var part: Part { get set }
}

protocol Base: Sendable {
  func find(_ a: Int, by b: String) async throws -> Int
}

protocol Refined: Base {
  override func find(_ a: Int, by b: String) async throws -> Int
  func own()
  func capability(_: Int, input1: Int)
}

class NotSendable {}

actor Crossing {
  func take(_ x: NotSendable) {}
  func give() -> [NotSendable] { [] }
  func fine() {}
}

struct Service: Sendable {
  let id: Int
  func run(a: Int) -> Int { a }
  mutating func change() {}
  func opaque() -> some Hashable { 1 }
  func optional(_ x: Int?, _ y: Int!) -> Int! { y ?? x }
  var computed: Int {
    get { 1 }
    set {}
  }
}

distributed actor Far {
  typealias ActorSystem = LocalTestingDistributedActorSystem
  distributed func go() {}
}

protocol Statics: Sendable {
  static func make() -> Int
  func run()
  func optional(_ x: Int?, _ y: Int!) -> Int!
  init()
  subscript(x: Int) -> Int { get }
}

protocol Shared: Sendable {
  associatedtype Input
  var level: Int { get nonmutating set }
  func run(_ input: Input) -> Int
}

protocol Failing: Sendable {
  associatedtype Failure: Error
  var name: String { get throws(Failure) }
  func each(_ body: (Int) throws(Failure) -> Void)
  func find(_ id: Int) async throws(Failure) -> Int
}

enum Iso { @globalActor actor DB { static let shared = DB() } }
