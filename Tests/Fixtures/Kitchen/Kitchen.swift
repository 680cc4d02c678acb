package import Capabilities
import Foundation
import StandardCapabilities
import Synchronization

/// A world with an example of every kind of value that a playground reads, prints and overrides.
package struct Kitchen: Interceptable, Sendable {
  var pantry: Pantry
  var stove: Stove
  var patio: Patio
  var prices: Prices
  var limit = 3
  /// How long the patio may be open.
  var hours = Duration.seconds(7200)
  /// Its time passes only while someone sleeps.
  var clock = MonotonicClock.immediate
  var hoursSlept: Int { Int(clock.elapsed() / .seconds(3600)) }

  struct Pantry: Interceptable, Sendable {
    var take: @Sendable (Ingredient) async throws(PantryError) -> Portion
    var find: @Sendable (Ingredient.ID) async throws(PantryError) -> Ingredient?
    var all: @Sendable () async throws -> [Ingredient]
    var now: @Sendable () -> Date
    var count: @Sendable () throws(PantryError) -> Int

    func intercepted(by interceptor: some Interceptor) -> Pantry {
      Pantry(
        take: interceptor.wrap("Pantry.take", take),
        find: interceptor.wrap("Pantry.find", find),
        all: interceptor.wrap("Pantry.all", all),
        now: interceptor.wrap("Pantry.now", now),
        count: interceptor.wrap("Pantry.count", count)
      )
    }
  }

  struct Stove: Interceptable, Sendable {
    var heat: @Sendable (Heat) async -> Void
    var smells: @Sendable (Int) -> AsyncStream<String>
    var unlock: @Sendable (Secret) async throws(LockError) -> Login

    func intercepted(by interceptor: some Interceptor) -> Stove {
      Stove(
        heat: interceptor.wrap("Stove.heat", heat),
        smells: interceptor.wrap("Stove.smells", smells),
        unlock: interceptor.wrap("Stove.unlock", unlock)
      )
    }
  }

  struct Patio: Interceptable, Sendable {
    var open: @Sendable (Day, Duration) async throws(PatioFault) -> Set<Day>
    var songs: @Sendable (Genre) -> any AsyncSequence<String, Never>
    var place: @Sendable ((row: Int, seat: Int)) -> (row: Int, seat: Int)
    var photo: @Sendable (Data, URL?) throws(Closed) -> Int

    func intercepted(by interceptor: some Interceptor) -> Patio {
      Patio(
        open: interceptor.wrap("Patio.open", open),
        songs: interceptor.wrap("Patio.songs", songs),
        place: place,
        photo: interceptor.wrap("Patio.photo", photo)
      )
    }
  }

  struct Prices: Interceptable, Sendable {
    var all: @Sendable () -> [Day: Decimal]
    var set: @Sendable ([Day: Decimal]) throws(PriceError) -> Void
    var book: @Sendable ([Order], Date) async throws(PriceError) -> [Order]

    func intercepted(by interceptor: some Interceptor) -> Prices {
      Prices(
        all: interceptor.wrap("Prices.all", all),
        set: interceptor.wrap("Prices.set", set),
        book: interceptor.wrap("Prices.book", book)
      )
    }
  }

  package func intercepted(by interceptor: some Interceptor) -> Kitchen {
    Kitchen(
      pantry: pantry.intercepted(by: interceptor),
      stove: stove.intercepted(by: interceptor),
      patio: patio.intercepted(by: interceptor),
      prices: prices.intercepted(by: interceptor),
      limit: limit,
      hours: hours,
      clock: clock
    )
  }
}

struct Ingredient: Codable, Equatable, Identifiable {
  struct ID: Codable, Hashable { var rawValue: String }
  var id: ID
  var grams: Int
  var note: String?
}

struct Portion: Codable, Equatable {
  var of: Ingredient
  var grams: Double
  var takenAt: Date
}

enum Heat: Codable, Equatable {
  case `nil`
  case low
  case degrees(Int)
  case program(name: String, minutes: Int)
}

enum PantryError: Error, Codable, Equatable {
  case empty
  case locked(String)
}

/// An error that is not `Decodable` and contains a secret.
enum LockError: Error {
  case wrong(Attempts)
  case jammed

