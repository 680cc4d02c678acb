import ClubHTTP
import Foundation
import HTTPCapabilities
import LoopbackHTTP
import TestTraits
import Testing

/// Whether this machine can send HTTP requests, which the live world needs.
let hasHTTP = if case .unavailable = HTTPTransport.networkStack { false } else { true }

#if canImport(SQLite3) || canImport(CSQLite)
  /// Whether this machine has SQLite, in which the live world stores members.
  let hasSQLite = true
#else
  let hasSQLite = false
#endif

extension Trait where Self == ConditionTrait {
  /// Skips tests without SQLite, which the live world needs.
  static var needsSQLite: Self { .needs(.sqlite, hasSQLite, "the live world needs SQLite") }
  /// Skips tests without libcurl, which the live world needs.
  static var needsHTTP: Self { .needs(.libcurl, hasHTTP, "the live world needs HTTP") }
}

/// A directory with the database `club.db`, and the services of its live world.
struct Club {
  /// Runs scripts in the directory.
  let directory: TemporaryDirectory
  let services: ClubServices
  /// The server of the services.
  let server: ScriptedServer

  /// Creates a club without members.
  ///
  /// - Parameter treat: Returns the treatment of a request; see `ClubServices`.
  init(
    _ treat: @escaping @Sendable (ClubServices.Operation, _ number: Int) -> ClubServices.Treatment =
      { _, _ in .init() }
  ) throws {
    directory = TemporaryDirectory()
    services = ClubServices(treat)
    server = try services.listen()
  }

  /// Starts a script, in the live world unless other options are given.
  func start(_ script: String, options: [String] = ["--world", "live"]) throws -> RunningProgram {
    let base = server.url.absoluteString
    return try RunningProgram(
      "playground",
      ["script", "-"] + options,
      in: directory,
      input: script,
      environment: [
        "STRIPE_API_KEY": "sk_1", "STRIPE_API_BASE": base, "SENDGRID_API_KEY": "SG.1",
        "SENDGRID_API_BASE": base, "MEMBERSHIP_DATABASE": "club.db",
      ]
    )
  }

  /// Runs a script in the live world.
  func run(_ script: String) async throws -> CommandResult { try await start(script).end() }

  /// Expects that exactly these people are members with receipts, that each of them has paid once,
  /// and that no one else has paid.
  func expectMembers(
    _ ids: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await run("list\nunsettled\n")
    let list = run.output.split(separator: "\n")
    let members = list.filter { $0.hasPrefix("  ") && $0.hasSuffix(", receipt sent") }
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }
    #expect(members.sorted() == ids.sorted(), "\(run)", sourceLocation: sourceLocation)
    #expect(list.dropLast().last == "unsettled: 0", "\(run)", sourceLocation: sourceLocation)
    let paid = services.charges.filter { !$0.isRefunded }.map(\.customer)
    #expect(paid.sorted() == ids.sorted(), sourceLocation: sourceLocation)
    #expect(services.receipts.count == ids.count, sourceLocation: sourceLocation)
    #expect(services.misuses == [], sourceLocation: sourceLocation)
  }
}

/// Returns the line of a script that enrolls a person.
func enroll(_ id: Int, email: String? = nil) -> String {
  let email = email ?? "ada\(id)@example.org"
  return "enroll id=\(id) name=\"Ada No.\(id)\" email=\(email) amount=2500 currency=EUR\n"
}

/// A moment of a request at which its service waits for the test.
final class Gate: Sendable {
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation
  private let semaphore = DispatchSemaphore(value: 0)

  init() { (arrivals, arrival) = AsyncStream.makeStream() }

  /// Waits until the test opens the gate. Called once, on the thread of a connection.
  func pass() {
    arrive()
    semaphore.wait()
  }

  /// Reports the moment, without waiting for the test.
  func arrive() { arrival.yield() }

  /// Lets the service continue.
  func open() { semaphore.signal() }

  /// Waits until a service has reached the gate.
  ///
  /// - Parameter process: The process that makes the request.
  /// - Returns: `false` if the process ends without that.
  func isReached(by process: RunningProgram) async -> Bool {
    let end = Task {
      _ = await process.end()
      arrival.finish()
    }
    defer { end.cancel() }
    return await arrivals.first { _ in true } != nil
  }
}
