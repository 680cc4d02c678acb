/// A service as a protocol, the form that the existential rows call.
public protocol Numbers: Sendable {
  /// The number stored for `id`.
  func load(_ id: Int) -> Int
  /// `value`, scaled.
  func scale(_ value: Int) -> Int
  /// Keeps `value`, and says what was kept.
  func save(_ value: Int) -> Int
}

/// ``Numbers`` with async methods.
public protocol AsyncNumbers: Sendable {
  /// The number stored for `id`.
  func load(_ id: Int) async -> Int
  /// `value`, scaled.
  func scale(_ value: Int) async -> Int
  /// Keeps `value`, and says what was kept.
  func save(_ value: Int) async -> Int
}

/// What every row ends in. A method is a few instructions, so that the call is what is measured.
public final class LiveNumbers: Numbers {
  private let offset: Int

  /// - Parameter offset: Goes into every result; a value that the optimizer cannot know.
  public init(offset: Int) { self.offset = offset }

  /// The number of `id`.
  public func load(_ id: Int) -> Int { id &* 3 &+ offset }
  /// `value`, scaled.
  public func scale(_ value: Int) -> Int { value &* 5 &+ offset }
  /// What is kept of `value`.
  public func save(_ value: Int) -> Int { value ^ offset }
}

/// ``LiveNumbers`` with async methods.
public final class LiveAsyncNumbers: AsyncNumbers {
  private let offset: Int

  /// - Parameter offset: Goes into every result; a value that the optimizer cannot know.
  public init(offset: Int) { self.offset = offset }

  /// The number of `id`.
  public func load(_ id: Int) async -> Int { id &* 3 &+ offset }
  /// `value`, scaled.
  public func scale(_ value: Int) async -> Int { value &* 5 &+ offset }
  /// What is kept of `value`.
  public func save(_ value: Int) async -> Int { value ^ offset }
}
