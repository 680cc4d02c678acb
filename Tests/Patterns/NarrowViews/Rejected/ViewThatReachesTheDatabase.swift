@testable import PatternCheckout

func showCheckOut(_ useCases: CheckoutWorld.UseCases, _ cart: Cart) async throws {
  #if REJECTED
    // error: value of type 'CheckoutWorld.UseCases' has no member 'world'
    _ = try await useCases.world.database.insert(cart.item, Table.orders)
  #else
    _ = try await useCases.checkOut(cart)
  #endif
}
