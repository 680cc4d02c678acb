import Foundation

/// The options on the command line.
struct Options {
  /// A mistake in the command line.
  struct Mistake: Error {
    let text: String
  }

  var seed: UInt64 = 1
  /// The duration of the whole run, in seconds.
  var seconds = 300
  /// The surfaces, in order.
  var surfaces = SurfaceName.allCases
  /// A file to read instead of generated inputs.
  var input: String?
  /// The number of the only input to read.
  var number: Int?
  /// The number of inputs of each surface; `nil` for the default of the surface.
  var inputs: Int?
  /// The folder for failing inputs.
  var output = ".build/fuzz"
  /// Whether to plant a mistake in each surface.
  var sabotages = false
  var asksForHelp = false
  /// The folder of a worker process.
  var worker: String?
  /// The number of the first input of a worker process.
  var from = 0

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      switch name {
      case "--help", "-h": asksForHelp = true
      case "--sabotage": sabotages = true
      default:
        guard let value = rest.popFirst() else {
          throw Mistake(text: "expected a value after \(name)")
        }
        try take(name, value)
      }
    }
    guard input == nil && number == nil || surfaces.count == 1 else {
      throw Mistake(text: "--input and --number require --surface NAME")
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(Mistake) {
    func number<Number: FixedWidthInteger>(from least: Number) throws(Mistake) -> Number {
      guard let number = Number(value), number >= least else {
        throw Mistake(text: "\(name): expected a whole number of at least \(least), found \(value)")
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
        throw Mistake(text: "unknown surface \(value); expected one of \(names)")
      }
      surfaces = [surface]
    default: throw Mistake(text: "unknown option \(name)")
    }
  }

  static let help = """
    fuzz: passes hostile input to everything that reads external data, and checks properties that
    must hold for every input. A child process reads the inputs, so the run also detects traps,
    hangs and excessive memory use.

    usage: fuzz [OPTION]…
      --seconds N      the duration of the whole run, divided among the surfaces; default 300
      --inputs N       the number of inputs for each surface; default about 15 seconds' worth
      --seed N         the seed of the inputs; default 1
      --surface NAME   scripts, graphs, transcripts, answers or encodings
      --number N       only this input of the seed; requires --surface
      --input FILE     only this file; requires --surface
      --output FOLDER  the folder for failing inputs; default .build/fuzz
      --sabotage       plants a mistake in each surface, which the run must find
      --help           shows this help

    Exit status: 0 without violations, or with --sabotage if every mistake was found; 1 otherwise;
    64 for an invalid command line.
    """
}
