/// The end of a message about an unknown name: `; did you mean "list"?`, or nothing where no known
/// name comes near.
///
/// - Parameters:
///   - name: The name that is not known.
///   - known: The names that are.
/// - Returns: Text to put behind the message.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
  // No name is that long, and to compare takes time by the length of both.
  guard name.utf8.count <= 64 else { return "" }
  let tolerance = name.count < 4 ? 1 : max(2, name.count / 3)
  let nearest =
    known
    .map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= tolerance }
    .min { $0.distance < $1.distance }
  return nearest.map { "; did you mean \"\($0.name)\"?" } ?? ""
}

/// How many characters have to be put in, taken out or replaced to make one text of the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
