import Membership
import MembershipLive

/// Runs the commands of a script, one after another.
///
/// A use case that fails does not stop the script: its error is printed and kept, and an
/// `expect last-error` may follow that accounts for it.
struct ScriptRunner {
  private let console: Console
  private let live: World
  private var stage: ScriptStage
  private var lastFailure: Failure?
  private var problems = 0
  private var metExpectations = 0

  /// A use case that failed.
  private struct Failure {
    let text: String
    let location: SourceLocation
    let command: String
    var isAccountedFor = false
  }

  /// Starts with an empty sandbox.
  ///
  /// - Parameters:
  ///   - console: Where the commands' output goes.
  ///   - live: The live world, for scripts that ask for it.
  init(console: Console, live: World) {
    self.console = console
    self.live = live
    stage = ScriptStage(.sandbox, live: live)
  }

  /// Runs a script to its end.
  ///
  /// - Parameter script: Its commands.
  /// - Returns: ``ExitStatus/failure`` where an expectation failed, or a use case did and nobody
  ///   expected it.
  mutating func run(_ script: Script) async -> ExitStatus {
    for statement in script.statements { await run(statement) }
    giveUpLastFailure()
    let commands = script.statements.count
    let remark = problems == 0 ? "" : ", \(counted(problems, "problem"))"
    console.line(
      "\(counted(commands, "command")), \(counted(metExpectations, "expectation")) met\(remark)"
    )
    return problems == 0 ? .success : .failure
  }

  private mutating func run(_ statement: ScriptStatement) async {
    switch statement.command {
    case .world(let name):
      giveUpLastFailure()
      stage = ScriptStage(name, live: live)
      console.line("world \(name.rawValue)")
    case .enroll(let request): await enroll(request, statement)
    case .save(let person): await save(person, statement)
    case .delete(let id): await delete(id, statement)
    case .find(let id): await find(id, statement)
    case .list: await list(statement)
    case .outbox: await outbox(statement)
    case .reconcile: await reconcile(statement)
    case .override(let endpoint, let override):
      stage.overrides.start(override, of: endpoint)
      console.line("override \(endpoint.path): \(override)")
    case .restore(let endpoint):
      let count = stage.overrides.end(endpoint)
      console.line("restore \(endpoint?.path ?? "all"): \(counted(count, "override")) ended")
    case .expect(let expectation): await expect(expectation, at: statement.location)
    case .transcript: transcript()
    case .help: console.write(HelpTopic.scriptCommands)
    }
  }
}

// MARK: - Use cases

extension ScriptRunner {
  private mutating func enroll(_ request: EnrollmentRequest, _ statement: ScriptStatement) async {
    let command = "enroll \(request.person.id)"
    await attempt(command, statement) { world throws(EnrollmentError) in
      let member = try await world.useCases.enrollMember(request)
      return ["\(member.person.fullName) is a member, receipt \(member.receipt)"]
    }
  }

  private mutating func save(_ person: Person, _ statement: ScriptStatement) async {
    await attempt("save \(person.id)", statement) { world throws(StoreError) in
      let errors = FirstError<StoreError>()
      await world.useCases.savePerson(onError: errors.note)(person)
      try errors.rethrow()
      return ["kept \(person.fullName)"]
    }
  }

  private mutating func delete(_ id: Person.ID, _ statement: ScriptStatement) async {
    await attempt("delete \(id)", statement) { world throws(DeletePersonError) in
      let errors = FirstError<DeletePersonError>()
      await world.useCases.deletePerson(onError: errors.note)(id)
      try errors.rethrow()
      return ["deleted"]
    }
  }

  private mutating func find(_ id: Person.ID, _ statement: ScriptStatement) async {
    await attempt("find \(id)", statement) { world throws(StoreError) in
      let person = try await world.people.find(id)
      return [person.map { "\($0.fullName) <\($0.email)>" } ?? "nobody"]
    }
  }

