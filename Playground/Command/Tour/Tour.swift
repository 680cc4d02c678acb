import CapabilitiesPlayground
import Membership
import MembershipLive

/// The guided tour: a few stops, each in a file of its own that reads on its own.
struct Tour {
  /// Where the tour is told.
  let console: PlaygroundConsole
  /// The world that all stops share.
  let sandbox = Sandbox()
  /// Whom the tour is about.
  let guests: Guests

  /// One stop: what it is called, and what happens there.
  typealias Stop = (title: String, visit: @Sendable (Tour) async throws -> Void)

  /// All stops, in order.
  static let stops: [Stop] = [
    ("A use case is a closure, and a builder names all it may touch", builders),
    ("Partial application gives a plain function its dependencies", partialApplication),
    ("Currying does the same by stages", currying),
    ("Any single closure can be overridden", overriding),
    ("What nobody has implemented names itself", unimplementedEndpoints),
    ("A world feeds the builders: enrolling people in the sandbox", enrollment),
    ("What was interrupted is settled, and nobody pays twice", reconciliation),
    ("An interceptor sees every call of a whole world", interception),
  ]

  /// Makes all stops.
  ///
  /// - Parameter console: Where the tour is told.
  /// - Returns: ``PlaygroundExitStatus/failure`` where a stop does not come out as it should.
  static func run(console: PlaygroundConsole) async -> PlaygroundExitStatus {
    do {
      let tour = Tour(console: console, guests: try Guests())
      for (number, stop) in stops.enumerated() {
        console.line("\(number + 1). \(console.style(.bold, stop.title))")
        try await stop.visit(tour)
        console.line()
      }
      console.line("Your turn: playground script --help, playground import --help.")
      return .success
    } catch {
      console.error("the tour broke off: \(error)")
      return .failure
    }
  }

  /// Shows a piece of code.
  func show(_ code: String) {
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      console.line("   \(console.style(.cyan, String(line)))")
    }
  }

  /// Tells what came of it.
  func tell(_ result: String) {
    console.line("   \(console.style(.dim, "->")) \(result)")
  }
}
