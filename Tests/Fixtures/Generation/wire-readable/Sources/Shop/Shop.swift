// Every readable property supplies an input, whatever its setter.

public struct Logger: Sendable {
  public var log: @Sendable (String) -> Void
}
public struct Limits: Sendable {
  public var most: Int
  public var twice: Int { most * 2 }
}

@propertyWrapper public struct Clamped: Sendable {
  public var wrappedValue: Int
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

public class Base {
  let inherited = 1
  init() {}
}

final class World: Base {
  private(set) var retries = 6
  fileprivate(set) var level = 5
  var observed = 4 { didSet {} }
  @Clamped var clamped = 3
  var computed: Int { 2 }
  private(set) var logger = Logger { _ in }
  private(set) var limits = Limits(most: 9)
  lazy var late = 7
  var failing: Int { get throws { 8 } }
  private var hidden = 9
  @available(*, deprecated) var oldLogger: Logger { logger }
}

extension Limits {
  public var half: Int { most / 2 }
}

func makeRetry(
  retries: Int = 0,
  level: Int = 0,
  observed: Int = 0,
  clamped: Int = 0,
  computed: Int = 0,
  inherited: Int = 0,
  twice: Int,
  half: Int
) -> @Sendable () -> Int { { retries } }

func makeReport(logger: Logger? = nil) -> @Sendable () -> Bool { { logger != nil } }

func makeLate(late: Int = 0) -> @Sendable () -> Double { { 0 } }
