/// A world with generated wiring.
public struct NumberWorld: Sendable {
  /// The numbers.
  public var store: NumberStore

  /// A world with these numbers.
  public init(store: NumberStore) { self.store = store }
}

/// Returns the number after the one that is stored.
public typealias NextNumber = @Sendable (_ id: Int) -> Int
/// Returns the number after that one, scaled.
public typealias ScaleNumber = @Sendable (_ id: Int) -> Int
/// Keeps the number after the one that is stored.
public typealias KeepNumber = @Sendable (_ id: Int) -> Int

/// Returns the stored number plus some steps.
public typealias StepNumber = @Sendable (_ id: Int, _ steps: Int) -> Int

/// Makes the use case that all rows call.
public func makeNextNumber(load: @escaping @Sendable (Int) -> Int) -> NextNumber {
  { id in load(id) &+ 1 }
}

/// Makes a use case that is built on it.
public func makeScaleNumber(
  nextNumber: @escaping NextNumber,
  scale: @escaping @Sendable (Int) -> Int
) -> ScaleNumber {
  { id in scale(nextNumber(id)) }
}

/// Makes another one.
public func makeKeepNumber(
  nextNumber: @escaping NextNumber,
  save: @escaping @Sendable (Int) -> Int
) -> KeepNumber {
  { id in save(nextNumber(id)) }
}

/// Makes a use case with labels.
public func makeStepNumber(load: @escaping @Sendable (Int) -> Int) -> StepNumber {
  { id, steps in load(id) &+ steps }
}
