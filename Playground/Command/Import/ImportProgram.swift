import CapabilitiesPlayground
import Membership
import MembershipLive

/// The command `import`: settles what an earlier run left behind, enrols everybody in a roster and
/// tells what it came to.
struct ImportProgram {
  private let console: PlaygroundConsole
  private let target: ImportTarget
  private let roster: RosterReader
  private let limits: RosterLimits
  private let leftovers = UnsettledRecords()

  /// Opens the roster and checks the settings. Nothing is begun yet.
  ///
  /// - Parameters:
  ///   - options: What the command line tells.
  ///   - environment: The settings of the live world.
  ///   - console: Where the output goes.
  /// - Throws: ``PlaygroundUsageError`` where the roster cannot be opened or a setting is wrong.
  init(
    _ options: ImportOptions,
    environment: [String: String],
    console: PlaygroundConsole
  ) throws(PlaygroundUsageError) {
    self.console = console
    target = try ImportTarget(options, environment: environment)
    limits = RosterLimits(concurrency: options.concurrency)
    do throws(RosterImportError) {
      roster = try RosterReader(
        path: options.roster,
        fee: options.fee,
        isStopped: { Interruption.isRequested }
      )
    } catch {
      throw PlaygroundUsageError(message: error.description)
    }
  }

  /// Imports the roster.
  ///
  /// - Returns: The program's exit status.
  @concurrent
  func run() async -> PlaygroundExitStatus {
    Interruption.watch()
    do throws(RosterImportError) {
      let rejected = try RejectedFile(roster: roster.path)
      let reporter = ImportReporter(roster: roster, rejected: rejected, console: console)
      let end = await enrollEverybody(reporter)
      reporter.clear()
      let file = try rejected.finish(sawWholeRoster: end == .wholeRoster)
      let leftovers = await leftovers.stillUnsettled(in: target.world.enrollments)
      console.write(
        reporter.summaryText(
          rejectedPath: file,
          leftovers: leftovers,
          isPersistent: target.isPersistent
        )
      )
      return status(end, reporter, leftovers: leftovers)
    } catch {
      console.error(error.description)
      return .failure
    }
  }

  /// How an import ended.
  private enum End: Equatable {
    case wholeRoster
    case interrupted
    case stopped(RosterImportError)
  }

  private func enrollEverybody(_ reporter: ImportReporter) async -> End {
    let importRoster = target.world.useCases.importRoster(limits: limits, report: reporter.report)
    do throws(RosterImportError) {
      try await settleEarlierRuns()
      _ = try await importRoster(roster.next)
      return roster.isAtEnd ? .wholeRoster : .interrupted
    } catch {
      return .stopped(error)
    }
  }

  /// Settles what an earlier run left behind, if anything.
  private func settleEarlierRuns() async throws(RosterImportError) {
    do throws(StoreError) {
      guard try await !target.world.enrollments.unsettled(nil, 1).isEmpty else { return }
      let report = try await target.world.useCases.reconcileEnrollments()
      console.line("Settled what was left from before: \(report.summary)")
      leftovers.note(report, console: console)
    } catch {
      throw .store(error)
    }
  }

  private var remedy: String {
    target.isPersistent
      ? "Nothing is lost: run the import again to go on.\n"
      : "Nobody is a member yet: without --database, this sandbox ends here.\n"
  }

  private func status(
    _ end: End,
    _ reporter: ImportReporter,
    leftovers: Int
  ) -> PlaygroundExitStatus {
    switch end {
    case .stopped(let error):
      console.error("stopped: \(error)")
      console.writeError(remedy)
      return .failure
    case .interrupted:
      console.writeError("Interrupted. \(remedy)")
      return Interruption.status
    case .wholeRoster:
      guard reporter.unreadable == 0 else { return .badData }
      let summary = reporter.summary
      let open = summary.rejected + summary.interrupted + summary.receiptsOwed + leftovers
      return open == 0 ? .success : .failure
    }
  }
}
