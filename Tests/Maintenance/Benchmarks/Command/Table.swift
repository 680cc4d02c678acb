import Foundation

/// A text table with headings. The first column is aligned left, the others right.
struct Table {
  let title: String
  let headings: [String]
  var rows: [[String]] = []

  /// The lines, without a line break at the end.
  var text: String {
    let lines = [headings] + rows
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let body = lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      .joined(separator: "  ")
    }
    return ([title] + body.map { "  " + $0 }).joined(separator: "\n")
  }
}

extension Table {
  /// Creates a table of the measurements of a scenario, with the ratios to the reference rows.
  init(_ results: Results) {
    title = results.title
    headings =
      ["", "best ns", "median ns", "mallocs"]
      + results.references.map { "÷ \(shortNames[$0, default: $0])" }
    let references = results.references.map { results[$0].best }
    rows = results.rows.map { row in
      let measured = row.measurement
      return [
        row.style, measured.best.twoDigits, measured.median.twoDigits,
        measured.allocations?.twoDigits ?? "n/a",
      ] + references.map { (measured.best / $0).twoDigits }
    }
  }
}

/// The names of rows where others are compared with them.
private let shortNames = [
  "hand-written closure": "closure", "protocol existential": "existential",
  "bare endpoint": "bare", "clock read twice by hand": "clock",
  "captured value": "captured",
  "made by hand, and a call": "by hand",
]

extension Double {
  /// The number with two decimal places.
  var twoDigits: String { String(format: "%.2f", self) }
}
