extension Engine {
  /// Runs a script that was checked.
  ///
  /// - Parameter source: The script.
  /// - Returns: ``PlaygroundExitStatus/failure`` where an expectation failed, or a command did and nobody
  ///   expected it.
  func run(_ source: borrowing ScriptSource) async throws(PlaygroundUsageError)
    -> PlaygroundExitStatus
  {
    var reader = source.again()
    let name = source.name
    while !Task.isCancelled, let line = try reader.next() {
      let place: Place = { line.location($0, in: name) }
      do throws(ScriptError) {
        guard try await run(line.text(), at: place) else { break }
      } catch {
        // What could not be told before: a result that has no such part.
        report.commands += 1
        problem(error.message, place(error.offset))
      }
    }
    return summarize()
  }

  /// Shows what a script has come to.
  func summarize() -> PlaygroundExitStatus {
    let report = finish()
    let remark = report.problems == 0 ? "" : ", \(counted(report.problems, "problem"))"
    let met = "\(counted(report.metExpectations, "expectation")) met"
    console.line("\(counted(report.commands, "command")), \(met)\(remark)")
    return report.problems == 0 ? .success : .failure
  }
}
