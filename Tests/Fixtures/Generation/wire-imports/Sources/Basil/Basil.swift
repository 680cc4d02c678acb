public import Apple

/// A builder in an extension: code that calls it must import this module and the type's.
extension Windows {
  public static func makeShut(width: Int) -> @Sendable () -> Void { {} }
}

extension Fruit {
  public struct Bowl: Sendable { public var width: Int }
}
