import PatternShop

func makeCheckoutService(users: UserService, orders: OrderService) -> CheckoutService {
  CheckoutService(buy: { item, user in
    #if REJECTED
      // error: cannot find 'records' in scope
      try await records.write(item, user)
    #else
      try await orders.place(item, user)
    #endif
    return try await users.card(user)
  })
}
