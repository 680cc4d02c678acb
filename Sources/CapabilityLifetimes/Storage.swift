public import Synchronization

// The read path is visible to clients' compilers, so that they specialize it for the value's type.
// Looking the type up at run time would cost more than reading the value.

/// The storage of a lifetime's value.
@usableFromInline
protocol Storage: Sendable {
  associatedtype Value: Sendable

  init()
  /// The stored value, if there is one.
  var value: Value? { get }
  /// Stores a value. The storage is empty, and no other thread is storing a value.
  func store(_ value: Value)
}

/// Storage that holds a value until the storage is freed. Reading takes no lock.
///
/// `AtomicLazyReference` would do the same, but clients' compilers cannot inline it, and reading
/// through it takes twice as long. The unmanaged box is safe: it is retained once, when it is
/// stored, and released once, in `deinit`, when no reader is left.
@usableFromInline
final class StrongStorage<Value: Sendable>: Storage {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline let box = Atomic<Unmanaged<Box>?>(nil)

  @usableFromInline
  init() {}

  deinit { box.load(ordering: .acquiring)?.release() }

  @inlinable var value: Value? {
    box.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.value }
  }

  @usableFromInline
  func store(_ value: Value) {
    let new = Unmanaged.passRetained(Box(value))
    let old = box.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
    if !old.exchanged { new.release() }
  }
}

/// Storage that holds an object weakly.
@usableFromInline
final class WeakStorage<Object: AnyObject & Sendable>: Storage {
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
  func store(_ object: Object) { reference.withLock { $0.object = object } }
}
