import Checkout

var useCases = World(payments: Payments(charge: { _ in })).useCases
print(useCases.buyAll([1, 2]))
let buyAll = useCases.buyAll
useCases.pay = { "replaced: \($0)" }
print(useCases.buyAll([1, 2]))
print(buyAll([3]))
useCases.world.payments.charge = { _ in throw CancellationError() }
print(useCases.buyAll([4]))
print(useCases.world.useCases.buyAll([4]))
