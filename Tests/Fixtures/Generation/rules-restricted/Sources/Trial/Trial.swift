@testable import Low

struct Trial: Sendable {
  let base = 1
}
