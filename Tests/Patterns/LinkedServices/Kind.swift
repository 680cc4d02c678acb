import Capabilities
import PatternShop

/// The kinds of world. Which implementation each has is said here and nowhere else: the services
/// stand in a module that cannot name any of this.
enum Kind: CaseIterable {
  /// A journal that lasts, and a terminal that takes real money.
  case production
  /// Shelves that never run empty, and play money.
  case development
  /// Nothing: a test gives what it is about.
  case testing

  /// The services of such a world, linked.
  ///
  /// - Parameters:
  ///   - journal: Where production keeps its records.
  ///   - acquirer: Who takes production's money.
  func services(journal: Journal, acquirer: Acquirer) -> ShopWorld.UseCases {
    switch self {
    case .production:
      return ShopWorld(records: Records(journal), terminal: CardTerminal(acquirer)).useCases
    case .development:
      // A service in the middle is chosen as a resource is: by setting it.
      var services = ShopWorld(records: .guests, terminal: .playMoney).useCases
      services.inventoryService.take = { _ in }
      return services
    case .testing:
      return ShopWorld.test.useCases
    }
  }
}

extension Records {
  /// Records that end as lines of a journal.
  init(_ journal: Journal) {
    self.init(
      read: { name in await journal.last(name) },
      write: { text, name in await journal.append(name, text) }
    )
  }

  /// Knows any user, and forgets what it is told.
  static var guests: Records {
    Records(
      read: { name in name.hasPrefix("user ") ? "play card" : nil },
      write: { _, _ in }
    )
  }
}

extension CardTerminal {
  /// Takes real money.
  init(_ acquirer: Acquirer) {
    self.init(charge: { cents, card in try acquirer.authorize(pan: card, minorUnits: cents) })
  }

  /// Approves everything.
  static var playMoney: CardTerminal {
    CardTerminal(charge: { cents, card in "\(cents) of \(card)" })
  }
}
