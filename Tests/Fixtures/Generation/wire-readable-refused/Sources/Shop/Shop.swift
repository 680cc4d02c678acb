// Properties that a plain expression cannot read.

public struct Settings: Sendable {
  public var most: Int
}

struct World {
  lazy var late = 7
  var counted: Int { mutating get { 1 } }
  var failing: Int { get throws { 8 } }
  lazy var settings = Settings(most: 1)
}

func makeLate(late: Int) -> @Sendable () -> Int { { late } }
func makeCount(counted: Int) -> @Sendable () -> Double { { 0 } }
func makeFail(failing: Int) -> @Sendable () -> String { { "" } }
func makeSet(settings: Settings, most: Int) -> @Sendable () -> Bool { { true } }

struct Draft: Sendable {
  var words: Int { mutating get { 2 } }
}

func makeDraft() -> Draft { Draft() }
func makeText(words: Int) -> @Sendable () -> Character { { "a" } }
