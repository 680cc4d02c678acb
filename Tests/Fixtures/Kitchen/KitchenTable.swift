package import CapabilitiesPlayground
import Foundation

extension PlaygroundTable where World == Kitchen {
  package static var kitchen: PlaygroundTable<Kitchen> {
    PlaygroundTable(
      worlds: [
        .named("sandbox") { Kitchen.sandbox },
        .named("closed") { throw PantryError.locked("closed") },
        .live("live") { Kitchen.sandbox },
      ],
      useCases: [
        cook(), restock(), season(), wait(), brew(), world(), serve(), schedule(), measure(),
      ],
      endpoints: pantry() + stove(),
      settings: [PlaygroundSetting("limit", \.limit, .decodable(Int.self))],
      unavailable: [
        .init("watch", reason: "its input onChange is a closure", fix: "make it a stream")
      ],
      graph: PlaygroundGraph(
        world: "Kitchen",
        useCases: [
          .useCase(
            "cook",
            builder: "makeCook(pantry:)",
            type: "Cook",
            position: "Kitchen.swift:1:1",
            needs: [.capability("pantry", "Pantry", "pantry")]
          )
        ],
        capabilities: [.init("pantry", "Pantry", ["take"])]
      )
    )
  }

  private static func cook() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "cook",
      help: "Takes an ingredient and heats it.",
      inputs: [
        .init("ingredient", .decodable(Ingredient.self)), .init("heat", .decodable(Heat?.self)),
      ],
      returns: .decodable(Portion.self)
    ) { world, inputs in
      let portion = try await world.pantry.take(inputs.next())
      let heat: Heat? = try inputs.next()
      if let heat { await world.stove.heat(heat) }
      return portion
    }
  }

  private static func restock() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "restock",
      inputs: [.init("id", .decodable(Ingredient.ID.self))],
      returns: .decodable(Ingredient?.self)
    ) { world, inputs in try await world.pantry.find(inputs.next()) }
  }

  private static func season() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "season",
      inputs: [.init("spice", .word(Spice.self)), .init("größe", .decodable(Double.self))],
      returns: .none(Dish.self, because: "Dish is not Decodable", fix: "conform it to Decodable")
    ) { world, inputs in
      let spice: Spice = try inputs.next()
      let size: Double = try inputs.next()
      return Dish(parts: ["rice", "\(size) \(spice)"])
    }
  }

  private static func wait() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase("wait", returns: .nothing) { world, _ in await world.stove.heat(.low) }
  }

  private static func brew() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "brew",
      inputs: [
        .init("dish", .none(Dish.self, because: "Dish is not Decodable", fix: "conform it"))
      ],
      returns: .decodable(String.self)
    ) { _, inputs in
      let dish: Dish = try inputs.next()
      return "brewed \(dish)"
    }
  }

  /// A use case with the name of a built-in command.
  private static func world() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase("world", returns: .decodable(Int.self)) { world, _ in world.limit }
  }

  private static func serve() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "serve",
      inputs: [.init("tip", .decodable(Int??.self)), .init("heat", .decodable([Heat?].self))],
      returns: .decodable([Heat?].self)
    ) { _, inputs in
      let _: Int?? = try inputs.next()
      return try inputs.next()
    }
  }

  private static func schedule() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "schedule",
      inputs: [
        .init("at", .decodable(Date.self)), .init("id", .decodable(UUID?.self)),
        .init("hot", .decodable(Bool?.self)),
      ],
      returns: .decodable(Date.self)
    ) { _, inputs in
      let date: Date = try inputs.next()
      let _: UUID? = try inputs.next()
      let _: Bool? = try inputs.next()
      return date
    }
  }

  private static func measure() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "measure",
      inputs: [.init("small", .decodable(Int8.self)), .init("big", .decodable(Decimal?.self))],
      returns: .decodable([String].self)
    ) { _, inputs in
      let small: Int8 = try inputs.next()
      let big: Decimal? = try inputs.next()
      return ["\(small)", big.map { "\($0)" } ?? "none"]
    }
  }
}

extension PlaygroundTable where World == Kitchen {
  private static func pantry() -> [PlaygroundEndpoint<Kitchen>] {
    [
      PlaygroundEndpoint(
        "pantry.take",
        named: "Pantry.take",
        isAsync: true,
        inputs: [.init("ingredient", .decodable(Ingredient.self))],
        returns: .decodable(Portion.self),
        throws: .decodable(PantryError.self)
      ) { world, inputs in try await world.pantry.take(inputs.next()) },
      PlaygroundEndpoint(
        "pantry.find",
        named: "Pantry.find",
        isAsync: true,
        inputs: [.init("id", .decodable(Ingredient.ID.self))],
        returns: .decodable(Ingredient?.self),
        throws: .decodable(PantryError.self)
      ) { world, inputs in try await world.pantry.find(inputs.next()) },
      PlaygroundEndpoint(
        "pantry.all",
        named: "Pantry.all",
        isAsync: true,
        returns: .decodable([Ingredient].self),
        throws: .anyError
      ) { world, _ in try await world.pantry.all() },
      PlaygroundEndpoint(
        "pantry.now",
        named: "Pantry.now",
        isAsync: false,
        returns: .decodable(Date.self)
      ) { world, _ in world.pantry.now() },
      PlaygroundEndpoint(
        "pantry.count",
        named: "Pantry.count",
        isAsync: false,
        returns: .decodable(Int.self),
        throws: .decodable(PantryError.self)
      ) { world, _ in try world.pantry.count() },
    ]
  }

  private static func stove() -> [PlaygroundEndpoint<Kitchen>] {
    [
      PlaygroundEndpoint(
        "stove.heat",
        named: "Stove.heat",
        isAsync: true,
        inputs: [.init("heat", .decodable(Heat.self))],
        returns: .nothing
      ) { world, inputs in await world.stove.heat(try inputs.next()) },
      PlaygroundEndpoint(
        "stove.smells",
        named: "Stove.smells",
        isAsync: false,
        inputs: [.init("count", .decodable(Int.self))],
        returns: .stream(of: .decodable(String.self))
      ) { world, inputs in world.stove.smells(try inputs.next()) },
      PlaygroundEndpoint(
        "stove.unlock",
        named: "Stove.unlock",
        isAsync: true,
        inputs: [.init("secret", .decodable(Secret.self))],
        returns: .decodable(Login.self),
        throws: .cases(
          LockError.self,
          [
            .init(
              "wrong",
              inputs: [.init("attempts", .decodable([Secret].self))],
              make: { .wrong(LockError.Attempts(tried: try $0.next())) }
            ), .init("jammed") { _ in .jammed },
          ]
        )
      ) { world, inputs in try await world.stove.unlock(inputs.next()) },
    ]
  }
}
