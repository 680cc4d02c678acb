@testable import interface_list

/// Returns a declaration with a dotted path, which is also its default identifier.
func symbol(
  _ kind: String,
  _ path: String,
  _ declaration: String,
  id: String? = nil,
  where generics: [SymbolGraph.Constraint] = [],
  in constraints: [SymbolGraph.Constraint]? = nil
) -> SymbolGraph.Symbol {
  SymbolGraph.Symbol(
    identifier: .init(precise: id ?? path),
    kind: .init(identifier: "swift.\(kind)"),
    pathComponents: path.split(separator: ".").map(String.init),
    declarationFragments: [.init(spelling: declaration)],
    swiftGenerics: generics.isEmpty ? nil : .init(constraints: generics),
    swiftExtension: constraints.map { .init(constraints: $0) },
    availability: nil
  )
}

/// Returns an edge between two declarations, given their identifiers.
func edge(
  _ kind: String,
  _ source: String,
  _ target: String,
  fallback: String? = nil,
  where conditions: [SymbolGraph.Constraint]? = nil
) -> SymbolGraph.Relationship {
  SymbolGraph.Relationship(
    kind: kind,
    source: source,
    target: target,
    targetFallback: fallback,
    swiftConstraints: conditions
  )
}

func constraint(_ kind: String, _ left: String, _ right: String) -> SymbolGraph.Constraint {
  SymbolGraph.Constraint(kind: kind, lhs: left, rhs: right)
}
