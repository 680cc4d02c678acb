/// Writes the nested types in declarations by their whole path.
///
/// A declaration can name a nested type, or an alias of its protocol, by its last name. Generated
/// code is written elsewhere, where that name means something else or nothing.
struct WholePaths {
  /// The names in place of the last one, by its precise identifier.
  private var paths: [String: [Token]] = [:]

  private static let kinds = Program.nominalKinds.union(["swift.typealias"])

  /// Finds the nested types of modules.
  init(_ graphs: [SymbolGraph]) {
    var owners: [String: String] = [:]
    for edge in graphs.flatMap(\.relationships) where edge.kind == .memberOf {
      owners[edge.source] = edge.target
    }
    var types: [String: Symbol] = [:]
    for symbol in graphs.flatMap(\.symbols) where Self.kinds.contains(symbol.kind) {
      types[symbol.precise] = symbol
    }
    var targets: [(precise: String, tokens: [Token])] = []
    for symbol in types.values where symbol.path.count > 1 {
      paths[symbol.precise] = Self.path(of: symbol, types, owners)
      let owner = owners[symbol.precise].flatMap { types[$0] }
      // `P.Alias` cannot be written everywhere: the alias can depend on the conforming type.
      guard owner?.kind == "swift.protocol", symbol.kind == "swift.typealias",
        let equals = symbol.declaration.firstIndex(where: { $0.kind == .equals }),
        symbol.declaration[equals - 1].isName
      else { continue }
      targets.append((symbol.precise, Array(symbol.declaration[(equals + 1)...])))
    }
    for (precise, tokens) in targets {
      let open = [Token(text: "(", kind: .openParenthesis)]
      paths[precise] = open + tokens + [Token(text: ")", kind: .closeParenthesis)]
    }
    // An alias can name another one.
    for (precise, _) in targets { complete(&paths[precise, default: []], besides: [precise]) }
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
      var part = [Token(name: name, precise: next)]
      let outer = owner.flatMap { types[$0]?.generics } ?? []
      let own = next.flatMap { types[$0]?.generics }?.dropFirst(outer.count) ?? []
      if place < symbol.path.count - 1 {
        if !own.isEmpty {
          let arguments = own.map { [Token(name: $0)] }
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
    guard !paths.isEmpty else { return }
    for graph in graphs.indices {
      for place in graphs[graph].symbols.indices {
        complete(&graphs[graph].symbols[place].declaration)
        complete(&graphs[graph].symbols[place].returns)
        for input in graphs[graph].symbols[place].parameters.indices {
          complete(&graphs[graph].symbols[place].parameters[input].declaration)
        }
      }
    }
  }

  /// - Parameters:
  ///   - tokens: The tokens of a declaration.
  ///   - open: The aliases that are being completed, to stop at one that contains itself.
  private func complete(_ tokens: inout [Token], besides open: Set<String> = []) {
    func isNested(_ token: Token) -> Bool { token.precise.map { paths[$0] != nil } ?? false }
    guard tokens.contains(where: isNested) else { return }
    var completed: [Token] = []
    for token in tokens {
      guard let precise = token.precise, let path = paths[precise], !open.contains(precise) else {
        completed.append(token)
        continue
      }
      if completed.last?.kind == .dot {
        guard completed.dropLast().last?.text == "Self" else {
          completed.append(token)
          continue
        }
        completed.removeLast(2)
      }
      var names = path
      if path.first?.kind == .openParenthesis {
        complete(&names, besides: open.union([precise]))
      }
      completed += names
    }
    tokens = completed
  }
}
