/// How a value is read from a script.
indirect enum Reading: Sendable, Hashable {
  /// There is nothing to read.
  case nothing
  /// As its type decodes itself.
  case decodable(SwiftType)
  /// From a word, as its type's `init(_: String)` does.
  case word(SwiftType)
  /// By the cases of an enum, whose reader is written once.
  case cases(String)
  /// Element by element.
  case stream(SwiftType, of: Reading)
  /// As an error of those that a module declares.
  case anyError(module: String)
  /// Not at all.
  case none(SwiftType, UnreadableReason)

  /// Why something cannot be read.
  struct UnreadableReason: Sendable, Hashable {
    /// What is in the way.
    var reason: String
    /// What would change that.
    var fix: String
  }
}

/// The readers that rows share.
struct Readers: Sendable {
  /// The enums that are read by their cases, in the order in which they were asked for.
  private(set) var enums: [Enum] = []
  /// The errors that scripts can name, by the modules that declare them.
  var errors: [String: [Reading]] = [:]
  private var places: [String: Int] = [:]

  /// An enum and how each of its cases is read.
  struct Enum: Sendable {
    /// The enum.
    var type: Nominal
    /// Its cases.
    var cases: [Case] = []
  }

  /// A case of an enum.
  struct Case: Sendable {
    /// Its name.
    var name: String
    /// What it carries: the label, where it has one, and how it is read.
    var payload: [(label: String?, input: Playground.Input)]
  }

  /// The enum of an identity.
  func type(_ precise: String) -> Nominal? {
    places[precise].map { enums[$0].type }
  }

  /// Takes an enum in.
  ///
  /// - Returns: Its place; `nil` where it is there already.
  mutating func insert(_ type: Nominal) -> Int? {
    guard places[type.precise] == nil else { return nil }
    places[type.precise] = enums.count
    enums.append(Enum(type: type))
    return enums.count - 1
  }

  /// Tells how the cases of an enum are read.
  mutating func setCases(_ cases: [Case], at place: Int) {
    enums[place].cases = cases
  }
}
