/// A service as a protocol, the form that the existential rows call.
public protocol Numbers: Sendable {
  /// Returns the number for `id`.
  func load(_ id: Int) -> Int
  /// Scales `value`.
  func scale(_ value: Int) -> Int
  /// Saves `value` and returns it.
  func save(_ value: Int) -> Int
}

/// ``Numbers`` with async methods.
public protocol AsyncNumbers: Sendable {
  /// Returns the number for `id`.
  func load(_ id: Int) async -> Int
  /// Scales `value`.
  func scale(_ value: Int) async -> Int
  /// Saves `value` and returns it.
  func save(_ value: Int) async -> Int
}

/// The service behind every row. Its methods take a few instructions, so that a row measures the call.
public final class LiveNumbers: Numbers {
  private let offset: Int

  /// - Parameter offset: A part of every result that the optimizer cannot know.
  public init(offset: Int) { self.offset = offset }

  /// Returns the number for `id`.
  public func load(_ id: Int) -> Int { id &* 3 &+ offset }
  /// Scales `value`.
  public func scale(_ value: Int) -> Int { value &* 5 &+ offset }
  /// Saves `value` and returns it.
  public func save(_ value: Int) -> Int { value ^ offset }
}

/// ``LiveNumbers`` with async methods.
public final class LiveAsyncNumbers: AsyncNumbers {
  private let offset: Int

  /// - Parameter offset: A part of every result that the optimizer cannot know.
  public init(offset: Int) { self.offset = offset }

  /// Returns the number for `id`.
  public func load(_ id: Int) async -> Int { id &* 3 &+ offset }
  /// Scales `value`.
  public func scale(_ value: Int) async -> Int { value &* 5 &+ offset }
  /// Saves `value` and returns it.
  public func save(_ value: Int) async -> Int { value ^ offset }
}
