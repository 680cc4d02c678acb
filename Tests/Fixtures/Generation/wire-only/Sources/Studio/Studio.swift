public typealias Mix = @Sendable (Double) -> Double
public typealias Paint = @Sendable () -> Double
public typealias Report = @Sendable () -> String
public typealias Total = @Sendable () -> Int

/// A world of colours.
public struct ColourWorld: Sendable {
  public var hue: Double

  public init(hue: Double) { self.hue = hue }
}

/// A world of numbers. It shares `makeMix` with the other world.
public struct DataWorld: Sendable {
  public var numbers: @Sendable () -> [Int]

  public init(numbers: @escaping @Sendable () -> [Int]) { self.numbers = numbers }
}

public func makeMix() -> Mix { { $0 / 2 } }

public func makePaint(hue: Double, mix: @escaping Mix) -> Paint { { mix(hue) } }

public func makeTotal(numbers: @escaping @Sendable () -> [Int]) -> Total {
  { numbers().reduce(0, +) }
}

public func makeReport(total: @escaping Total, mix: @escaping Mix) -> Report {
  { "\(mix(Double(total())))" }
}

@available(*, deprecated)
public func makeLogo() -> Paint { { 0 } }
