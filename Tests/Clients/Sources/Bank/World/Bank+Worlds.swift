import Foundation

extension Bank {
  /// A new bank in memory.
  public static var sandbox: Bank {
    let vault = Vault()
    return Bank(
      accounts: AccountStore(
        find: { id async throws(StoreError) in await vault.accounts[id] },
        save: { accounts async throws(StoreError) in await vault.keep(accounts) },
        all: { () async throws(StoreError) in await vault.sorted }
      ),
      rates: RateService(
        rate: { currency in Rate(factor: currency == .dollar ? 1.1 : 0.9) },
        rates: { currency in
          AsyncThrowingStream { continuation in
            for step in 1...3 {
              continuation.yield(Rate(factor: (currency == .dollar ? 1.1 : 0.9) + Double(step) / 8))
            }
            continuation.finish()
          }
        }
      ),
      messenger: Messenger(send: { _, _ in }),
      policy: Policy(limit: Money(cents: 100_000))
    )
  }

  /// The live bank, which stores its accounts in the file in `BANK_FILE`.
  public static var live: Bank {
    get async throws {
      guard let path = ProcessInfo.processInfo.environment["BANK_FILE"] else {
        throw NotConfigured()
      }
      let file = URL(filePath: path)
      var bank = sandbox
      if let data = try? Data(contentsOf: file) {
        try await bank.accounts.save(JSONDecoder().decode([Account].self, from: data))
      }
      let accounts = bank.accounts
      bank.accounts.save = { changed async throws(StoreError) in
        try await accounts.save(changed)
        do {
          try await JSONEncoder().encode(accounts.all()).write(to: file, options: .atomic)
        } catch {
          throw .unavailable(path)
        }
      }
      return bank
    }
  }
}

/// The error if `BANK_FILE` is not set.
struct NotConfigured: Error, CustomStringConvertible {
  let description = "BANK_FILE is not set: set it to the file of the accounts"
}

/// Stores accounts in memory.
private actor Vault {
  private(set) var accounts: [Account.ID: Account] = [:]

  var sorted: [Account] { accounts.values.sorted { $0.id < $1.id } }

  func keep(_ changed: [Account]) {
    for account in changed { accounts[account.id] = account }
  }
}
