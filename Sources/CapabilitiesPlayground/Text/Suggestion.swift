import CapabilityGraphs

/// Returns `; did you mean "list"?` for the known name that is most similar to an unknown name.
///
/// - Returns: Text to append to the message; empty if no known name is similar.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
  nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}
