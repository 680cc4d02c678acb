package import CapabilitiesPlayground
import Foundation

extension PlaygroundTable where World == Kitchen {
  package static var kitchen: PlaygroundTable<Kitchen> {
    PlaygroundTable(
      worlds: [
        .simulated("sandbox") { .sandbox },
        .simulated("test") { .test },
        .simulated("closed") { throw PantryError.locked("closed") },
        .live("live") { .sandbox },
      ],
      useCases: useCaseRows(),
      endpoints: endpointRows(),
      settings: [
        .init("limit", \.limit, .decodable(Int.self)),
        .init("hours", \.hours, .decodable(Duration.self)),
      ],
      unavailable: [
        .init("watch", reason: "its input onChange is a closure", fix: "make it a stream")
      ],
      enums: [.init(genre()), .init(closed())],
      graph: PlaygroundGraph(
        """
        {"world": "Kitchen", "useCases": [
        {"name": "cook", "isValue": false, "builder": "makeCook(pantry:)", "type": "Cook",
          "needs": [{"label": "pantry", "type": "Pantry", "capability": "pantry"}]}
        ], "capabilities": [
        {"name": "pantry", "type": "Pantry", "isUsed": true,
          "endpoints": [{"name": "take", "isUsed": true}]}
        ]}
        """
      )
    )
  }

  private static func useCaseRows() -> [PlaygroundUseCase<Kitchen>] {
    [
      .init(
        "cook",
        help: "Takes an ingredient and heats it.",
        inputs: [.init("ingredient", Ingredient.self), .init("heat", Heat?.self)],
        returns: .decodable(Portion.self)
      ) { world, inputs in
        let portion = try await world.pantry.take(inputs.next())
        let heat: Heat? = try inputs.next()
        if let heat { await world.stove.heat(heat) }
        return portion
      },
      .init(
        "restock",
        inputs: [.init("id", Ingredient.ID.self)],
        returns: .decodable(Ingredient?.self)
      ) { try await $0.pantry.find($1.next()) },
      .init(
        "season",
        inputs: [.init("spice", .word(Spice.self)), .init("größe", Double.self)],
        returns: .none(Dish.self)
      ) { _, inputs in
        let spice: Spice = try inputs.next()
        let size: Double = try inputs.next()
        return Dish(parts: ["rice", "\(size) \(spice)"])
      },
      .init("wait", returns: .nothing) { world, _ in await world.stove.heat(.low) },
      .init(
        "brew",
        inputs: [.init("dish", .none(Dish.self))],
        returns: .decodable(String.self)
      ) { "brewed \(try $1.next() as Dish)" },
      // A use case with the name of a built-in command.
      .init("world", returns: .decodable(Int.self)) { world, _ in world.limit },
      .init(
        "serve",
        inputs: [.init("tip", Int??.self), .init("heat", [Heat?].self)],
        returns: .decodable([Heat?].self)
      ) { _, inputs in
        let _: Int?? = try inputs.next()
        return try inputs.next()
      },
      .init(
        "schedule",
        inputs: [.init("at", Date.self), .init("id", UUID?.self), .init("hot", Bool?.self)],
        returns: .decodable(Date.self)
      ) { _, inputs in
        let date: Date = try inputs.next()
        let _: UUID? = try inputs.next()
        let _: Bool? = try inputs.next()
        return date
      },
      .init(
        "measure",
        inputs: [.init("small", Int8.self), .init("big", Decimal?.self)],
        returns: .decodable([String].self)
      ) { _, inputs in
        let small: Int8 = try inputs.next()
        let big: Decimal? = try inputs.next()
        return ["\(small)", big.map { "\($0)" } ?? "none"]
      },
      .init(
        "pause",
        help: "Opens the patio after a pause.",
        inputs: [.init("day", Day.self), .init("time", Duration.self)],
        returns: .decodable(Duration.self)
      ) { world, inputs in
        let day: Day = try inputs.next()
        let time: Duration = try inputs.next()
        _ = try await world.patio.open(day, time)
        return time
      },
      .init(
        "sell",
        inputs: [
          .init("orders", [Order].self), .init("at", Date.self), .init("tags", Set<String>?.self),
        ],
        returns: .decodable([Order].self)
      ) { try await $0.prices.book($1.next(), $1.next()) },
    ]
  }

