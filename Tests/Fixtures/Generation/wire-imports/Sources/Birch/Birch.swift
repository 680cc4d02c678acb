public import Apple

/// A use case whose name hides that it needs `Apple`: the method with its labels names `Fruit`.
public typealias Carve = @Sendable (_ fruit: Fruit, _ pieces: Int) -> Int

public func makeCarve(height: Int) -> Carve { { _, _ in height } }
