import CapabilitiesPlayground
import Membership
import MembershipLive

/// The command `import`: settles interrupted enrollments of earlier runs, enrolls everyone in a
/// roster, and prints a summary.
struct ImportProgram {
  private let console: PlaygroundConsole
  private let target: ImportTarget
  private let roster: RosterReader
  private let limits: RosterLimits
  private let earlierRecords = UnsettledRecords()

  /// Opens the roster and validates the settings. Enrolls no one yet.
  ///
  /// - Parameters:
  ///   - options: The command's arguments.
  ///   - club: The live world.
  ///   - console: The console to print to.
  /// - Throws: ``PlaygroundUsageError`` if the roster cannot be opened or a setting is invalid.
  init(
    _ options: ImportOptions,
    _ club: LiveClub,
    console: PlaygroundConsole
  ) throws(PlaygroundUsageError) {
    self.console = console
    target = try ImportTarget(options, club)
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
      let end = await enrollAll(reporter)
      reporter.clear()
      let file = try rejected.finish(sawWholeRoster: end == .wholeRoster)
      let stillUnsettled = await earlierRecords.stillUnsettled(in: target.world.enrollments)
      await target.close()
      console.write(
        reporter.summaryText(
          rejectedPath: file,
          stillUnsettled: stillUnsettled,
          isPersistent: target.isPersistent
        )
      )
      return status(end, reporter, stillUnsettled: stillUnsettled)
    } catch {
      console.error(error.description)
      return .failure
    }
  }

  /// The reason why an import ended.
  private enum End: Equatable {
    case wholeRoster
    case interrupted
    case stopped(RosterImportError)
  }

  private func enrollAll(_ reporter: ImportReporter) async -> End {
    let importRoster = target.world.useCases.importRoster(limits: limits, report: reporter.report)
    do throws(RosterImportError) {
      // The first read creates the folder of the database, where the lock is.
      _ = try await hasUnsettledRecords()
      let lock = try ImportLock(database: target.database)
      let hasSettled = try await lock.ifAlone(settleEarlierRecords)
      let isHeld = try await lock.share(
        isStopped: { Interruption.isRequested },
        onWait: { console.writeError("Waiting for another import, which settles enrollments.\n") }
      )
      guard isHeld else { return .interrupted }
      _ = try await importRoster(roster.next)
      if !hasSettled, !Interruption.isRequested { _ = try await lock.ifAlone(settleEarlierRecords) }
      return roster.isAtEnd ? .wholeRoster : .interrupted
    } catch {
      return .stopped(error)
    }
  }

  private func hasUnsettledRecords() async throws(RosterImportError) -> Bool {
    do throws(StoreError) {
      return try await !target.world.enrollments.unsettled(nil, 1).isEmpty
    } catch {
      throw .store(error)
    }
  }

  /// Settles interrupted enrollments of earlier runs.
  private func settleEarlierRecords() async throws(RosterImportError) {
    guard try await hasUnsettledRecords() else { return }
    do throws(StoreError) {
      let report = try await target.world.useCases.reconcileEnrollments()
      console.line("Settled earlier enrollments: \(report.summary)")
      earlierRecords.record(report, console: console)
    } catch {
      throw .store(error)
    }
  }

  /// Returns how to go on after an import that did not read the whole roster.
  private func remedy(after error: RosterImportError? = nil) -> String {
    guard target.isPersistent else {
      return "Nothing was stored, because the sandbox has no --database.\n"
    }
    // The file of the database can be damaged, moved or removed.
    if case .store = error {
      return "When the store is available, run the import again to resume.\n"
    }
    return "Nothing is lost; run the import again to resume.\n"
  }

  private func status(
    _ end: End,
    _ reporter: ImportReporter,
    stillUnsettled: Int
  ) -> PlaygroundExitStatus {
    switch end {
    case .stopped(let error):
      console.error("stopped: \(error)")
      console.writeError(remedy(after: error))
      return Interruption.isRequested ? Interruption.status : .failure
    case .interrupted:
      console.writeError("Interrupted. \(remedy())")
      return Interruption.status
    case .wholeRoster:
      guard reporter.unreadable == 0 else { return .badData }
      let summary = reporter.summary
      let open = summary.rejected + summary.interrupted + summary.receiptsOwed + stillUnsettled
      return open == 0 ? .success : .failure
    }
  }
}
