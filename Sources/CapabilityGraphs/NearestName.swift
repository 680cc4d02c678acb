/// Returns the known name that is most similar to an unknown name; `nil` if none is similar.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  // The distance takes time by the product of both lengths; no known name is this long.
  guard name.utf8.count <= 64 else { return nil }
  let tolerance = name.count < 4 ? 1 : max(2, name.count / 3)
  return
    known
    .map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= tolerance }
    .min { $0.distance < $1.distance }?.name
}

/// Returns the number of characters to insert, remove, replace or exchange with their neighbor to turn
/// one text into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left), Array(right))
  var before: [Int] = []
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var next = [i + 1]
    for (j, b) in right.enumerated() {
      var distance = min(row[j] + (a == b ? 0 : 1), row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        distance = min(distance, before[j - 1] + 1)
      }
      next.append(distance)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}
