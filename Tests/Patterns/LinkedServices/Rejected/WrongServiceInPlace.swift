import PatternShop

func link(_ services: ShopWorld.UseCases, _ records: Records) -> OrderService {
  #if REJECTED
    // error: cannot convert value of type 'UserService' to expected argument type 'InventoryService'
    makeOrderService(inventory: services.userService, records: records)
  #else
    makeOrderService(inventory: services.inventoryService, records: records)
  #endif
}
