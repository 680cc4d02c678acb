/// What `--except` leaves out: builders, and parts of the world.
struct Exceptions: Sendable {
  /// What was typed.
  let names: Set<String>

  /// Whether a builder is left out.
  func contains(_ builder: Builder) -> Bool {
    !names.isEmpty && !names.isDisjoint(with: builder.names)
  }

  /// Whether a part of the world is left out, by itself or with what it belongs to.
  func contains(_ part: WorldPart) -> Bool {
    guard !names.isEmpty else { return false }
    return part.path.indices.contains { names.contains(part.path[...$0].joined(separator: ".")) }
  }
}

extension Builder {
  /// What a command may call it: `makePay`, `Checkout.makePay` or `Shop.Checkout.makePay`, each
  /// also with its labels, such as `makePay(orders:)`.
  var names: Set<String> {
    let paths = path.indices.map { Array(path[$0...]) } + [[module] + path]
    return paths.reduce(into: []) { names, path in
      names.insert(path.joined(separator: "."))
      names.insert((path.dropLast() + [title]).joined(separator: "."))
    }
  }
}

/// What messages call builders: by as much as tells one from the others.
struct BuilderTitles: Sendable {
  private var counts: [String: Int] = [:]
  /// The modules that have a builder of a name, whatever its labels.
  private var modules: [String: Set<String>] = [:]

  /// Makes the titles of all builders that messages may speak of.
  init(_ builders: [Builder]) {
    for builder in builders {
      for title in Set(Self.titles(of: builder)) { counts[title, default: 0] += 1 }
      modules[builder.path.last ?? "", default: []].insert(builder.module)
    }
  }

  /// The title of a builder: with its type or its module in front where another has the same.
  subscript(_ builder: Builder) -> String {
    let titles = Self.titles(of: builder)
    guard modules[builder.path.last ?? ""]?.count ?? 1 <= 1 else { return titles[2] }
    return titles.first { counts[$0] ?? 1 <= 1 } ?? titles[2]
  }

  private static func titles(of builder: Builder) -> [String] {
    let nested = (builder.path.dropLast() + [builder.title]).joined(separator: ".")
    return [builder.title, nested, "\(builder.module).\(nested)"]
  }
}
