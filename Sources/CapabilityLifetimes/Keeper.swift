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
///
/// `AtomicLazyReference` would say the same, but a client's compiler does not see into it, and
/// reading through it takes twice as long. The unmanaged box is safe: it is retained once, when it
/// is stored, and released once, when nobody holds the keeper any more and so nobody reads.
@usableFromInline
final class StrongKeeper<Value: Sendable>: Keeper {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline let box = Atomic<Unmanaged<Box>?>(nil)

  @usableFromInline
  init() {}

  deinit {
    box.load(ordering: .acquiring)?.release()
  }

  @inlinable var value: Value? {
    box.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.value }
  }

  @usableFromInline
  func keep(_ value: Value) {
    let new = Unmanaged.passRetained(Box(value))
    let old = box.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
    if !old.exchanged { new.release() }
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