  private mutating func list(_ statement: ScriptStatement) async {
    await attempt("list", statement) { world throws(StoreError) in
      let members = try await world.useCases.listMembers()
      return [counted(members.count, "member")]
        + members.map { member in
          let person = member.person
          return "\(person.id)  \(person.fullName) <\(person.email)>, receipt \(member.receipt)"
        }
    }
  }

  private mutating func reconcile(_ statement: ScriptStatement) async {
    await attempt("reconcile", statement) { world throws(ReconciliationFailure) in
      let report: ReconciliationReport
      do throws(StoreError) {
        report = try await world.useCases.reconcileEnrollments()
      } catch {
        throw .store(error)
      }
      guard report.unsettled.isEmpty else { throw .unsettled(report) }
      return [report.summary]
    }
  }

  private mutating func outbox(_ statement: ScriptStatement) async {
    let sandbox = stage.sandbox
    await attempt("outbox", statement) { _ throws(StoreError) in
      let mails = try await sandbox?.outbox() ?? []
      return [counted(mails.count, "message")] + mails.map { "\($0.recipient): \($0.subject)" }
    }
  }

  /// Runs a use case, prints what came of it, and keeps its error.
  ///
  /// - Parameters:
  ///   - command: What the output is headed with.
  ///   - statement: The command's place in the script.
  ///   - useCase: Acts in the world and returns what to print, the headline first.
  private mutating func attempt<Failure: Error & CustomStringConvertible>(
    _ command: String,
    _ statement: ScriptStatement,
    _ useCase: (World) async throws(Failure) -> [String]
  ) async {
    giveUpLastFailure()
    do throws(Failure) {
      let lines = try await useCase(stage.world)
      console.line("\(command): \(lines[0])")
      for line in lines.dropFirst() { console.line("  \(line)") }
    } catch {
      console.line("\(command): \(console.style(.red, "failed:")) \(error)")
      lastFailure = ScriptRunner.Failure(
        text: error.description,
        location: statement.location,
        command: command
      )
    }
  }

  /// Counts the last failure as a problem: no expectation accounted for it.
  private mutating func giveUpLastFailure() {
    defer { lastFailure = nil }
    guard let failure = lastFailure, !failure.isAccountedFor else { return }
    report("\(failure.command) failed: \(failure.text)", at: failure.location)
  }

  private mutating func report(_ problem: String, at location: SourceLocation) {
    problems += 1
    console.error(at: location, problem)
  }
}

// MARK: - Looking at what happened

extension ScriptRunner {
  private mutating func expect(_ expectation: Expectation, at location: SourceLocation) async {
    // Whatever comes of it, the last error has been looked at.
    if expectation.isAboutError { lastFailure?.isAccountedFor = true }
    let finding = await finding(against: expectation)
    if let finding {
      console.line("expect \(expectation): \(console.style(.red, "failed,")) \(finding)")
      report("expected \(expectation), but \(finding)", at: location)
    } else {
      metExpectations += 1
      console.line("expect \(expectation): \(console.style(.green, "met"))")
    }
  }

  /// What speaks against an expectation; `nil` where it is met.
  private func finding(against expectation: Expectation) async -> String? {
    switch expectation {
    case .count(let countable, let expected):
      do throws(StoreError) {
        let count = try await stage.count(countable)
        return count == expected ? nil : "there are \(count)"
      } catch {
        return "they cannot be counted: \(error)"
      }
    case .lastError(let text):
      guard let failure = lastFailure else { return "the last use case did not fail" }
      return failure.text.contains(text) ? nil : "the last error is: \(failure.text)"
    case .noError:
      return lastFailure.map { "\($0.command) failed: \($0.text)" }
    }
  }

  private func transcript() {
    let lines = stage.transcript.lines
    console.line("transcript: \(counted(lines.count, "call"))")
    for line in lines { console.line("  \(line)") }
  }
}
