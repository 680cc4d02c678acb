public import Synchronization

// A client's compiler sees how a value is read, and how that goes for its type. To look the type
// up at run time would cost more than to read the value.

/// Where a lifetime keeps what was made.
@usableFromInline
protocol Keeper: Sendable {
  associatedtype Value: Sendable

  init()
  /// What was made, while it is kept.
  var value: Value? { get }
  /// Keeps a value. Nothing is kept at the time, and nobody else is keeping one.
  func keep(_ value: Value)
}

/// Keeps a value for good. Reading it takes no lock.
@usableFromInline
final class StrongKeeper<Value: Sendable>: Keeper {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline let box = AtomicLazyReference<Box>()

  @usableFromInline
  init() {}

  @inlinable var value: Value? { box.load()?.value }

  @usableFromInline
  func keep(_ value: Value) {
    _ = box.storeIfNil(Box(value))
  }
}

/// Keeps an object as long as somebody else does.
@usableFromInline
final class WeakKeeper<Object: AnyObject & Sendable>: Keeper {
  @usableFromInline
  struct Reference: Sendable {
    @usableFromInline weak var object: Object?
    init() {}
  }

  @usableFromInline let reference = Mutex(Reference())

  @usableFromInline
  init() {}

  @inlinable var value: Object? { reference.withLock { $0.object } }

  @usableFromInline
  func keep(_ object: Object) {
    reference.withLock { $0.object = object }
  }
}
