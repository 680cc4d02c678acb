import CapabilityGraphs
import Foundation
import Testing

@Suite("The formats of a graph")
struct GraphFormatTests {
  /// A graph with each kind of need. Its names need quotes or other identifiers.
  private static let graph = CapabilityGraph(
    world: "World",
    useCases: [
      useCase(
        "pay",
        "makePay",
        [
          ("fee", "Int", .value("rates", part: "fee")),
          ("rates", "Rates", .value("rates", part: "")),
          ("bank", "Bank", .capability("bank")), ("mail", "Mail", .endpoint("post", "send")),
          ("again", "Mail", .endpoint("post", "send")), ("log", "Log", .useCase("log \"it\"")),
          ("amount", "Int", .caller("amount")), ("clock", "Clock", .missing("clock")),
          ("once", "Clock", .missing("clock")),
        ]
      ),
      useCase("rates", "makeRates", [("bank", "Bank", .capability("bank"))], isValue: true),
      useCase("log \"it\"", "makeLog\t\u{1F}", []),
    ],
    capabilities: [
      .init(
        name: "bank",
        type: "Bank",
        isUsed: true,
        endpoints: [.init(name: "charge", isUsed: true), .init(name: "refund", isUsed: false)]
      ),
      .init(
        name: "post",
        type: "Post",
        isUsed: true,
        endpoints: [.init(name: "send", isUsed: true)]
      ),
      .init(
        name: "größe",
        type: "Size",
        isUsed: false,
        endpoints: [.init(name: "unseen", isUsed: false)]
      ),
    ]
  )

  private static func useCase(
    _ name: String,
    _ builder: String,
    _ needs: [(label: String, type: String, source: CapabilityGraph.Supplier)],
    isValue: Bool = false
  ) -> CapabilityGraph.UseCase {
    .init(
      name: name,
      isValue: isValue,
      builder: builder,
      type: "T",
      position: "A.swift:1:2",
      needs: needs.map { .init(label: $0.label, type: $0.type, source: $0.source) }
    )
  }

  @Test("text: a tree of each root, and what is unused")
  func text() {
    #expect(
      Self.graph.rendered(as: .text) == """
        pay
        ├─ fee: rates.fee
        │  └─ bank: World.bank (Bank)
        ├─ rates: rates (above)
        ├─ bank: World.bank (Bank)
        ├─ mail: World.post.send (Mail)
        ├─ again: World.post.send (Mail)
        ├─ log: log "it"
        ├─ amount: the caller (Int)
        ├─ clock: nothing (Clock)
        └─ once: nothing (Clock)

        unused: World.bank.refund, World.größe
        """
    )
    let capability = CapabilityGraph.Capability(name: "a", type: "A", isUsed: false, endpoints: [])
    let empty = CapabilityGraph(world: "World", useCases: [], capabilities: [capability])
    #expect(empty.rendered(as: .text) == "unused: World.a")
  }

  @Test("mermaid: quotes are escaped, and a need of an endpoint is a label")
  func mermaid() {
    #expect(
      Self.graph.rendered(as: .mermaid) == """
        flowchart LR
          useCase_pay(["pay"])
          value_rates("rates")
          useCase_logu20u22itu22(["log #quot;it#quot;"])
          world_bank["World.bank"]
          world_bank_refund[/"refund"/]:::unused
          world_post["World.post"]
          world_gruf6udfe["World.größe"]:::unused
          caller_amount{{"amount"}}
          missing_clock{{"clock?"}}
          world_bank -.- world_bank_refund
          useCase_pay -->|fee| value_rates
          useCase_pay --> value_rates & world_bank
          useCase_pay -->|send| world_post
          useCase_pay --> useCase_logu20u22itu22 & caller_amount & missing_clock
          value_rates --> world_bank
          classDef unused stroke-dasharray: 4 4,opacity: 0.6
        """
    )
  }

  @Test("dot: each kind of node has its shape")
  func dot() {
    #expect(
      Self.graph.rendered(as: .dot) == """
        digraph "World" {
          rankdir=LR;
          useCase_pay [label="pay", shape=ellipse];
          value_rates [label="rates", shape=box, style=rounded];
          useCase_logu20u22itu22 [label="log \\"it\\"", shape=ellipse];
          world_bank [label="World.bank", shape=box];
          world_bank_refund [label="refund", shape=parallelogram, style=dashed];
          world_post [label="World.post", shape=box];
          world_gruf6udfe [label="World.größe", shape=box, style=dashed];
          caller_amount [label="amount", shape=hexagon];
          missing_clock [label="clock?", shape=hexagon];
          world_bank -> world_bank_refund [style=dotted];
          useCase_pay -> value_rates [label="fee"];
          useCase_pay -> value_rates;
          useCase_pay -> world_bank;
          useCase_pay -> world_post [label="send"];
          useCase_pay -> useCase_logu20u22itu22;
          useCase_pay -> caller_amount;
          useCase_pay -> missing_clock;
          value_rates -> world_bank;
        }
        """
    )
  }

  @Test("json: in the order of the graph, with control characters escaped, and readable again")
  func json() throws {
    let json = Self.graph.rendered(as: .json)
    #expect(
      json == #"""
        {"world": "World", "useCases": [
        {"name": "pay", "isValue": false, "builder": "makePay", "type": "T", "position": "A.swift:1:2",
          "needs": [{"label": "fee", "type": "Int", "value": "rates", "part": "fee"},
          {"label": "rates", "type": "Rates", "value": "rates"},
          {"label": "bank", "type": "Bank", "capability": "bank"},
          {"label": "mail", "type": "Mail", "capability": "post", "endpoint": "send"},
          {"label": "again", "type": "Mail", "capability": "post", "endpoint": "send"},
          {"label": "log", "type": "Log", "useCase": "log \"it\""},
          {"label": "amount", "type": "Int", "caller": true},
          {"label": "clock", "type": "Clock", "missing": true},
          {"label": "once", "type": "Clock", "missing": true}]},
        {"name": "rates", "isValue": true, "builder": "makeRates", "type": "T", "position": "A.swift:1:2",
          "needs": [{"label": "bank", "type": "Bank", "capability": "bank"}]},
        {"name": "log \"it\"", "isValue": false, "builder": "makeLog\u0009\u001f", "type": "T",
          "position": "A.swift:1:2", "needs": []}
        ], "capabilities": [
        {"name": "bank", "type": "Bank", "isUsed": true, "endpoints": [{"name": "charge", "isUsed": true},
          {"name": "refund", "isUsed": false}]},
        {"name": "post", "type": "Post", "isUsed": true, "endpoints": [{"name": "send", "isUsed": true}]},
        {"name": "größe", "type": "Size", "isUsed": false,
          "endpoints": [{"name": "unseen", "isUsed": false}]}
        ]}
        """#
    )
    let copy = try JSONDecoder().decode(CapabilityGraph.self, from: Data(json.utf8))
    #expect(copy.rendered(as: .json) == json)
    #expect(copy.rendered(as: .text) == Self.graph.rendered(as: .text))
  }
}
