public struct World: Sendable {
  public var name: String
}
public typealias Greet = @Sendable () -> String
public func makeGreet(name: String) -> Greet { { name } }
