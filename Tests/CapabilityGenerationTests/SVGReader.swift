@testable import CapabilityGraphs
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

extension GraphLayoutTests {
  /// The elements that an XML parser finds in a picture.
  final class Reader: NSObject, XMLParserDelegate {
    struct Box {
      var x = 0.0
      var y = 0.0
      var width = 0.0
      var height = 0.0
      var text = ""
      var textWidth: Double { GraphText.letters(text) * GraphText.letter }
    }

    struct Edge {
      var from: Int
      var to: Int
      var start: (Double, Double)
      var end: (Double, Double)
    }

    private(set) var error: (any Error)?
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var boxes: [Box] = []
    private(set) var edges: [Edge] = []
    private(set) var titles: [String] = []
    private var isNode = false
    private var text = ""

    init(_ source: String) {
      super.init()
      let parser = XMLParser(data: Data(source.utf8))
      parser.delegate = self
      if !parser.parse() { error = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
      _ parser: XMLParser,
      didStartElement element: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? 0 }
      text = ""
      switch element {
      case "svg": (width, height) = (number("width"), number("height"))
      case "g": isNode = attributes["data-node"] != nil
      case "rect" where isNode:
        boxes.append(
          Box(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        )
      case "path":
        let ends = (attributes["data-ends"] ?? "").split(separator: " ").compactMap { Int($0) }
        var points = (attributes["d"] ?? "").split { "MCH ".contains($0) }.compactMap { Double($0) }
        // A path ends with a horizontal line, which has one number, only if both boxes have the same
        // vertical position.
        if attributes["d"]?.last(where: { "MCH".contains($0) }) == "H" {
          points.append(Self.height(attributes["d"] ?? ""))
        }
        edges.append(
          Edge(
            from: ends[0],
            to: ends[1],
            start: (points[0], points[1]),
            end: (points[points.count - 2], points[points.count - 1])
          )
        )
      default: break
      }
    }

    /// Returns the vertical position of a path's last horizontal line.
    private static func height(_ path: String) -> Double {
      var height = 0.0
      for part in path.split(separator: "H")[0...].flatMap({ $0.split(separator: "C") }) {
        let numbers = part.split { "M ".contains($0) }.compactMap { Double($0) }
        if numbers.count > 1 { height = numbers[numbers.count - 1] }
      }
      return height
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }

    func parser(
      _ parser: XMLParser,
      didEndElement element: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      switch element {
      case "title": titles.append(text)
      case "text" where isNode: boxes[boxes.count - 1].text = text
      case "g": isNode = false
      default: break
      }
      text = ""
    }
  }
}
