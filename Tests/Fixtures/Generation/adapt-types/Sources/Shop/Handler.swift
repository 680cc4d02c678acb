/// A handler with its dependencies.
struct Handler: Sendable {
  let run: @Sendable () -> Void
  func handle(_ id: Int) {}
}
