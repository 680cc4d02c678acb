// A module with a type of its own name, as command-line tools often have.

import Core
import Other

struct Swiftly {
  static func run(_ world: World) { _ = world.useCases.pay() }
}

struct World: Sendable {
  var mail: Mail
  var n: Int
}

/// The name of a nested type is that of a type in another module.
struct Order: Sendable {}

typealias Pay = @Sendable () -> Order
func makePay(mail: Mail, order: Order) -> Pay { { order } }
func makeOrder(n: Int) -> Order { Order() }
