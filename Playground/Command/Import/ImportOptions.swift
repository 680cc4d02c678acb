import CapabilitiesPlayground
import Membership

/// What an import is told on the command line.
struct ImportOptions: Equatable, Sendable {
  /// The options' names, without the dashes.
  static let names = ["world", "database", "fee", "currency", "concurrency"]

  /// The roster's path.
  let roster: String
  /// Where people are enrolled.
  let world: WorldName
  /// Where members are kept; `nil` leaves that to the world.
  let database: String?
  /// The fee for lines that do not name their own.
  let fee: Money
  /// How many people are enrolled at the same time.
  let concurrency: Int

  /// Reads the options.
  ///
  /// - Parameter arguments: The roster's path, and the options.
  /// - Throws: ``PlaygroundUsageError`` that names the option.
  init(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError) {
    roster = arguments.operands[0]
    guard roster != "-" else {
      throw PlaygroundUsageError(
        message: "a roster is a file: rejected lines are written beside it"
      )
    }
    let name = arguments.options["world"] ?? "sandbox"
    guard let world = WorldName(rawValue: name), world != .test else {
      throw PlaygroundUsageError(message: "--world is sandbox or live, not \(name.quoted)")
    }
    self.world = world
    database = arguments.options["database"]
    fee = try ImportOptions.fee(arguments)
    concurrency = try ImportOptions.concurrency(arguments) ?? (world == .live ? 16 : 1)
  }

  private static func concurrency(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError)
    -> Int?
  {
    guard let text = arguments.options["concurrency"] else { return nil }
    guard let number = Int(text), (1...100).contains(number) else {
      throw PlaygroundUsageError(
        message: "--concurrency is a whole number from 1 to 100, not \(text.debugDescription)"
      )
    }
    return number
  }

  private static func fee(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError) -> Money {
    let amount = arguments.options["fee"] ?? "2500"
    guard let units = Int(amount) else {
      throw PlaygroundUsageError(
        message:
          "--fee is a whole number of the currency's smallest units, not \(amount.quoted)"
      )
    }
    do throws(InvalidValue) {
      let currency = try Currency(arguments.options["currency"] ?? "EUR")
      return try Money(minorUnits: units, currency: currency)
    } catch {
      let option = error.field == "amount" ? "--fee" : "--currency"
      throw PlaygroundUsageError(message: "\(option): \"\(error.value)\" \(error.reason)")
    }
  }
}

/// The worlds that can be asked for by name.
enum WorldName: String, CaseIterable, Sendable {
  case sandbox
  case test
  case live
}
