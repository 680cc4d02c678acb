import PatternShop

#if REJECTED
  func deliver(_ services: ShopWorld.UseCases) async throws {
    // error: value of type 'ShopWorld.UseCases' has no member 'deliveryService'
    try await services.deliveryService.deliver("tea")
  }
#else
  func order(_ services: ShopWorld.UseCases) async throws {
    try await services.orderService.place("tea", "Ada")
  }
#endif