  private static func endpointRows() -> [PlaygroundEndpoint<Kitchen>] {
    [
      .init(
        "pantry.take",
        named: "Pantry.take",
        inputs: [.init("ingredient", Ingredient.self)],
        returns: .decodable(Portion.self),
        throws: .decodable(PantryError.self)
      ) { try await $0.pantry.take($1.next()) },
      .init(
        "pantry.find",
        named: "Pantry.find",
        inputs: [.init("id", Ingredient.ID.self)],
        returns: .decodable(Ingredient?.self),
        throws: .decodable(PantryError.self)
      ) { try await $0.pantry.find($1.next()) },
      .init(
        "pantry.all",
        named: "Pantry.all",
        returns: .decodable([Ingredient].self),
        throws: .anyError
      ) { world, _ in try await world.pantry.all() },
      .init(
        "pantry.now",
        named: "Pantry.now",
        isAsync: false,
        returns: .decodable(Date.self)
      ) { world, _ in world.pantry.now() },
      .init(
        "pantry.count",
        named: "Pantry.count",
        isAsync: false,
        returns: .decodable(Int.self),
        throws: .decodable(PantryError.self)
      ) { world, _ in try world.pantry.count() },
      .init(
        "stove.heat",
        named: "Stove.heat",
        inputs: [.init("heat", Heat.self)],
        returns: .nothing
      ) { await $0.stove.heat(try $1.next()) },
      .init(
        "stove.smells",
        named: "Stove.smells",
        isAsync: false,
        inputs: [.init("count", Int.self)],
        returns: .stream(of: .decodable(String.self))
      ) { $0.stove.smells(try $1.next()) },
      .init(
        "stove.unlock",
        named: "Stove.unlock",
        inputs: [.init("secret", Secret.self)],
        returns: .decodable(Login.self),
        throws: .cases([
          .init("wrong", [.init("attempts", [Secret].self)]) {
            LockError.wrong(LockError.Attempts(tried: try $0.next()))
          },
          .init("jammed") { _ in .jammed },
        ])
      ) { try await $0.stove.unlock($1.next()) },
      .init(
        "patio.open",
        named: "Patio.open",
        inputs: [.init("day", Day.self), .init("time", Duration.self)],
        returns: .decodable(Set<Day>.self),
        throws: .decodable(PatioFault.self)
      ) { try await $0.patio.open($1.next(), $1.next()) },
      .init(
        "patio.songs",
        named: "Patio.songs",
        isAsync: false,
        inputs: [.init("genre", Genre.self)],
        returns: .stream((any AsyncSequence<String, Never>).self, of: .decodable(String.self))
      ) { $0.patio.songs(try $1.next()) },
      .init(
        "patio.place",
        named: nil,
        isAsync: false,
        inputs: [.init("place", place())],
        returns: place()
      ) { $0.patio.place(try $1.next()) },
      .init(
        "patio.photo",
        named: "Patio.photo",
        isAsync: false,
        inputs: [.init("image", Data.self), .init("source", URL?.self)],
        returns: .decodable(Int.self),
        throws: .decodable(Closed.self)
      ) { try $0.patio.photo($1.next(), $1.next()) },
      .init(
        "prices.all",
        named: "Prices.all",
        isAsync: false,
        returns: .decodable([Day: Decimal].self)
      ) { world, _ in world.prices.all() },
      .init(
        "prices.set",
        named: "Prices.set",
        isAsync: false,
        inputs: [.init("prices", [Day: Decimal].self)],
        returns: .nothing,
        throws: priceError()
      ) { try $0.prices.set($1.next()) },
      .init(
        "prices.book",
        named: "Prices.book",
        inputs: [.init("orders", [Order].self), .init("at", Date.self)],
        returns: .decodable([Order].self),
        throws: .anyError([.init(priceError()), .init(.decodable(PatioFault.self))])
      ) { try await $0.prices.book($1.next(), $1.next()) },
    ]
  }

  private static func genre() -> PlaygroundValueFormat<Genre> {
    .cases([
      .init("rock") { _ in .rock },
      .init("jazz", [.init("minutes", Int.self)]) { try .jazz(minutes: $0.next()) },
    ])
  }

  private static func closed() -> PlaygroundValueFormat<Closed> {
    .cases([.init("closed") { _ in .closed }])
  }

  private static func place() -> PlaygroundValueFormat<(row: Int, seat: Int)> {
    .tuple(
      (row: Int, seat: Int).self,
      [.init("row", Int.self), .init("seat", Int.self)]
    ) { try (row: $0.next(), seat: $0.next()) }
  }

  private static func priceError() -> PlaygroundValueFormat<PriceError> {
    .cases([
      .init("tooHigh") { _ in .tooHigh },
      .init("unknown", [.init("_0", Day.self)]) { try .unknown($0.next()) },
    ])
  }
}
