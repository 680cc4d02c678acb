extension CapabilityGraph {
  /// JSON for other programs, with the keys `world`, `useCases` and `capabilities`.
  var json: String {
    JSONText.object([
      ("world", .text(world)),
      ("useCases", .list(useCases.map(json))),
      ("capabilities", .list(capabilities.map(json))),
    ]).text()
  }

  private func json(_ useCase: UseCase) -> JSONText {
    .object([
      ("name", .text(useCase.name)),
      ("builder", .text(useCase.builder)),
      ("type", .text(useCase.type)),
      ("position", .text(useCase.position)),
      ("needs", .list(useCase.needs.map(json))),
    ])
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

/// JSON that keeps the order of its keys.
private indirect enum JSONText {
  /// An object.
  case object([(String, JSONText)])
  /// An array.
  case list([JSONText])
  /// A string.
  case text(String)
  /// A Boolean value.
  case flag(Bool)

  /// Returns the text, indented by two spaces per level.
  func text(_ margin: String = "") -> String {
    let inner = margin + "  "
    switch self {
    case .object(let entries):
      let lines = entries.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(inner))" }
      return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    case .list(let elements):
      let lines = elements.map { inner + $0.text(inner) }
      return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
    case .text(let text): return Self.quoted(text)
    case .flag(let flag): return flag ? "true" : "false"
    }
  }

  private static func quoted(_ text: String) -> String {
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
