extension Execution {
  /// The support code of the programs, in the module of the landscape.
  static let support = #"""
    nonisolated(unsafe) private var texts: [String] = []
    nonisolated(unsafe) private var lines: Set<String> = []
    nonisolated(unsafe) private var calls: [String] = []
    nonisolated(unsafe) private var lastEnded = Int.max
    nonisolated(unsafe) private var questions: [(String, @Sendable () async throws -> String)] = []

    /// Returns the number for a text.
    public func number(_ text: String) -> Int {
      if let index = texts.firstIndex(of: text) { return index + 1000 }
      texts.append(text)
      return texts.count + 999
    }

    public func text(_ number: Int) -> String { texts[number - 1000] }

    public struct Held<Value>: @unchecked Sendable {
      public let value: Value
      public init(_ value: Value) { self.value = value }
    }

    public func called(_ builder: String) { calls.append(builder) }

    /// Records a cleanup, and checks that values are closed in reverse order.
    public func ended(_ builder: String) {
      let isInTurn = calls.lastIndex(of: builder).map { $0 < lastEnded } ?? false
      lastEnded = calls.lastIndex(of: builder) ?? lastEnded
      lines.insert("\(builder) ended \(isInTurn ? "in turn" : "out of turn")")
    }

    public func ask(_ name: String, _ question: @escaping @Sendable () async throws -> String) {
      questions.append((name, question))
    }

    public func optional<Value>(
      _ value: Value?,
      _ question: (Value) async throws -> String
    ) async rethrows -> String {
      if let value { try await question(value) } else { "nothing" }
    }

    public func first<Value>(
      _ values: [Value],
      _ question: (Value) async throws -> String
    ) async rethrows -> String {
      try await optional(values.first, question)
    }

    /// Runs all queries and prints the results.
    public func report() async throws {
      while let (name, question) = questions.popLast() {
        lines.insert("\(name) = \(try await question())")
      }
      for builder in Set(calls) {
        let count = calls.count { $0 == builder }
        lines.insert("\(builder) called \(count == 1 ? "once" : "\(count) times")")
      }
      for line in lines.sorted() { print(line) }
      lines = []
      calls = []
      lastEnded = .max
    }

    """#
}
