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
        """
        {"world": "Kitchen", "useCases": [
        {"name": "cook", "isValue": false, "builder": "makeCook(pantry:)", "type": "Cook",
          "position": "Kitchen.swift:1:1", "needs": [
          {"label": "pantry", "type": "Pantry", "capability": "pantry"}]}
        ], "capabilities": [
        {"name": "pantry", "type": "Pantry", "isUsed": true, "endpoints": [
          {"name": "take", "isUsed": true}]}
        ]}
        """
      )
    )
  }

  private static func cook() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "cook",
      help: "Takes an ingredient and heats it.",
      inputs: [
        .init("ingredient", Ingredient.self), .init("heat", Heat?.self),
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
      inputs: [.init("id", Ingredient.ID.self)],
      returns: .decodable(Ingredient?.self)
    ) { world, inputs in try await world.pantry.find(inputs.next()) }
  }

  private static func season() -> PlaygroundUseCase<Kitchen> {
    PlaygroundUseCase(
      "season",
      inputs: [.init("spice", .word(Spice.self)), .init("größe", Double.self)],
      returns: .none(Dish.self)
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
      inputs: [.init("tip", Int??.self), .init("heat", [Heat?].self)],
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
        .init("at", Date.self), .init("id", UUID?.self),
        .init("hot", Bool?.self),
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
      inputs: [.init("small", Int8.self), .init("big", Decimal?.self)],
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
        inputs: [.init("ingredient", Ingredient.self)],
        returns: .decodable(Portion.self),
        throws: .decodable(PantryError.self)
      ) { world, inputs in try await world.pantry.take(inputs.next()) },
      PlaygroundEndpoint(
        "pantry.find",
        named: "Pantry.find",
        inputs: [.init("id", Ingredient.ID.self)],
        returns: .decodable(Ingredient?.self),
        throws: .decodable(PantryError.self)
      ) { world, inputs in try await world.pantry.find(inputs.next()) },
      PlaygroundEndpoint(
        "pantry.all",
        named: "Pantry.all",
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
        inputs: [.init("heat", Heat.self)],
        returns: .nothing
      ) { world, inputs in await world.stove.heat(try inputs.next()) },
      PlaygroundEndpoint(
        "stove.smells",
        named: "Stove.smells",
        isAsync: false,
        inputs: [.init("count", Int.self)],
        returns: .stream(of: .decodable(String.self))
      ) { world, inputs in world.stove.smells(try inputs.next()) },
      PlaygroundEndpoint(
        "stove.unlock",
        named: "Stove.unlock",
        inputs: [.init("secret", Secret.self)],
        returns: .decodable(Login.self),
        throws: .cases([
          .init("wrong", [.init("attempts", [Secret].self)]) {
            .wrong(LockError.Attempts(tried: try $0.next()))
          },
          .init("jammed") { _ in .jammed },
        ])
      ) { world, inputs in try await world.stove.unlock(inputs.next()) },
    ]
  }
}
