/// The prices of items. An object, which lives as long as the services.
public final class PriceList: Sendable {
  private let read: @Sendable (_ item: String) async throws -> Int

  /// Creates a price list from a function that returns the price of an item.
  public init(_ read: @escaping @Sendable (_ item: String) async throws -> Int) {
    self.read = read
  }

  func price(of item: String) async throws -> Int { try await read(item) }
}

/// Returns a price list that reads the records.
public func makePriceList(records: Records) -> PriceList {
  PriceList { item in try await records.read("price \(item)").flatMap(Int.init) ?? 500 }
}

/// Reduced prices. An object that needs another one.
public final class Offers: Sendable {
  private let prices: PriceList

  init(_ prices: PriceList) { self.prices = prices }

  func price(of item: String) async throws -> Int { try await prices.price(of: item) * 9 / 10 }
}

/// Returns offers of 10 percent below a price list.
public func makeOffers(prices: PriceList) -> Offers { Offers(prices) }

/// The items that users asked for.
public actor Inquiries {
  /// The items, in order.
  public private(set) var items: [String] = []

  func add(_ item: String) { items.append(item) }
}

/// Returns an empty list of inquiries.
public func makeInquiries() -> Inquiries { Inquiries() }

/// Returns the price of an item.
public typealias Quote = @Sendable (_ item: String) async throws -> Int

/// Returns a use case that quotes the reduced price and notes the inquiry.
public func makeQuote(offers: Offers, inquiries: Inquiries) -> Quote {
  { item in
    await inquiries.add(item)
    return try await offers.price(of: item)
  }
}
