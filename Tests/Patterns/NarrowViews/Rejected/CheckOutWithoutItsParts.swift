@testable import PatternCheckout

func assemble(_ useCases: CheckoutWorld.UseCases) -> CheckOut {
  #if REJECTED
    // error: missing argument for parameter 'notifications' in call
    makeCheckOut(orders: useCases.orders, payments: useCases.payments)
  #else
    makeCheckOut(
      orders: useCases.orders,
      payments: useCases.payments,
      notifications: useCases.notifications
    )
  #endif
}
