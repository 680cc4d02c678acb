/// The candidates of one circle, found without a look at the others.
struct Shelf: Sendable {
  private var all: [Supply.Candidate] = []
  /// Their places by the name of their type, by what converts to one another, by their own name,
  /// and by the last two together.
  private var byType: [String: [Int]] = [:]
  private var byForm: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byNameAndForm: [Labelled: [Int]] = [:]

  private struct Labelled: Sendable, Hashable {
    var name: String
    var form: String
  }

  /// Adds a candidate.
  ///
  /// - Parameters:
  ///   - candidate: What can be supplied.
  ///   - type: The name of its type; `nil` for a plain type.
  ///   - form: A text that it shares with the types that it converts to.
  mutating func insert(_ candidate: Supply.Candidate, type: String?, form: String) {
    let place = all.count
    all.append(candidate)
    if let type { byType[type, default: []].append(place) }
    byForm[form, default: []].append(place)
    byName[candidate.name, default: []].append(place)
    byNameAndForm[Labelled(name: candidate.name, form: form), default: []].append(place)
  }

  /// Those of a named type.
  func ofType(_ type: String) -> [Supply.Candidate] {
    (byType[type] ?? []).map { all[$0] }
  }

  /// Those of a form.
  func ofForm(_ form: String) -> some Sequence<Supply.Candidate> {
    (byForm[form] ?? []).lazy.map { all[$0] }
  }

  /// Those that have a name.
  func named(_ name: String) -> some Sequence<Supply.Candidate> {
    (byName[name] ?? []).lazy.map { all[$0] }
  }

  /// Those of a form that have a name.
  func named(_ name: String, form: String) -> [Supply.Candidate] {
    (byNameAndForm[Labelled(name: name, form: form)] ?? []).map { all[$0] }
  }
}
