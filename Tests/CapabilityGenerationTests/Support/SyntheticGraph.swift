@testable import CapabilityGeneration
import Foundation

/// A symbol graph of any size in the compiler's format: capabilities with five endpoints, and
/// builders that each take three capabilities, one endpoint and up to two other use cases.
struct SyntheticGraph {
  private var symbols: [String] = []
  private var relationships: [String] = []
  private var line = 0

  /// The content of the graph's file.
  static func data(capabilities: Int, builders: Int, values: Int = 0) -> Data {
    var graph = SyntheticGraph()
    for index in 0..<capabilities { graph.addCapability(index) }
    graph.addWorld(capabilities)
    graph.addValues(values)
    for index in 0..<builders { graph.addBuilder(index, capabilities: capabilities) }
    let symbols = graph.symbols.joined(separator: ",")
    let relationships = graph.relationships.joined(separator: ",")
    let json =
      #"{"metadata":{"formatVersion":{"major":0}},"module":{"name":"Big","platform":{}},"#
      + #""symbols":[\#(symbols)],"relationships":[\#(relationships)]}"#
    return Data(json.utf8)
  }

  private static func text(_ spelling: String, _ kind: String = "text") -> String {
    #"{"kind":"\#(kind)","spelling":"\#(spelling)"}"#
  }

  private static func type(_ name: String, _ precise: String) -> String {
    #"{"kind":"typeIdentifier","spelling":"\#(name)","preciseIdentifier":"\#(precise)"}"#
  }

  private mutating func add(
    _ kind: String,
    _ precise: String,
    _ path: [String],
    _ fragments: [String],
    signature: String = ""
  ) {
    line += 1
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    let declaration = fragments.joined(separator: ",")
    symbols.append(
      #"{"kind":{"identifier":"\#(kind)","displayName":"x"},"#
        + #""identifier":{"precise":"\#(precise)","interfaceLanguage":"swift"},"#
        + #""pathComponents":[\#(names)],"names":{"title":"x","subHeading":[\#(declaration)]},"#
        + #""docComment":{"uri":"file://Sources/Big/Big.swift","module":"Big","lines":["#
        + #"{"range":{"start":{"line":\#(line),"character":4},"end":{"line":\#(line),"character":9}},"#
        + #""text":"Does what number \#(line) does."}]},"#
        + #""declarationFragments":[\#(declaration)],\#(signature)"accessLevel":"public","#
        + #""location":{"uri":"file://Sources/Big/Big.swift","#
        + #""position":{"line":\#(line),"character":4}}}"#
    )
  }

  /// Returns the name of a struct as a fragment.
  private static func type(_ name: String) -> [String] { [type(name, precise(name))] }

  private static func precise(_ name: String) -> String { "s:3Big\(name.utf8.count)\(name)V" }

  private mutating func addCapability(_ index: Int) {
    let type = "C\(index)"
    addStruct(type)
    relationships.append(
      #"{"kind":"conformsTo","source":"\#(Self.precise(type))","target":"s:s8SendableP"}"#
    )
    for endpoint in 0..<5 { addProperty("e\(index)x\(endpoint)", Self.endpoint, to: type) }
  }

  private mutating func addProperty(_ name: String, _ fragments: [String], to type: String) {
    let owner = Self.precise(type)
    let precise = "\(owner)\(name)vp"
    add("swift.property", precise, [type, name], Self.variable(name) + fragments)
    relationships.append(#"{"kind":"memberOf","source":"\#(precise)","target":"\#(owner)"}"#)
  }

  private mutating func addStruct(_ name: String) {
    add("swift.struct", Self.precise(name), [name], [Self.text("struct \(name)")])
  }

  /// Adds structs to the world that each have two values of the next one.
  private mutating func addValues(_ count: Int) {
    for index in 0..<count {
      addStruct("V\(index)")
      for name in ["one", "two"] { addProperty(name, Self.type("V\(index + 1)"), to: "V\(index)") }
      addProperty("v\(index)", Self.type("V\(index)"), to: "World")
    }
  }

  private static let endpoint = [
    text("@Sendable", "attribute"), text(" ("), text("_", "externalParam"), text(" "),
    text("id", "internalParam"), text(": "), type("Int", "s:Si"), text(") "),
    text("async", "keyword"), text(" -> "), type("String", "s:SS"),
  ]

  private static let escaping = [text("@escaping", "attribute"), text(" ")]

  private static func variable(_ name: String) -> [String] {
    [text("var", "keyword"), text(" "), text(name, "identifier"), text(": ")]
  }

  private mutating func addWorld(_ capabilities: Int) {
    addStruct("World")
    for index in 0..<capabilities { addProperty("c\(index)", Self.type("C\(index)"), to: "World") }
  }

  private mutating func addBuilder(_ index: Int, capabilities: Int) {
    let alias = "s:3Big1U\(index)a"
    let declaration =
      [
        Self.text("typealias", "keyword"), Self.text(" "), Self.text("U\(index)", "identifier"),
        Self.text(" = "),
      ] + Self.endpoint
    add("swift.typealias", alias, ["U\(index)"], declaration)
    var inputs: [(label: String, fragments: [String])] = []
    for offset in 0..<3 {
      let number = (index * 7 + offset * 31) % capabilities
      inputs.append(("p\(offset)", Self.type("C\(number)")))
    }
    let owner = index % capabilities
    inputs.append(("e\(owner)x\(index % 5)", Self.escaping + Self.endpoint))
    for (label, other) in [("before", index - 1), ("half", index / 2)]
    where other >= 0 && other < index {
      inputs.append((label, Self.escaping + [Self.type("U\(other)", "s:3Big1U\(other)a")]))
    }
    let parameters = inputs.map { label, fragments in
      let all = [Self.text(label, "identifier"), Self.text(": ")] + fragments
      return #"{"name":"\#(label)","declarationFragments":[\#(all.joined(separator: ","))]}"#
    }
    let fragments = inputs.enumerated().flatMap { offset, input in
      [
        Self.text(offset == 0 ? "" : ", "), Self.text(input.label, "externalParam"),
        Self.text(": "),
      ]
        + input.fragments
    }
    let product = Self.type("U\(index)", alias)
    let labels = inputs.map { $0.label + ":" }.joined()
    add(
      "swift.func",
      "s:3Big\(index)makeF",
      ["makeU\(index)(\(labels))"],
      [
        Self.text("func", "keyword"), Self.text(" "), Self.text("makeU\(index)", "identifier"),
        Self.text("("),
      ] + fragments + [Self.text(") -> "), product],
      signature: #""functionSignature":{"parameters":[\#(parameters.joined(separator: ","))],"#
        + #""returns":[\#(product)]},"#
    )
  }
}
