/// Returns `; did you mean "name"?` for the known name that is most similar to an unknown name.
///
/// - Parameters:
///   - name: The unknown name.
///   - known: The known names.
/// - Returns: Text to append to the message; empty if no known name is similar.
func didYouMean(_ name: String, among known: [String]) -> String {
  // Limits the time, which grows with the product of both lengths. All known names are shorter.
  guard name.utf8.count <= 64 else { return "" }
  let tolerance = name.count < 4 ? 1 : max(2, name.count / 3)
  let nearest =
    known
    .map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= tolerance }
    .min { $0.distance < $1.distance }
  return nearest.map { "; did you mean \"\($0.name)\"?" } ?? ""
}

/// Returns the number of characters to insert, remove or replace to turn one text into the other.
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
