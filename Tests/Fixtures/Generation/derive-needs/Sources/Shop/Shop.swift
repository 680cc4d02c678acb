// A world that is derived before one of its capabilities. The command reports what is missing.

import Capabilities

struct Shelf: Sendable {
  var bare: Bare
  var more: [String: Bare?]
}

struct Bare: Sendable {
  var look: @Sendable () -> Void
}

let shelf = Shelf.test.intercepted(by: Nobody())

struct Nobody: Interceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output { try proceed() }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output { try await proceed() }
}

struct Chute: Sendable {
  var drop: @Sendable () -> any Sendable
}

struct Rack: Sendable {
  var chute: Chute
}

@MainActor public final class Row {}

@MainActor public final class Home {
  /// No world holds them, and a call of `makeRow` cannot be intercepted.
  public struct Needs: Sendable {
    public var load: @Sendable () async throws -> Int
    public var makeRow: @MainActor @Sendable (_ id: Int) -> Row
  }
}

struct Analytics: Sendable {
  private let sink: @Sendable (String) -> Void
}

struct Office: Sendable {
  var analytics: Analytics
}

/// Another module declares its `test`.
public struct Elsewhere: Sendable {
  public var run: @Sendable () async throws -> Void
  public init(run: @escaping @Sendable () async throws -> Void) { self.run = run }
}

public struct Crate: ~Copyable {}

/// No interceptor can store what it moves.
public struct Mover: Sendable {
  public var move: @Sendable (_ crate: consuming Crate, _ label: sending String) throws -> Void
}

struct Lender: Sendable {
  var lend: @Sendable (borrowing Crate) throws -> Void
}
