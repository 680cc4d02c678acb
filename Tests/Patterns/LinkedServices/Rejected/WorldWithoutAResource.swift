import PatternShop

func open(_ records: Records, _ terminal: CardTerminal) -> ShopWorld.UseCases {
  #if REJECTED
    // error: missing argument for parameter 'terminal' in call
    ShopWorld(records: records).useCases
  #else
    ShopWorld(records: records, terminal: terminal).useCases
  #endif
}
