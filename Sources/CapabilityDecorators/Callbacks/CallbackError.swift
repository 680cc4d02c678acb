/// What a function did that should have called back with an answer.
public enum CallbackError: Error, Hashable, CustomStringConvertible {
  /// It let go of its callback without calling it. Where the function was adapted stands with it,
  /// such as `Shop/World.swift:12`.
  case dropped(String)
  /// It called back with neither a value nor an error. Where the function was adapted stands with
  /// it.
  case empty(String)

  /// What happened and where.
  public var description: String {
    switch self {
    case .dropped(let place): "callback dropped by the function given to awaiting at \(place)"
    case .empty(let place):
      "neither value nor error from the function given to awaiting at \(place)"
    }
  }
}
