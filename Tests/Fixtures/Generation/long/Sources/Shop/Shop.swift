// Names so long that the generator has to break every line that it writes.

public struct RefusedByTheServerOfThePaymentProvider: Error {
  public init() {}
}

/// Compares the charges with the payments.
public protocol ReconciliationOfPaymentsService {
  func reconcileEverything(
    chargedSince firstDayOfTheMonth: Int,
    paidUntil lastDayOfTheMonth: Int,
    inCurrency currencyOfTheAccount: String,
    reportingTo receiverOfTheReport: String
  ) async throws(RefusedByTheServerOfThePaymentProvider) -> [String: Int]
  func each(
    doing whatIsDoneWithEveryPayment: @escaping @Sendable (_ amount: Int, _ date: Int) async -> Void
  ) async
  var identifiersOfThePaymentsThatAreNotReconciledYet:
    (first: [String], andAllOfTheOthers: [String])
  { get }
}

/// Stores goods.
public struct WarehouseOfEverythingThatIsSold: Sendable {
  /// Reserves goods for the first customer who asks for them, if there are any in the warehouse.
  public var reserveGoodsForCustomer:
    @Sendable (
      _ identifierOfTheGoods: String, _ numberOfPieces: Int, _ identifierOfTheCustomer: String
    ) async throws(RefusedByTheServerOfThePaymentProvider) -> (isReserved: Bool, reason: String?)
  public var numberOfPiecesOfEverythingThatIsStillThere: @Sendable () async -> [String: Int]
}

/// Their closures and values follow their labels on the next line.
public struct WarehousesOfEverythingThatIsSoldHereAndElsewhere: Sendable {
  public var warehousesOfEverythingThatIsSoldInAllCountries: [WarehouseOfEverythingThatIsSold]
  public var warehouseOfEverythingThatIsSoldInThisCountry: WarehouseOfEverythingThatIsSold
  public var numberOfAllWarehousesInTheseAndInOtherCountries = 1
}

/// Reserves goods.
public typealias ReserveGoodsForTheCustomerWhoAsksFirst = @Sendable (String) async throws -> Bool

public func makeReserveGoodsForTheCustomerWhoAsksFirst(
  warehouse: WarehouseOfEverythingThatIsSold
) async throws(RefusedByTheServerOfThePaymentProvider) -> ReserveGoodsForTheCustomerWhoAsksFirst {
  { _ in false }
}

public func makeTellWhatIsStillThereOfEverythingThatIsSoldHereAndElsewhere(
  numberOfPiecesOfEverythingThatIsStillThere: @escaping @Sendable () async -> [String: Int],
  reserve: @escaping ReserveGoodsForTheCustomerWhoAsksFirst
) -> @Sendable (_ nameOfTheCustomer: String, _ languageOfTheCustomer: String) async throws -> String
{
  { _, _ in "" }
}

public func makeCountThePiecesOfEverythingThatIsStillThereAndWasSoldHere(
  numberOfPiecesOfEverythingThatIsStillThere: @escaping @Sendable () async -> [String: Int]
) -> @Sendable (_ nameOfTheCustomer: String, _ languageOfTheCustomer: String) async -> Int {
  { _, _ in 0 }
}

public func makeShip(
  warehouse: WarehouseOfEverythingThatIsSold,
  minimumNumberOfPiecesPerShipment: @escaping @Sendable (_ customer: String, _ goods: String) -> Int
) -> @Sendable (_ nameOfTheCustomer: String, _ languageOfTheCustomer: String) async -> Bool {
  { _, _ in true }
}

public struct World: Sendable {
  public var warehouse: WarehouseOfEverythingThatIsSold
}

/// Counts pieces.
public struct CountersOfThePiecesThatAreStillThereHere: Sendable {
  public var countThePiecesThatAreStillThereInThisCountry: @Sendable () async -> [String: Int]
}

/// A world with a playground.
public struct WorldOfWarehousesOfThisCountryAndItsGoods: Sendable {
  public var counters: CountersOfThePiecesThatAreStillThereHere
  public static var worldWithoutAnyOfTheGoodsThatAreSoldInOtherCountries: Self {
    get async throws { fatalError() }
  }
}
