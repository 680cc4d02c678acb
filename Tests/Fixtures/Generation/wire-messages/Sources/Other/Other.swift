public struct World: Sendable {}
func makeHidden(name: String) -> @Sendable () -> [String] { { [] } }
public struct Hidden: Sendable {}
func makeHidden() -> Hidden { Hidden() }
