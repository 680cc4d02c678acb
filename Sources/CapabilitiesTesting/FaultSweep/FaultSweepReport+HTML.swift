/// The number of runs in which a fault hit a call, and how many of them violated an invariant.
struct ReportCell: Sendable {
  var runs = 0
  var violations = 0
}

extension FaultSweepReport {
  /// The report as an HTML page: a row for each call, a column for each mode, and in each cell
  /// whether the invariants held under that single fault, in all orders that ran.
  public var html: String {
    let modes = FaultMode.allCases.filter { mode in cells.keys.contains { $0.mode == mode } }
    let head = modes.map { "<th>\($0.rawValue)</th>" }.joined()
    let rows = struckCalls.map { call in
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
  private var struckCalls: [FaultPoint] {
    var seen: Set<[String]> = []
    return struck.filter { point in
      seen.insert(["\(point.task)", point.endpoint, "\(point.occurrence)"]).inserted
    }
  }

  private func cell(_ cell: ReportCell?) -> String {
    guard let cell else { return "<td></td>" }
    guard cell.violations > 0 else { return "<td class=\"held\">\(count(cell.runs, "run"))</td>" }
    return "<td class=\"broken\">\(cell.violations) of \(count(cell.runs, "run"))</td>"
  }

  /// Counts a run under a single fault, and its violations.
  mutating func noteCell(of trace: RunTrace, _ plan: RunPlan) {
    guard plan.points.count == 1, let point = plan.points.first, !point.isPersistent else { return }
    if cells[point] == nil { struck.append(point) }
    cells[point, default: ReportCell()].runs += 1
    if !trace.broken.isEmpty { cells[point, default: ReportCell()].violations += 1 }
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
