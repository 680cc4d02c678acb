public import Alpha
public typealias Greet = @Sendable () -> String
public func makeGreet(name: String) -> Greet { { name } }
public func makeNames(worlds: [World]) -> @Sendable () -> Int { { worlds.count } }
