/// Why the program cannot go on.
struct ChaosError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
