// A computed property can use values that no builder takes; a static one cannot.

protocol HasDeck {
  var deck: Int { get }
}
extension HasDeck {
  var cargo: Int { deck * 2 }
}
struct Ship: HasDeck {
  var deck: Int
}

struct Boat {
  var cargo: Int
  var mast: Int
  static var cargo: Int { 3 }
}

func makeSail(cargo: Int) -> @Sendable () -> Int { { cargo } }
