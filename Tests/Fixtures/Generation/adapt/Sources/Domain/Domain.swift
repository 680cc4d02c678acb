public struct Mail: Sendable {
  public var text: String
}

public struct Refused: Error {}
