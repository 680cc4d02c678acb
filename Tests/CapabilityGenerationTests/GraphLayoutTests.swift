@testable import CapabilityGeneration
@testable import CapabilityGraphs
import Foundation
import Testing

@Suite("The layout of a graph")
struct GraphLayoutTests {
  static let sizes = [5, 40, 150, 500]

  /// Returns a graph like that of a package: most use cases depend on two or three capabilities, some
  /// on an endpoint, and some on other use cases.
  static func drawing(_ count: Int) -> GraphModel {
    var drawing = GraphModel()
    var random = Steps(state: UInt64(count))
    let words = ["save", "person", "order", "list", "import", "mail", "receipt", "member", "index"]
    let useCases = count * 6 / 10
    let values = count / 25
    let capabilities = max(1, count / 6)
    func add(_ kind: String, _ number: Int, _ shape: GraphModel.Shape, _ rest: String = "") {
      let name = (0..<(1 + number % 3)).map { words[(number * 7 + $0 * 3) % words.count] }
      let title = rest + name.joined(separator: "And") + "\(number)"
      drawing.nodes.append(.init(id: "\(kind)\(number)", title: title, shape: shape))
    }
    for number in 0..<useCases { add("useCase", number, .useCase) }
    for number in 0..<values { add("value", number, .value) }
    for number in 0..<capabilities { add("world", number, .capability, "World.") }
    for number in 0..<(count - useCases - values - capabilities) {
      add("endpoint", number, .endpoint)
      drawing.edges.append(
        .init(from: "world\(number % capabilities)", to: "endpoint\(number)", isPart: true)
      )
    }
    let endpoints = count - useCases - values - capabilities
    for number in 0..<useCases {
      let from = "useCase\(number)"
      for _ in 0..<random.next(below: 4) {
        let near = (number * capabilities / useCases + random.next(below: 4)) % capabilities
        drawing.edges.append(.init(from: from, to: "world\(near)"))
      }
      if endpoints > 0, number % 3 == 0 {
        drawing.edges.append(.init(from: from, to: "endpoint\(random.next(below: endpoints))"))
      }
      if number % 4 == 1 {
        let other = min(useCases - 1, number + 1 + random.next(below: 9))
        if other > number { drawing.edges.append(.init(from: from, to: "useCase\(other)")) }
      }
      if values > 0, number % 5 == 2 {
        drawing.edges.append(.init(from: from, to: "value\(random.next(below: values))"))
      }
    }
    for number in 0..<values {
      drawing.edges.append(.init(from: "value\(number)", to: "world\(number % capabilities)"))
    }
    var seen: Set<GraphModel.Edge> = []
    drawing.edges.removeAll { !seen.insert($0).inserted }
    return drawing
  }

  /// A deterministic generator.
  private struct Steps {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// Set `PICTURES` to a folder to write the pictures there for review.
  @Test("is valid XML as SVG and as HTML, and deterministic", arguments: sizes)
  func files(_ count: Int) throws {
    let drawing = Self.drawing(count)
    for (kind, make) in [
      ("svg", { GraphLayout(drawing).svg(title: "World", root: "useCase1") }),
      ("html", { GraphLayout(drawing).html(title: "World") }),
    ] {
      let text = make()
      #expect(text == make())
      #expect(!text.contains("http") || text.components(separatedBy: "http").count == 2)
      #expect(Reader(text).error == nil)
      if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
        try text.write(toFile: "\(folder)/\(count).\(kind)", atomically: true, encoding: .utf8)
      }
    }
  }

