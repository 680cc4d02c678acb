import Foundation

/// What the command line asks for.
struct Options {
  /// Why a command line cannot be understood.
  struct Mistake: Error {
    let text: String
  }

  var seed: UInt64 = 1
  /// How long the whole run may take.
  var seconds = 300
  /// The surfaces, in order.
  var surfaces = SurfaceName.allCases
  /// One file to be read in place of made inputs.
  var input: String?
  /// One input of a run, by its number.
  var number: Int?
  /// How many inputs each surface gets; `nil` for as many as it says itself.
  var inputs: Int?
  /// Where inputs that were found are kept.
  var output = ".build/fuzz"
  /// Whether a mistake is planted that must be found.
  var sabotages = false
  var asksForHelp = false
  /// For a process that reads inputs: its folder.
  var worker: String?
  /// For such a process: the first input's number.
  var from = 0

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      switch name {
      case "--help", "-h": asksForHelp = true
      case "--sabotage": sabotages = true
      default:
        guard let value = rest.popFirst() else { throw Mistake(text: "\(name) needs a value") }
        try take(name, value)
      }
    }
    guard input == nil && number == nil || surfaces.count == 1 else {
      throw Mistake(text: "--input and --number need --surface NAME")
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(Mistake) {
    func number<Number: FixedWidthInteger>(from least: Number) throws(Mistake) -> Number {
      guard let number = Number(value), number >= least else {
        throw Mistake(text: "\(name) is a whole number from \(least) on, not \(value)")
      }
      return number
    }
    switch name {
    case "--seed": seed = try number(from: 0)
    case "--seconds": seconds = try number(from: 1)
    case "--inputs": inputs = try number(from: 1)
    case "--number": self.number = try number(from: 0)
    case "--from": from = try number(from: 0)
    case "--input": input = value
    case "--output": output = value
    case "--worker": worker = value
    case "--surface":
      guard let surface = SurfaceName(rawValue: value) else {
        let names = SurfaceName.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(text: "there is no surface \(value); there are \(names)")
      }
      surfaces = [surface]
    default: throw Mistake(text: "there is no option \(name)")
    }
  }

  static let help = """
    fuzz: gives hostile input to everything that reads what others wrote, and looks at what must
    hold whatever is read. Each input is read in a process that is watched: a trap, a hang or a
    hunger for memory is found like a wrong answer.

    usage: fuzz [OPTION]…
      --seconds N      how long the whole run may take, shared by the surfaces; 300 unless told
      --inputs N       how many inputs each surface gets; some 15 seconds' worth unless told
      --seed N         what inputs are drawn from; the same seed has the same inputs; 1 unless told
      --surface NAME   this surface alone: scripts, rosters, graphs, transcripts or answers
      --number N       this input of the seed alone; needs --surface
      --input FILE     this file alone; needs --surface
      --output FOLDER  where inputs that were found are kept; .build/fuzz unless told
      --sabotage       plants a mistake in each surface: the run must find every one
      --help           this

    Exit status: 0 where all held, or where with --sabotage all was found; 1 otherwise; 64 where the
    command line is wrong.
    """
}
