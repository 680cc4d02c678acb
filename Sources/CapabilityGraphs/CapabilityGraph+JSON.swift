extension CapabilityGraph {
  /// Returns JSON with the keys `world`, `useCases` and `capabilities`. Other programs read it, and so
  /// does a playground, whose table contains it.
  ///
  /// - Parameter width: The length of a line, as far as names allow it.
  package func json(width: Int = 100) -> String {
    func lines(_ objects: [JSONText]) -> [String] {
      let ends = objects.indices.map { $0 + 1 < objects.count ? "," : "" }
      return zip(objects, ends).flatMap { $0.lines(width, end: $1) }
    }
    let head = #"{"world": \#(JSONText.quoted(world)), "useCases": ["#
    let rows = lines(useCases.map(json)) + [#"], "capabilities": ["#]
    return ([head] + rows + lines(capabilities.map(json)) + ["]}"]).joined(separator: "\n")
  }

  private func json(_ useCase: UseCase) -> JSONText {
    let position = useCase.position.map { [("position", JSONText.text($0))] } ?? []
    return .object(
      [
        ("name", .text(useCase.name)), ("isValue", .flag(useCase.isValue)),
        ("builder", .text(useCase.builder)), ("type", .text(useCase.type)),
      ] + position + [("needs", .list(useCase.needs.map(json)))]
    )
  }

  private func json(_ need: Need) -> JSONText {
    var entries: [(String, JSONText)] = [("label", .text(need.label)), ("type", .text(need.type))]
    switch need.source {
    case .useCase(let name): entries.append(("useCase", .text(name)))
    case .value(let name, let part):
      entries.append(("value", .text(name)))
      if !part.isEmpty { entries.append(("part", .text(part))) }
    case .capability(let name): entries.append(("capability", .text(name)))
    case .endpoint(let name, let endpoint):
      entries += [("capability", .text(name)), ("endpoint", .text(endpoint))]
    case .caller: entries.append(("caller", .flag(true)))
    case .missing: entries.append(("missing", .flag(true)))
    }
    return .object(entries)
  }

  private func json(_ capability: Capability) -> JSONText {
    .object([
      ("name", .text(capability.name)),
      ("type", .text(capability.type)),
      ("isUsed", .flag(capability.isUsed)),
      (
        "endpoints",
        .list(
          capability.endpoints.map { endpoint in
            .object([("name", .text(endpoint.name)), ("isUsed", .flag(endpoint.isUsed))])
          }
        )
      ),
    ])
  }
}

extension CapabilityGraph.Need: Decodable {
  private enum Key: String, CodingKey {
    case label, type, useCase, value, part, capability, endpoint, missing
  }

  /// Reads a dependency as ``CapabilityGraph/json(width:)`` writes it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    label = try container.decode(String.self, forKey: .label)
    type = try container.decode(String.self, forKey: .type)
    if let name = try text(.useCase) {
      source = .useCase(name)
    } else if let name = try text(.value) {
      source = .value(name, part: try text(.part) ?? "")
    } else if let name = try text(.capability) {
      source = try text(.endpoint).map { .endpoint(name, $0) } ?? .capability(name)
    } else {
      source = container.contains(.missing) ? .missing(label) : .caller(label)
    }
  }
}

/// JSON that keeps the order of its keys.
private indirect enum JSONText {
  case object([(String, JSONText)])
  /// An array.
  case list([JSONText])
  case text(String)
  /// A Boolean value.
  case flag(Bool)

  /// Returns the text in lines, all but the first indented.
  func lines(_ width: Int, end: String) -> [String] {
    var words = words(width - "  ,".count)
    words[words.count - 1] += end
    var lines = [words[0]]
    for word in words.dropFirst() {
      let last = lines.count - 1
      if lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines
  }

  /// Returns the parts between which a line can be broken. A short object without lists is one part.
  private func words(_ width: Int) -> [String] {
    switch self {
    case .text(let text): return [Self.quoted(text)]
    case .flag(let flag): return [flag ? "true" : "false"]
    case .list(let elements): return Self.enclosed("[", elements.map { $0.words(width) }, "]")
    case .object(let entries):
      let parts = entries.map { key, value in
        var words = value.words(width)
        words[0] = "\(Self.quoted(key)): \(words[0])"
        return words
      }
      let words = Self.enclosed("{", parts, "}")
      let line = words.joined(separator: " ")
      let isFlat = words.count == entries.count
      return isFlat && line.count <= width ? [line] : words
    }
  }

  private static func enclosed(_ open: String, _ parts: [[String]], _ close: String) -> [String] {
    guard !parts.isEmpty else { return [open + close] }
    var words: [String] = []
    for part in parts {
      words += part
      words[words.count - 1] += ","
    }
    words[0] = open + words[0]
    words[words.count - 1].removeLast()
    words[words.count - 1] += close
    return words
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
