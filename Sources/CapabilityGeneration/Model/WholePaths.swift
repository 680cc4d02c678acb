/// Completes declarations by what the types around them state: the whole paths of nested types, and
/// access levels.
///
/// A declaration can name a nested type by its last name. Generated code is written elsewhere, where
/// that name means something else or nothing. And a member of a private type has its own level in a
/// symbol graph.
struct WholePaths {
  /// The whole path of each nested type, by its precise identifier.
  private var paths: [String: [Token]] = [:]
  /// The declaration that each member is in, and the types, by precise identifier.
  private var owners: [String: String] = [:]
  private var types: [String: Symbol] = [:]

  private static let kinds = Program.nominalKinds.union(["swift.typealias"])

  /// Finds the nested types of modules.
  init(_ graphs: [SymbolGraph]) {
    for edge in graphs.flatMap(\.relationships) where edge.kind == .memberOf {
      owners[edge.source] = edge.target
    }
    for symbol in graphs.flatMap(\.symbols) where Self.kinds.contains(symbol.kind) {
      types[symbol.precise] = symbol
    }
    for symbol in types.values where symbol.path.count > 1 {
      paths[symbol.precise] = Self.path(of: symbol, types, owners)
    }
  }

  private static func path(
    of symbol: Symbol,
    _ types: [String: Symbol],
    _ owners: [String: String]
  ) -> [Token] {
    var tokens: [Token] = []
    var next: String? = symbol.precise
    for (place, name) in symbol.path.enumerated().reversed() {
      let owner = next.flatMap { owners[$0] }
      var part = [Token.named(name, precise: next)]
      let outer = owner.flatMap { types[$0]?.generics } ?? []
      let own = next.flatMap { types[$0]?.generics }?.dropFirst(outer.count) ?? []
      if place < symbol.path.count - 1 {
        if !own.isEmpty {
          let arguments = own.map { [Token.named($0)] }
          part.append(Token(text: "<", kind: .less))
          part += arguments.joined(separator: [Token(text: ",", kind: .comma)])
          part.append(Token(text: ">", kind: .greater))
        }
        part.append(Token(text: ".", kind: .dot))
      }
      tokens = part + tokens
      next = owner
    }
    return tokens
  }

  /// Completes the names in the declarations of modules.
  func complete(_ graphs: inout [SymbolGraph]) {
    for graph in graphs.indices {
      for place in graphs[graph].symbols.indices {
        graphs[graph].symbols[place].access = access(of: graphs[graph].symbols[place])
        guard !paths.isEmpty else { continue }
        complete(&graphs[graph].symbols[place].declaration)
        complete(&graphs[graph].symbols[place].returns)
        for input in graphs[graph].symbols[place].parameters.indices {
          complete(&graphs[graph].symbols[place].parameters[input])
        }
      }
    }
  }

  /// Returns the access level of a type or function, limited by the types around it.
  private func access(of symbol: Symbol) -> AccessLevel {
    guard symbol.kind != "swift.property",
      let owner = owners[symbol.precise].flatMap({ types[$0] })
    else { return symbol.access }
    return min(symbol.access, access(of: owner))
  }

  private func complete(_ tokens: inout [Token]) {
    func isNested(_ token: Token) -> Bool { token.precise.map { paths[$0] != nil } ?? false }
    guard tokens.contains(where: isNested) else { return }
    var completed: [Token] = []
    for token in tokens {
      let isMember = completed.last?.kind == .dot
      let isOfSelf = isMember && completed.dropLast().last?.text == "Self"
      guard let path = token.precise.flatMap({ paths[$0] }), !isMember || isOfSelf else {
        completed.append(token)
        continue
      }
      if isOfSelf { completed.removeLast(2) }
      completed += path
    }
    tokens = completed
  }
}
