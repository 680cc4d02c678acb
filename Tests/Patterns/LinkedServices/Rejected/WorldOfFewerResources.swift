import PatternShop

struct PaperWorld {
  var records: Records
  #if !REJECTED
    var terminal: CardTerminal
  #endif
}

func link(_ world: PaperWorld) -> CheckoutService {
  let inventory = makeInventoryService(records: world.records)
  return makeCheckoutService(
    users: makeUserService(records: world.records),
    orders: makeOrderService(inventory: inventory, records: world.records),
    // error: value of type 'PaperWorld' has no member 'terminal'
    terminal: world.terminal
  )
}