  struct Attempts { var tried: [Secret] }
}

struct Secret: Codable, Equatable, Sendable {
  var value: String
}

struct Login: Codable, Equatable, Sendable {
  var user: String
  var key: Secret
}

/// A type that is read from text and is not `Decodable`.
struct Spice: LosslessStringConvertible, Equatable {
  let name: String
  init?(_ text: String) {
    guard text == text.lowercased(), !text.isEmpty else { return nil }
    name = text
  }
  var description: String { name }
}

enum Day: String, Codable, CaseIterable { case day, night }

/// An enum whose cases only the table lists.
enum Genre: Codable, Hashable {
  case rock
  case jazz(minutes: Int)
}

struct Order: Codable, Sendable {
  var id: Int
  var day: Day
  var genre: Genre?
}

/// A struct as an error.
struct PatioFault: Error, Codable, Equatable { var code: Int }

/// An error with one case, whose name only the table lists.
enum Closed: String, Error, Codable { case closed = "shut" }

/// An error that is not `Codable`.
enum PriceError: Error {
  case tooHigh
  case unknown(Day)
}

/// A result that cannot be encoded.
struct Dish: Sendable, CustomStringConvertible {
  let parts: [String]
  var description: String { parts.joined(separator: " with ") }
}

extension Kitchen {
  /// A kitchen with rice and salt in memory.
  static var sandbox: Kitchen {
    let stock = Mutex(["rice": 500, "salt": 100])
    let box = Box(stock)
    return Kitchen(
      pantry: Pantry(
        take: { ingredient throws(PantryError) in
          let left = box.value.withLock { $0[ingredient.id.rawValue] }
          guard let left else { throw .locked("no \(ingredient.id.rawValue)") }
          guard (0...left).contains(ingredient.grams) else { throw .empty }
          box.value.withLock { $0[ingredient.id.rawValue] = left - ingredient.grams }
          let date = Date(timeIntervalSince1970: 0)
          return Portion(of: ingredient, grams: Double(ingredient.grams), takenAt: date)
        },
        find: { id throws(PantryError) in
          box.value.withLock { $0[id.rawValue] }.map { Ingredient(id: id, grams: $0) }
        },
        all: {
          box.value.withLock { $0 }.sorted { $0.key < $1.key }
            .map { Ingredient(id: .init(rawValue: $0.key), grams: $0.value) }
        },
        now: { Date(timeIntervalSince1970: 0) },
        count: { () throws(PantryError) in box.value.withLock { $0.count } }
      ),
      stove: Stove(
        heat: { _ in },
        smells: { count in
          AsyncStream { continuation in
            for number in 0..<min(max(count, 0), 2000) { continuation.yield("smell \(number)") }
            continuation.finish()
          }
        },
        unlock: { secret throws(LockError) in
          guard secret.value == "open sesame" else {
            throw .wrong(LockError.Attempts(tried: [secret]))
          }
          return Login(user: "ada", key: secret)
        }
      ),
      patio: Patio(
        open: { day, time throws(PatioFault) in
          guard time <= .seconds(7200) else { throw PatioFault(code: 3) }
          return [day, .night]
        },
        songs: { _ in AsyncStream { $0.finish() } },
        place: { $0 },
        photo: { data, _ in data.count }
      ),
      prices: Prices(
        all: { [.day: 1.25, .night: 10] },
        set: { _ in },
        book: { orders, _ in orders }
      )
    )
  }

  /// A kitchen whose prices and stove are not implemented.
  static var test: Kitchen {
    var kitchen = Kitchen.sandbox
    kitchen.prices.all = unimplemented("Book.all", placeholder: [:])
    kitchen.stove.heat = unimplemented("Stove.heat", placeholder: ())
    let write: @Sendable (Int) throws(PriceError) -> Void =
      unimplemented("Page.write", throwing: .tooHigh)
    kitchen.prices.book = { orders, _ throws(PriceError) in
      try write(orders.count)
      return orders
    }
    return kitchen
  }
}

/// A reference to a noncopyable value.
final class Box<Value: ~Copyable & Sendable>: Sendable {
  let value: Value
  init(_ value: consuming Value) { self.value = value }
}