  @Test("has boxes without overlaps, and edges that end at boxes", arguments: sizes)
  func places(_ count: Int) throws {
    let drawing = Self.drawing(count)
    let reader = Reader(GraphLayout(drawing).svg(title: "World"))
    #expect(reader.boxes.count == drawing.nodes.count)
    #expect(reader.edges.count == drawing.edges.count)
    #expect(reader.edges.allSatisfy { reader.boxes[$0.from].x < reader.boxes[$0.to].x })
    let boxes = reader.boxes.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...].prefix(while: { $0.x < box.x + box.width }) {
        #expect(other.y >= box.y + box.height || box.y >= other.y + other.height)
      }
      #expect(box.textWidth < box.width)
      #expect(box.x + box.width <= reader.width && box.y + box.height <= reader.height)
    }
    for edge in reader.edges {
      let (from, to) = (reader.boxes[edge.from], reader.boxes[edge.to])
      #expect(abs(edge.start.0 - from.x - from.width) < 0.11)
      #expect(abs(edge.start.1 - from.y - from.height / 2) < 0.11)
      #expect(abs(edge.end.0 - to.x) < 0.11)
      #expect(abs(edge.end.1 - to.y - to.height / 2) < 0.11)
    }
  }

  @Test("has a legend without overlaps")
  func legend() throws {
    let svg = GraphLayout(Self.drawing(40)).svg(title: "World")
    let texts = svg.matches(of: /class="legend" x="([\d.]+)"[^>]*>([^<]+)</)
      .compactMap { match in Double(match.output.1).map { (x: $0, text: match.output.2) } }
    #expect(texts.map(\.text) == ["24 use cases", "1 value", "6 capabilities", "9 endpoints"])
    for (text, next) in zip(texts, texts.dropFirst()) {
      #expect(text.x + Double(text.text.count) * 5 < next.x)
    }
  }

  @Test("has fewer crossings than the input order", arguments: [40, 150, 500])
  func crossings(_ count: Int) {
    let picture = GraphLayout(Self.drawing(count))
    let boxes = picture.columns.map { LayeredLayout.Box(width: 10, column: $0) }
    var columns = LayeredColumns(boxes, picture.ends)
    let before = columns.crossings()
    columns.order()
    #expect(columns.crossings() < before * 2 / 3)
  }

  @Test("has a distance between two columns, and none after the last one")
  func columns() {
    let boxes = [LayeredLayout.Box(width: 10, column: 0), .init(width: 20, column: 1)]
    let layout = LayeredLayout(boxes: boxes, edges: [(0, 1)])
    #expect(layout.left == [0, 77])
    #expect(layout.width == 97)
  }

  @Test("shortens a text that is wider than a box, by its width and not its number of characters")
  func shortTexts() {
    let longest = String(repeating: "a", count: 32)
    #expect(GraphText.shortened(longest) == longest)
    #expect(GraphText.shortened("\(longest)a") == String(repeating: "a", count: 31) + "…")
    let wide = String(repeating: "漢", count: 20)
    #expect(GraphText.shortened(wide) == String(repeating: "漢", count: 12) + "…")
  }

  @Test("has no crossings if that is possible")
  func untangled() {
    let boxes = [0, 0, 0, 1, 1, 1].map { LayeredLayout.Box(width: 10, column: $0) }
    var columns = LayeredColumns(boxes, [(0, 5), (1, 4), (2, 3)])
    #expect(columns.crossings() == 3)
    columns.order()
    #expect(columns.crossings() == 0)
  }

  @Test(
    "escapes and truncates hostile names",
    arguments: [
      "<script>", "a & b", "\"quoted\" 'name'", "👩‍👩‍👧‍👦 family", "مرحبا بالعالم", "\u{202E}evil",
      "注文を保存する",
      "]]>", "\u{1}\u{FFFE}", "क्षत्रिय", String(repeating: "veryLongName", count: 17), "", "e\u{301}",
    ]
  )
  func hostileNames(_ name: String) throws {
    var drawing = GraphModel()
    for (index, shape) in [GraphModel.Shape.useCase, .capability, .endpoint].enumerated() {
      drawing.nodes.append(.init(id: "\(index)", title: name, shape: shape, note: name))
    }
    drawing.edges = [
      .init(from: "0", to: "1", label: name), .init(from: "1", to: "2", isPart: true),
    ]
    for text in [GraphLayout(drawing).svg(title: name), GraphLayout(drawing).html(title: name)] {
      let reader = Reader(text)
      #expect(reader.error == nil)
      let kept = String(
        String.UnicodeScalarView(
          name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0xFFFE ? "\u{FFFD}" : $0 }
        )
      )
      #expect(reader.titles.filter { $0.hasPrefix(kept) }.count >= 3)
      #expect(reader.boxes.allSatisfy { $0.textWidth < $0.width && $0.width < 300 })
    }
  }

  @Test("highlights a use case with its dependencies")
  func chosen() {
    var drawing = GraphModel()
    for name in ["a", "b", "c"] {
      drawing.nodes.append(.init(id: name, title: name, shape: .useCase))
    }
    drawing.nodes.append(.init(id: "w", title: "w", shape: .capability))
    drawing.edges = [
      .init(from: "a", to: "b"), .init(from: "b", to: "w"), .init(from: "c", to: "w"),
    ]
    let svg = GraphLayout(drawing).svg(title: "World", root: "a")
    let lines = svg.split(separator: "\n")
    #expect(lines[0].contains("class=\"chosen\""))
    #expect(lines.filter { $0.hasPrefix("<path class=\"edge on\"") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("<path class=\"edge\"") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("<g class=\"useCase on") }.count == 2)
    #expect(lines.contains { $0.hasPrefix("<g class=\"capability on\"") })
    #expect(lines.contains { $0.hasPrefix("<g class=\"useCase\"") })
  }

  @Test("of an empty graph is valid")
  func empty() {
    let reader = Reader(GraphLayout(GraphModel()).svg(title: "World"))
    #expect(reader.error == nil)
    #expect(reader.boxes.isEmpty && reader.height > 0)
  }
}
