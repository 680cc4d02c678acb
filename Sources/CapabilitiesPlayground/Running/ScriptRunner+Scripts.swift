extension ScriptRunner {
  /// Runs a script that was already checked.
  ///
  /// - Returns: ``PlaygroundExitStatus/failure`` if an expectation failed, or if a command failed
  ///   without an `expect error`.
  func run(_ source: ScriptSource) async -> Result<PlaygroundExitStatus, PlaygroundUsageError> {
    do throws(PlaygroundUsageError) {
      _ = try await runLines(of: source)
      return .success(summarize())
    } catch {
      return .failure(error)
    }
  }

  /// Runs the lines of a script that was already checked.
  ///
  /// - Returns: `false` after `quit` or a line that ends the script.
  private func runLines(of source: ScriptSource) async throws(PlaygroundUsageError) -> Bool {
    var reader = source.again()
    let name = source.name
    while let line = try reader.next() {
      let number = report.commands
      let place: Place = { line.location($0, in: name, run: number) }
      guard !Task.isCancelled else {
        problem("the script was interrupted before this line", place(0))
        return false
      }
      do throws(ScriptError) {
        guard try await run(line.text(), at: place), !isStopped else { return false }
      } catch {
        // Not detectable before the run: a result without the requested part.
        report.commands += 1
        problem(error.message, place(error.offset))
      }
    }
    return true
  }

  /// Runs the lines of another script, after checking it.
  ///
  /// - Returns: `false` after `quit` or a line that ends the script.
  func include(_ file: String, at location: ScriptLocation) async -> Bool {
    let path = ScriptSource.path(of: file, includedBy: location.file)
    do throws(PlaygroundUsageError) {
      let source = try ScriptSource(path)
      var check = ScriptCheck(
        vocabulary,
        in: scope,
        selectedWorld: selectedWorld,
        console: console,
        recorder: recorder
      )
      try check.check(source)
      guard check.errors == 0 else {
        let errors = counted(check.errors, "error")
        problem("\(path) has \(errors), so none of its lines ran", location)
        return true
      }
      return try await runLines(of: source)
    } catch {
      problem(vocabulary.includeMessage(error), location)
      return true
    }
  }

  /// Prints the totals of a script.
  func summarize() -> PlaygroundExitStatus {
    reportUnexpectedFailure()
    let remark = report.problems == 0 ? "" : ", \(counted(report.problems, "problem"))"
    let met = "\(counted(report.metExpectations, "expectation")) met"
    let end = isStopped ? ": the lines after it did not run" : ""
    console.line("\(counted(report.commands, "command")), \(met)\(remark)\(end)")
    recorder?.finish(
      commands: report.commands,
      expectations: report.metExpectations,
      problems: report.problems
    )
    return report.problems == 0 ? .success : .failure
  }
}
