import CapabilitiesTesting
import Testing

/// A mistake of one who consumes a stream, planted, half mended, and mended.
@Suite("A sweep finds the streams that are half applied")
struct PlantedStreamsTests {
  private let delivery = Planted(
    invariant: Invariant("a delivery is booked whole or not at all", of: { $0.state.goods }) {
      $0 == 10 || $0 == 16
    },
    coverage: .all
  )
  /// The mistake: what has come is booked before all has come.
  private let bookingAsTheyCome: PlantedStory = { house, faults in
    let depot = house.depot.intercepted(by: faults)
    for try await box in try await depot.unload() { try await depot.take(-box) }
  }
  /// Half mended: whoever cuts the stream short without an error is believed.
  private let bookingAtTheEnd: PlantedStory = { house, faults in
    let depot = house.depot.intercepted(by: faults)
    var goods = 0
    for try await box in try await depot.unload() { goods += box }
    try await depot.take(-goods)
  }
  private let bookingByTheNote: PlantedStory = { house, faults in
    let depot = house.depot.intercepted(by: faults)
    var goods = 0
    for try await box in try await depot.unload() { goods += box }
    guard try await depot.note() == goods else { throw ShopError.closed }
    try await depot.take(-goods)
  }

  @Test("where the stream fails between two elements")
  func failing() async throws {
    var delivery = delivery
    delivery.coverage = FaultCoverage(modes: [.before, .hang])
    // The second step is the first that breaks it, whose element is not booked.
    try await delivery.expectFound(within: 10, modes: [.before], ["book": bookingAsTheyCome])
    try await delivery.expectClean(["book": bookingAtTheEnd])
  }

  @Test("where the process dies between two elements")
  func dying() async throws {
    var delivery = delivery
    delivery.coverage = FaultCoverage(modes: [.crash])
    try await delivery.expectFound(within: 4, modes: [.crash], ["book": bookingAsTheyCome])
    try await delivery.expectClean(["book": bookingAtTheEnd])
  }

  @Test("where the stream ends early, which looks as if it were whole")
  func endingEarly() async throws {
    var delivery = delivery
    delivery.coverage = FaultCoverage(modes: [.end])
    try await delivery.expectFound(within: 3, modes: [.end], ["book": bookingAtTheEnd])
  }

  @Test("and not where all of it is compared with the note, and booked in one step")
  func mended() async throws {
    try await delivery.expectClean(["book": bookingByTheNote])
  }

  @Test("nor where two share one delivery, in whatever order")
  func shared() async throws {
    var shared = delivery
    shared.coverage = .interleavings
    try await shared.expectClean(["book": bookingByTheNote, "count": bookingNothing])
  }

  private let bookingNothing: PlantedStory = { house, faults in
    for try await _ in try await house.depot.intercepted(by: faults).unload() {}
  }
}
