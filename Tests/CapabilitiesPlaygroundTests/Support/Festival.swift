import Capabilities
import CapabilitiesPlayground
import Foundation

/// A world with the values that people write every day.
struct Festival: Interceptable, Sendable {
  var stage: Stage
  var prices: Prices
  /// How long a song may last.
  var limit = Duration.seconds(300)

  struct Stage: Interceptable, Sendable {
    var open: @Sendable (Day, Duration) async throws(StageFault) -> Set<Day>
    var songs: @Sendable (Genre) -> any AsyncSequence<String, StageFault>
    var place: @Sendable ((row: Int, seat: Int)) -> (row: Int, seat: Int)
    var photo: @Sendable (Data, URL?) throws(Closed) -> Int

    func intercepted(by interceptor: some Interceptor) -> Stage {
      Stage(
        open: interceptor.wrap("Stage.open", open),
        songs: interceptor.wrap("Stage.songs", songs),
        place: { interceptor.wrap("Stage.place", place)($0) },
        photo: interceptor.wrap("Stage.photo", photo)
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

  func intercepted(by interceptor: some Interceptor) -> Festival {
    Festival(
      stage: stage.intercepted(by: interceptor),
      prices: prices.intercepted(by: interceptor),
      limit: limit
    )
  }
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
struct StageFault: Error, Codable, Equatable { var code: Int }
/// An error with one case.
enum Closed: Error, Codable { case closed }
/// An error that is not `Codable`.
enum PriceError: Error {
  case tooHigh
  case unknown(Day)
}

extension Festival {
  static var sandbox: Festival {
    Festival(
      stage: Stage(
        open: { day, time throws(StageFault) in
          guard time <= .seconds(7200) else { throw StageFault(code: 3) }
          return [day, .night]
        },
        songs: { genre in AsyncStream { $0.finish() }.typed(genre) },
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

  /// A world without any implementation.
  static var test: Festival {
    Festival(
      stage: Stage(
        open: unimplemented("Stage.open", throwing: StageFault(code: 0)),
        songs: { _ in AsyncStream { $0.finish() }.typed(.rock) },
        place: { $0 },
        photo: unimplemented("Stage.photo", throwing: .closed)
      ),
      prices: Prices(
        all: unimplemented("Prices.all", placeholder: [:]),
        set: unimplemented("Prices.set", throwing: .tooHigh),
        book: unimplemented("Prices.book", throwing: .tooHigh)
      )
    )
  }
}

extension AsyncStream where Element == String {
  /// The names of songs of a genre.
  fileprivate func typed(_ genre: Genre) -> any AsyncSequence<String, StageFault> {
    map { "\(genre): \($0)" }.typedErrors()
  }
}

extension AsyncSequence where Failure == Never {
  fileprivate func typedErrors() -> any AsyncSequence<Element, StageFault> {
    TypedErrors(base: self)
  }
}

/// A sequence whose type has errors, although it throws none.
private struct TypedErrors<Base: AsyncSequence>: AsyncSequence where Base.Failure == Never {
  let base: Base

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    mutating func next() async throws(StageFault) -> Base.Element? {
      await base.next(isolation: nil)
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }
}

extension PlaygroundTable where World == Festival {
  static var festival: PlaygroundTable<Festival> {
    PlaygroundTable(
      worlds: [
        .named("sandbox") { Festival.sandbox }, .named("test") { Festival.test },
        .live("live") { Festival.sandbox },
      ],
      useCases: [pause(), sell()],
      endpoints: stage() + prices(),
      settings: [PlaygroundSetting("limit", \.limit, .decodable(Duration.self))],
      enums: [.init(genre()), .init(closed())]
    )
  }

  private static func genre() -> PlaygroundReader<Genre> {
    .cases([
      .init("rock") { _ in .rock },
      .init("jazz", [.init("minutes", Int.self)]) { try .jazz(minutes: $0.next()) },
    ])
  }

  private static func closed() -> PlaygroundReader<Closed> {
    .cases([.init("closed") { _ in .closed }])
  }

  private static func pause() -> PlaygroundUseCase<Festival> {
    PlaygroundUseCase(
      "pause",
      help: "Opens the stage after a pause.",
      inputs: [.init("day", Day.self), .init("time", Duration.self)],
      returns: .decodable(Duration.self)
    ) { world, inputs in
      let day: Day = try inputs.next()
      let time: Duration = try inputs.next()
      _ = try await world.stage.open(day, time)
      return time
    }
  }

  private static func sell() -> PlaygroundUseCase<Festival> {
    PlaygroundUseCase(
      "sell",
      inputs: [
        .init("orders", [Order].self), .init("at", Date.self),
        .init("tags", Set<String>?.self),
      ],
      returns: .decodable([Order].self)
    ) { world, inputs in
      try await world.prices.book(inputs.next(), inputs.next())
    }
  }

  private static func stage() -> [PlaygroundEndpoint<Festival>] {
    [
      PlaygroundEndpoint(
        "stage.open",
        named: "Stage.open",
        inputs: [.init("day", Day.self), .init("time", Duration.self)],
        returns: .decodable(Set<Day>.self),
        throws: .decodable(StageFault.self)
      ) { world, inputs in try await world.stage.open(inputs.next(), inputs.next()) },
      PlaygroundEndpoint(
        "stage.songs",
        named: "Stage.songs",
        isAsync: false,
        inputs: [.init("genre", Genre.self)],
        returns: .stream((any AsyncSequence<String, StageFault>).self, of: .decodable(String.self))
      ) { world, inputs in world.stage.songs(try inputs.next()) },
      PlaygroundEndpoint(
        "stage.place",
        named: nil,
        isAsync: false,
        inputs: [.init("place", place())],
        returns: place()
      ) { world, inputs in world.stage.place(try inputs.next()) },
      PlaygroundEndpoint(
        "stage.photo",
        named: "Stage.photo",
        isAsync: false,
        inputs: [.init("image", Data.self), .init("source", URL?.self)],
        returns: .decodable(Int.self),
        throws: .decodable(Closed.self)
      ) { world, inputs in try world.stage.photo(inputs.next(), inputs.next()) },
    ]
  }

  private static func place() -> PlaygroundReader<(row: Int, seat: Int)> {
    .tuple(
      (row: Int, seat: Int).self,
      [.init("row", Int.self), .init("seat", Int.self)]
    ) { try (row: $0.next(), seat: $0.next()) }
  }

  private static func prices() -> [PlaygroundEndpoint<Festival>] {
    [
      PlaygroundEndpoint(
        "prices.all",
        named: "Prices.all",
        isAsync: false,
        returns: .decodable([Day: Decimal].self)
      ) { world, _ in world.prices.all() },
      PlaygroundEndpoint(
        "prices.set",
        named: "Prices.set",
        isAsync: false,
        inputs: [.init("prices", [Day: Decimal].self)],
        returns: .nothing,
        throws: priceError()
      ) { world, inputs in try world.prices.set(inputs.next()) },
      PlaygroundEndpoint(
        "prices.book",
        named: "Prices.book",
        inputs: [.init("orders", [Order].self), .init("at", Date.self)],
        returns: .decodable([Order].self),
        throws: .anyError([.init(priceError()), .init(.decodable(StageFault.self))])
      ) { world, inputs in try await world.prices.book(inputs.next(), inputs.next()) },
    ]
  }

  private static func priceError() -> PlaygroundReader<PriceError> {
    .cases([
      .init("tooHigh") { _ in .tooHigh },
      .init("unknown", [.init("_0", Day.self)]) { try .unknown($0.next()) },
    ])
  }
}
