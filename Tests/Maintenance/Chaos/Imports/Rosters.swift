import Foundation
import SeededNumbers

/// The rosters of a chaos run. They overlap, and some lines conflict with each other.
struct Rosters {
  /// A valid line.
  struct Line: Hashable {
    let id: String
    let name: String
    let email: String
    let roster: Int
    let number: Int
  }

  /// The paths of the files.
  let paths: [String]
  /// All valid lines.
  let lines: [Line]
  /// The number of invalid lines.
  let unreadable: Int

  /// Writes the rosters.
  init(in folder: TemporaryFolder, numbers: inout SeededNumbers) throws {
    var (paths, lines, unreadable): ([String], [Line], Int) = ([], [], 0)
    for roster in 0..<3 {
      var text = ""
      for number in 1...80 {
        if numbers.next(below: 25) == 0 {
          unreadable += 1
          text += #"{"id":"no address \#(number)","name":"X"}"# + "\n"
          continue
        }
        let line = Rosters.line(roster, number, &numbers)
        lines.append(line)
        text += #"{"id":"\#(line.id)","name":"\#(line.name)","lastName":"L","#
        text += #""email":"\#(line.email)"}"# + "\n"
      }
      let path = folder.path("roster\(roster).jsonl")
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      paths.append(path)
    }
    (self.paths, self.lines, self.unreadable) = (paths, lines, unreadable)
  }

  /// Writes one roster of valid lines.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - path: The path of the file.
  init(lines count: Int, to path: String) throws {
    lines = (1...count).map { number in
      Line(
        id: "p\(number)",
        name: "Ada",
        email: "p\(number)@example.org",
        roster: 0,
        number: number
      )
    }
    paths = [path]
    unreadable = 0
    let text = lines.map { line in
      #"{"id":"\#(line.id)","name":"\#(line.name)","lastName":"L","email":"\#(line.email)"}"# + "\n"
    }
    try text.joined().write(toFile: path, atomically: false, encoding: .utf8)
  }

  private static func line(_ roster: Int, _ number: Int, _ numbers: inout SeededNumbers) -> Line {
    let person = numbers.next(below: 150)
    let kind = ["ghost", "declined", "same", "décomposed", "p", "p", "p", "p", "p", "p", "p", "p"]
    let id: String
    let email: String
    switch kind[Int(person % 12)] {
    case "ghost": (id, email) = ("ghost\(person)", "g\(person)@example.org")
    case "declined": (id, email) = ("d\(person)", "declined\(person)@example.org")
    // Two people with one address: the first one is enrolled.
    case "same": (id, email) = ("s\(person)-\(numbers.next(below: 2))", "s\(person)@example.org")
    // The same text, precomposed or decomposed.
    case "décomposed":
      let mark = numbers.next(below: 2) == 0 ? "\u{e9}" : "e\u{301}"
      (id, email) = ("\(mark)\(person)", "\(mark)\(person)@example.org")
    default: (id, email) = ("p\(person)", "p\(person)@example.org")
    }
    return Line(id: id, name: "Zo\u{eb}", email: email, roster: roster, number: number)
  }
}
