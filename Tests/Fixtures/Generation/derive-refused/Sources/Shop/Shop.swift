public struct Widget: Sendable {
  private init() {}
}

public enum Never2: Error {}

struct Refused: Sendable {
  var widget: @Sendable () -> Widget
  var fail: @Sendable () throws(Never2) -> Int
  var show: @MainActor @Sendable (Int) -> Void
  var change: @Sendable (inout Int) throws -> Void
  var many: @Sendable (Int...) throws -> Void
  var long: @Sendable (Int, Int, Int, Int, Int, Int, Int) throws -> Void
  var value: Widget
  private var hidden: @Sendable () throws -> Void
}

struct Unsendable {
  var run: () throws -> Void
}

struct Generic<T>: Sendable {
  var run: @Sendable (T) throws -> Void
}

struct Empty: Sendable {}

struct Watched: Sendable {
  var run: @Sendable () throws -> Void
  var count = 0 { didSet {} }
  private(set) var total = 0
  var isBusy: Bool { count > 0 }
}

enum Outer {
  struct `Type`: Sendable {
    var run: @Sendable () throws -> Void
  }
}
