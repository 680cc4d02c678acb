import CapabilitiesTesting
import Testing

@Suite("Each task of a run has a unique name")
struct TaskNamesTests {
  @Test("consecutive child tasks, even at the same address")
  func oneAfterAnother() async throws {
    let addresses = Mutexed<Set<Int>>([])
    let story = Orders.story { depot in
      for number in 1...40 {
        async let ordering: Void = {
          addresses.update { $0.insert(withUnsafeCurrentTask { $0?.hashValue ?? 0 }) }
          try await depot.order("\(number)")
          try await depot.mail("\(number)")
        }()
        try await ordering
      }
    }
    let lines = try await Orders.transcript(["all": story])
    let calls: [String] = lines.map { $0.split(separator: " ").joined(separator: " ") }
    let wanted = (1...40).flatMap { number in
      ["order", "mail"].map { "T1.\(number) Depot.\($0)(\"\(number)\")" }
    }
    #expect(calls == wanted)
    // Otherwise no address was reused and the test proves nothing.
    #expect(addresses.value.count < 40)
  }

  @Test("a parent, its children and grandchildren are named by root and order of first calls")
  func family() async throws {
    let story = Orders.story { depot in
      try await depot.order("parent")
      await withTaskGroup { group in
        group.addTask {
          _ = depot.sign()
          async let grandchild: Void = depot.order("grandchild")
          try? await depot.order("first child")
          try? await grandchild
        }
        group.addTask { try? await depot.order("second child") }
      }
      try await depot.order("parent again")
    }
    #expect(
      try await Orders.transcript(["all": story, "other": Orders.calling("other", 1)]) == [
        "  T1   Depot.order(\"parent\")",
        "  T1.1 Depot.sign() -> 10",
        "  T1.1 Depot.order(\"first child\")",
        "  T1.2 Depot.order(\"second child\")",
        "  T1.3 Depot.order(\"grandchild\")",
        "  T1   Depot.order(\"parent again\")",
        "  T2   Depot.order(\"other\")",
      ]
    )
  }

  @Test("names are the same in a thousand runs")
  func stable() async throws {
    let story = Orders.story { depot in
      await withTaskGroup { group in
        for name in ["a", "b", "c"] {
          group.addTask { try? await depot.order(name) }
          group.addTask {
            try? await depot.order(name)
            try? await depot.order(name)
          }
        }
      }
    }
    let (report, seen) = try await Orders.all(.preemptions(1), limit: 1000, ["all": story])
    #expect(report.problems == [])
    #expect(seen.count == 1003)
    #expect(!report.explored.contains("order not controlled"))
  }
}
