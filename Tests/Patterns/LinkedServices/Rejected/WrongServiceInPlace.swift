import PatternShop

func link(_ services: ShopWorld.UseCases) -> OrderService {
  #if REJECTED
    // error: cannot convert value of type 'UserService' to expected argument type 'InventoryService'
    makeOrderService(inventory: services.userService, records: services.world.records)
  #else
    makeOrderService(inventory: services.inventoryService, records: services.world.records)
  #endif
}
