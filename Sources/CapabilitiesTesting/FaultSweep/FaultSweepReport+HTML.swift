extension FaultSweepReport {
  /// The report as an HTML page: a row for each call, a column for each mode, and in each cell
  /// whether the invariants held under that single fault, in all orders that ran.
  public var html: String {
    let modes = FaultMode.allCases.filter { mode in cells.keys.contains { $0.mode == mode } }
    let head = modes.map { "<th>\($0.rawValue)</th>" }.joined()
    let rows = hitCalls.map { call in
      let columns = modes.map { mode in
        cell(
          cells[
            FaultPoint(
              task: call.task,
              endpoint: call.endpoint,
              occurrence: call.occurrence,
              mode: mode
            )
          ]
        )
      }
      let name = "\(call.task) \(call.endpoint)#\(call.occurrence)"
      return "<tr><th>\(escaped(name))</th>\(columns.joined())</tr>"
    }
    let failures = failureMessages.map { "<pre>\(escaped($0))</pre>" }
    return """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>\(escaped(name))</title>
      <style>
        body { font-family: sans-serif }
        table { border-collapse: collapse }
        th, td { border: 1px solid #ccc; padding: 2px 8px; font-weight: normal; text-align: left }
        .held { background: #d8f0d8 }
        .broken { background: #f4c7c3 }
      </style>
      <h1>\(escaped(name))</h1>
      <p>\(escaped(summary))</p>
      <pre>\(escaped(explored))</pre>
      <table>
      <tr><th>call</th>\(head)</tr>
      \(rows.joined(separator: "\n"))
      </table>
      \(failures.joined(separator: "\n"))
      """
  }

  /// The calls hit by single faults, without duplicates, in the order they were first hit.
  private var hitCalls: [FaultPoint] {
    var seen: Set<[String]> = []
    return hitPoints.filter { point in
      seen.insert(["\(point.task)", point.endpoint, "\(point.occurrence)"]).inserted
    }
  }

  private func cell(_ cell: Cell?) -> String {
    guard let cell else { return "<td></td>" }
    guard cell.violations > 0 else { return "<td class=\"held\">\(counted(cell.runs, "run"))</td>" }
    return "<td class=\"broken\">\(cell.violations) of \(counted(cell.runs, "run"))</td>"
  }
}

private func escaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }.joined()
}
