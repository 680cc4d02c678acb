/// The calls that a spy has recorded, and the waits for more.
struct CallHistory<Input: Sendable> {
  private(set) var calls: [Input] = []
  private var waits: [(number: Int, wait: SpyWait)] = []

  /// Records a call.
  ///
  /// - Returns: The number of the call, and the waits for it. The spy ends them outside its lock.
  mutating func record(_ input: Input) -> (number: Int, ended: [SpyWait]) {
    calls.append(input)
    let number = calls.count
    let ended = waits.filter { $0.number == number }.map(\.wait)
    waits.removeAll { $0.number == number }
    return (number, ended)
  }

  /// Stores a wait for a call.
  ///
  /// - Returns: Whether it was stored; `false` if the call was recorded before.
  mutating func add(_ wait: SpyWait, for number: Int) -> Bool {
    guard calls.count < number else { return false }
    waits.append((number, wait))
    return true
  }
}
