// Values that need a module that the package does not have.

struct Store: Sendable {}
struct Late: Sendable {}

typealias Close = @Sendable () -> Void

func makeStore() -> (Store, close: @Sendable () -> Void) { (Store(), close: {}) }
func makeLate() async -> Late { Late() }
func makeClose(store: Store, late: Late) -> Close { {} }

struct World: Sendable {
  var name: String
}

class Draft {}

struct Desk {
  var name: String
}

func makeDraft() throws -> Draft { Draft() }
func makeWrite(draft: Draft) -> @Sendable () -> Void { {} }

struct Hall: Sendable {
  var number: Int
}

struct Lamp: Sendable {}

func makeLamp(number: Int) -> (close: @Sendable () -> Void, lamp: Lamp) { ({}, Lamp()) }
func makeLight(lamp: Lamp) -> @Sendable () -> Void { {} }
