let overridingTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/OverloadTables/OverridingTableTests.swift",
  suite: ("overriding: every overload", "OverridingTableTests"),
  rows: overridingRows()
)

private func overridingRows() -> [TestTable.Row] {
  let byName: [String: [Replacement]] = Dictionary(grouping: Replacement.all, by: \.testName)
  return byName.keys.sorted().map { name in
    let rows: [Replacement] = byName[name] ?? []
    let lines: [String] = rows.flatMap(\.check)
    return TestTable.Row(
      name: name,
      effect: rows[0].effect,
      setting: rows[0].isConcurrent ? .probe : nil,
      body: ["let board = Switchboard.test"] + lines
    )
  }
}

extension Replacement {
  /// The lines that replace an endpoint and call the replacement.
  fileprivate var check: [String] {
    effect.check(
      "call\(inputs.count)",
      overriding,
      inputs.answer,
      through: replacementEffect,
      from: testCall
    )
  }
}

/// A capability with an endpoint of every kind.
let switchboard = GeneratedFile(
  path: "Tests/CapabilitiesTests/OverloadTables/Switchboard.swift",
  sections: [
    "import Capabilities\nimport Probes",
    """
    /// A capability with an endpoint of every kind.
    struct Switchboard: TestableCapability {
      /// Short, so that an endpoint fits on a line.
      typealias Word = String

    \(endpoints.map(\.declaration).joined(separator: "\n"))

      /// Nobody looks into the probe that stands behind this one.
      static var test: Switchboard { Switchboard(probe: Probe()) }

      init(probe: Probe) {
    \(endpoints.map(\.assignment).joined(separator: "\n"))
      }
    }
    """,
  ]
)

private let endpoints = Replacement.all.filter { !$0.isSynchronous }

extension Replacement {
  /// The row's endpoint of a switchboard, such as `concurrentAsyncThrowingAny2`.
  fileprivate var property: String {
    let name = effect.probe + (failure == nil ? "Any" : "") + "\(inputs.count)"
    return isConcurrent ? "concurrent\(name.capitalizedFirst)" : name
  }

  fileprivate var testFailure: String? { failure.map { _ in "Refusal" } }

  fileprivate var testName: String {
    let replacement = replacementEffect.words + (isSynchronous ? " for \(effect.words)" : "")
    let error = effect.isThrowing && failure == nil ? " any" : ""
    return "\(isConcurrent ? "concurrent, " : "")\(replacement)\(error)"
  }

  /// The endpoint of a board that has the replacement in its place.
  fileprivate var overriding: String {
    "board.overriding(\\.\(property), with: {"
      + "\(Shape.head(inputs, replacementEffect, failure: testFailure)) "
      + "\(replacementEffect.marks)probe.\(replacementEffect.probe)(\(inputs.nameList)) })"
      + ".\(property)"
  }

  /// The call of the endpoint; an untyped error is given its type again.
  fileprivate var testCall: String {
    let call = "call\(inputs.count)(\(inputs.literals))"
    guard effect.isThrowing, failure == nil else { return call }
    return "probe.refusal { \(effect.marks)\(call) }"
  }

  fileprivate var declaration: String {
    let types = inputs.names.map { _ in "Word" }.joined(separator: ", ")
    let type = "@Sendable (\(types))\(effect.keywords(failure: testFailure)) -> Word"
    let start = "  var \(property):"
    let line = "\(start) \(isConcurrent ? "@concurrent " : "")\(type)"
    if line.count <= Function.width { return line }
    return "\(start)\n    \(isConcurrent ? "@concurrent " : "")\(type)"
  }

  fileprivate var assignment: String {
    "    \(property) = probe.\(effect.probe)\(inputs.count)"
  }
}
