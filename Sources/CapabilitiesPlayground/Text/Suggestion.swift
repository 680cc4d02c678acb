import CapabilityGraphs

/// Returns `; did you mean "list"?` for the most similar known name, or nothing if none is similar.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
  nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}
