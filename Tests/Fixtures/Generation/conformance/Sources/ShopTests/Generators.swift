internal import CapabilitiesTesting
internal import Shop

extension Generator where Value == Title {
  private static var hidden: Generator { .element(of: []) }
  static var shortTitle: Generator { .element(of: []) }
}

private extension Generator<Size> {
  static var large: Generator { .element(of: []) }
}
extension Generator<Pair<Set<Int>>> { static var pair: Generator { .element(of: []) } }
extension Generator<Loan> { static func loan(_: Int) -> Generator { .element(of: []) } }
struct Fixtures { static let shared = Fixtures() }
/// A capability of the tests themselves.
struct Fake: Sendable { var open: @Sendable (Size) async -> Int }
