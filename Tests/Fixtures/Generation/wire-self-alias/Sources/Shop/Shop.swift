struct Tagged<Tag, Value: Sendable>: Sendable { var value: Value }

struct Player: Sendable { typealias ID = Tagged<Self, Int> }
struct Game: Sendable { typealias ID = Tagged<Self, Int> }

struct World: Sendable {
  var owner: Player.ID
  var current: Game.ID
}

func makeOpenGame(game: Game.ID) -> @Sendable () -> Void { {} }
func makeShowPlayer(player: Player.ID, last: [Game.ID] = []) -> @Sendable () -> Int { { 0 } }
