import CapabilitiesPlayground
import Membership

/// The arguments of the command `import`.
struct ImportOptions: Equatable, Sendable {
  /// The names of the options, without the dashes.
  static let names = ["world", "database", "fee", "currency", "concurrency"]

  /// The roster's path.
  let roster: String
  /// The world that people are enrolled in.
  let world: WorldName
  /// The database file's path; `nil` for the world's default.
  let database: String?
  /// The fee for lines without their own.
  let fee: Money
  /// How many people are enrolled at the same time.
  let concurrency: Int

  /// Parses the arguments.
  ///
  /// - Parameter arguments: The roster's path and the options.
  /// - Throws: ``PlaygroundUsageError`` for an invalid option.
  init(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError) {
    roster = arguments.operands[0]
    guard roster != "-" else {
      throw PlaygroundUsageError(
        message: "expected a roster file, found -: rejected lines are written beside the file"
      )
    }
    let name = arguments.options["world"] ?? "sandbox"
    guard let world = WorldName(rawValue: name), world != .test else {
      throw PlaygroundUsageError(message: "--world must be sandbox or live, not \(name.quoted)")
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
        message: "--concurrency must be a whole number from 1 to 100, not \(text.debugDescription)"
      )
    }
    return number
  }

  private static func fee(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError) -> Money {
    let amount = arguments.options["fee"] ?? "2500"
    guard let units = Int(amount) else {
      throw PlaygroundUsageError(
        message:
          "--fee must be a whole number of the currency's smallest unit, not \(amount.quoted)"
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

/// The names of the worlds.
enum WorldName: String, CaseIterable, Sendable {
  case sandbox
  case test
  case live
}
