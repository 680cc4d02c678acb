public func makeRun(base: Int) -> @Sendable () -> Int { { base } }
