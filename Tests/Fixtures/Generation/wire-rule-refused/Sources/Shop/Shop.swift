// What no parameter gets.

public struct Person: Sendable {}
public struct Settings: Sendable {
  var admin: Person
}
public typealias DeletePerson = @Sendable (Person) -> Void
public typealias Remove = @Sendable () -> Void
public typealias Greet = @Sendable () -> Int
public typealias Check = @Sendable () -> Bool
public typealias Health = @Sendable () -> Bool
public typealias Pay = @Sendable (Int) -> Void

public struct World: Sendable {
  var deletePerson: @Sendable (Person) -> Void
  var settings: Settings
  var isOpen: Bool
}

public func makeDeletePerson(isOpen: Bool) -> DeletePerson { { _ in } }

/// Without its builder, the endpoint of the same name is not taken.
public func makeRemove(deletePerson: @escaping DeletePerson, isOpen: Bool) -> Remove { {} }

/// Without `--open person`, the part of another name is not taken.
public func makeGreet(person: Person, isOpen: Bool) -> Greet { { 0 } }

/// The error names `--all`.
public func makeMailCheck(isOpen: Bool) -> Check { { isOpen } }
public func makeDiskCheck(isOpen: Bool) -> Check { { isOpen } }
public func makeHealth(checks: [Check], isOpen: Bool) -> Health { { isOpen } }

/// No name selects one of two use cases of one type.
public func makePay(isOpen: Bool) -> Pay { { _ in } }
public func makeCardPay(isOpen: Bool) -> Pay { { _ in } }
public func makeSale(payment: @escaping Pay) -> @Sendable () -> Int8 { { 1 } }

/// The written file has them.
public func makeSum(number: Int) -> @Sendable () -> Double { { 0 } }
public func makeSum(numbers: [Int]) -> @Sendable () -> Double { { 0 } }
private func makeOwn(isOpen: Bool) -> @Sendable () -> Float { { 0 } }
/// The compiler does not know these types, so either can be a use case.
public func makeLost(isOpen: Bool) -> Lots { { 0 } }
public func makeNew(isOpen: Bool) -> [Lots] { [] }
func makeKnown() -> Swift.String { "" }
extension Settings { static func makeOne() -> Self { Settings(admin: Person()) } }
