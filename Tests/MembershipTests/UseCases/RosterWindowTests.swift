import Testing

@testable import Membership

@Suite("The window of an import")
struct RosterWindowTests {
  let cast: ExampleData

  init() throws { cast = try ExampleData() }

  private func entry(_ line: Int, _ person: Person) -> RosterEntry {
    RosterEntry(line: line, request: .success(cast.request(person)))
  }

  /// Returns the person of the next entry to enroll, and its ticket.
  private func start(_ window: inout RosterWindow) -> (person: Person, ticket: Int)? {
    window.start().map { ($0.request.person, $0.ticket) }
  }

  /// Returns the line of the next entry to report.
  private func report(_ window: inout RosterWindow) -> Int? {
    window.takeReport()?.entry.line
  }

  @Test("an entry that shares a person or an address with an unfinished one waits for it")
  func blocked() throws {
    var window = RosterWindow(limits: RosterLimits(concurrency: 3))
    window.add(entry(1, cast.ada))
    window.add(entry(2, cast.ada))
    window.add(entry(3, cast.grace))
    let first = try #require(start(&window))
    #expect(first.person == cast.ada)
    let third = try #require(start(&window))
    #expect(third.person == cast.grace)
    #expect(start(&window) == nil)
    #expect(!window.hasRoom)
    window.finish(third.ticket, .rejected(reason: "three"))
    #expect(window.hasRoom)
    #expect(report(&window) == nil)
    window.finish(first.ticket, .rejected(reason: "one"))
    #expect(report(&window) == 1)
    #expect(report(&window) == nil)
    #expect(start(&window)?.person == cast.ada)
  }

  @Test("unreadable lines need no room, and abandoned entries free theirs")
  func room() throws {
    var window = RosterWindow(limits: RosterLimits(concurrency: 2))
    let unreadable = InvalidRosterLine(column: 1, reason: "no")
    window.add(RosterEntry(line: 1, request: .failure(unreadable)))
    window.add(entry(2, cast.ada))
    let running = try #require(start(&window))
    window.add(entry(3, cast.grace))
    #expect(!window.hasRoom)
    window.abandonWaiting()
    #expect(window.hasRoom)
    #expect(start(&window) == nil)
    #expect(report(&window) == 1)
    #expect(report(&window) == nil)
    // The entry that runs must be imported again: it is removed without a report.
    window.finish(running.ticket, nil)
    window.finish(running.ticket + 7, .rejected(reason: "not in the window"))
    #expect(report(&window) == nil)
    window.add(entry(4, cast.ada))
    #expect(start(&window)?.person == cast.ada)
    #expect(window.hasRoom)
    window.add(entry(5, cast.grace))
    #expect(!window.hasRoom)
  }

  @Test("finished entries that wait to be reported fill the window")
  func full() throws {
    let limits = RosterLimits(concurrency: 2)
    var window = RosterWindow(limits: limits)
    window.add(entry(1, cast.ada))
    let slow = try #require(start(&window))
    let unreadable = InvalidRosterLine(column: 1, reason: "no")
    for line in 2...limits.window {
      #expect(window.hasRoom)
      window.add(RosterEntry(line: line, request: .failure(unreadable)))
    }
    #expect(!window.hasRoom)
    window.finish(slow.ticket, .rejected(reason: "one"))
    for line in 1...limits.window { #expect(report(&window) == line) }
    #expect(report(&window) == nil)
    #expect(window.hasRoom)
  }
}
