/// The candidates of one rule, found without a look at the others.
struct Shelf: Sendable {
  private var all: [Supply.Candidate] = []
  /// Their places by type, by inputs and output, and by each of these with the name.
  private var byType: [String: [Int]] = [:]
  private var byShape: [String: [Int]] = [:]
  private var byTypeAndName: [Labelled: [Int]] = [:]
  private var byShapeAndName: [Labelled: [Int]] = [:]

  private struct Labelled: Sendable, Hashable {
    var type: String
    var name: String
  }

  /// Adds a candidate.
  ///
  /// - Parameters:
  ///   - candidate: What can be supplied.
  ///   - type: The key of its type.
  ///   - shape: The key of its inputs and output, of a function.
  mutating func insert(_ candidate: Supply.Candidate, type: String, shape: String?) {
    let place = all.count
    all.append(candidate)
    byType[type, default: []].append(place)
    byTypeAndName[Labelled(type: type, name: candidate.name), default: []].append(place)
    guard let shape else { return }
    byShape[shape, default: []].append(place)
    byShapeAndName[Labelled(type: shape, name: candidate.name), default: []].append(place)
  }

  /// All of a type; where just one of them has the name, that one alone.
  func candidates(type: String, preferring name: String) -> [Supply.Candidate] {
    let places = byType[type] ?? []
    guard places.count > 1 else { return places.map { all[$0] } }
    let named = candidates(type: type, named: name).filter(\.isVisible)
    return named.count == 1 ? named : places.map { all[$0] }
  }

  /// Those of a type that have a name.
  func candidates(type: String, named name: String) -> [Supply.Candidate] {
    (byTypeAndName[Labelled(type: type, name: name)] ?? []).map { all[$0] }
  }

  /// Those that take and return the same.
  func candidates(shape: String) -> [Supply.Candidate] {
    (byShape[shape] ?? []).map { all[$0] }
  }

  /// Those that take and return the same, and have a name.
  func candidates(shape: String, named name: String) -> [Supply.Candidate] {
    (byShapeAndName[Labelled(type: shape, name: name)] ?? []).map { all[$0] }
  }
}
