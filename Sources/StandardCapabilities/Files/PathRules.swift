// What files on a disk and files in memory agree on.

/// The steps of a path from where it starts; `..` goes back one step.
///
/// - Parameter path: As a caller wrote it.
/// - Throws: ``FileError`` where no file can have that path.
func pathSteps(_ path: String) throws(FileError) -> [String] {
  try checkPath(path)
  var steps: [String] = []
  for step in path.split(separator: "/") where step != "." {
    if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
  }
  return steps
}

/// Refuses a path that no file can have.
func checkPath(_ path: String) throws(FileError) {
  guard !path.isEmpty else { throw .notFound(path) }
  guard !path.utf8.contains(0) else { throw .failed(path, "no path has a NUL character in it") }
}

/// Names in the order of their UTF-8 bytes, which is the same on every system.
func inByteOrder(_ names: [String]) -> [String] {
  names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
