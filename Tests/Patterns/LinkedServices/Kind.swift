import Capabilities
import PatternShop

/// The kinds of world, and the only code that depends on them: the services are in a module that
/// cannot import this one.
enum Kind: CaseIterable {
  /// A persistent journal and a real card terminal.
  case production
  /// An unlimited stock and play money.
  case development
  /// Unimplemented resources, which a test replaces.
  case testing

  /// Returns the linked services of this kind of world.
  ///
  /// - Parameters:
  ///   - journal: The storage of the production records.
  ///   - acquirer: The payment service of the production terminal.
  func services(journal: Journal, acquirer: Acquirer) -> ShopWorld.UseCases {
    switch self {
    case .production:
      return ShopWorld(records: Records(journal), terminal: CardTerminal(acquirer)).useCases
    case .development:
      // Replace a service in the middle.
      return ShopWorld(records: .guests, terminal: .playMoney).useCases {
        $0.inventoryService = InventoryService(take: { _ in })
      }
    case .testing:
      return ShopWorld.test.useCases
    }
  }
}

extension Records {
  /// Creates records that are stored as lines of a journal.
  init(_ journal: Journal) {
    self.init(
      read: { name in await journal.last(name) },
      write: { text, name in await journal.append(name, text) }
    )
  }

  /// Records with every user, which ignore writes.
  static var guests: Records {
    Records(
      read: { name in name.hasPrefix("user ") ? "play card" : nil },
      write: { _, _ in }
    )
  }
}

extension CardTerminal {
  init(_ acquirer: Acquirer) {
    self.init(charge: { cents, card in try acquirer.authorize(pan: card, minorUnits: cents) })
  }

  /// A terminal that approves every charge.
  static var playMoney: CardTerminal {
    CardTerminal(charge: { cents, card in "\(cents) of \(card)" })
  }
}
