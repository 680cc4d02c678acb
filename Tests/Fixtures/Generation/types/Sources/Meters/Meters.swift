public final class Stats {}

public protocol Gauge {}

/// Async closures of this module leave their caller's actor.
public struct Meter<Value>: Sendable {
  public var stats: @Sendable () async throws -> Stats
  public var stream: @Sendable () async throws -> AsyncStream<Stats>
  public var any: @Sendable () async throws -> [Any]
  public var gauge: @Sendable () async throws -> any Gauge
  public var value: @Sendable () async throws -> Value
  public var closure: @Sendable () async throws -> () -> Void
  public var synchronous: @Sendable () throws -> Stats
}
