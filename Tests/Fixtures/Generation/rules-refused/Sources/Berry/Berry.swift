import Apple

struct Store: Sendable {
  var save: @Sendable () -> Void
}
typealias Pay = @Sendable () -> Void

func makePay(store: Store, kept: String = "", amount: Double = 1) -> Pay { store.save }
func makeSelf() -> @Sendable () -> Int { { 1 } }
func makeSave(save: @escaping @Sendable () -> Void) -> @Sendable () -> Bool { { true } }
func makeValue(price: Int) -> UInt8 { 1 }
func makeWith(value: UInt8, apple: Apple.Pay) -> @Sendable () -> Int8 { { 1 } }
func makeInout(`inout`: inout Int, late: @autoclosure () -> Int = 1) -> @Sendable () -> Int16 {
  { 1 }
}
func makeStatic(store: Apple.Store?, optional: Store?) -> @Sendable () -> Int32 { { 1 } }
func makeEffects(read: @escaping @Sendable () -> Int) -> @Sendable () -> Int64 { { 1 } }
func makeTwice(pay: @escaping Apple.Pay, pays: @escaping Pay) -> @Sendable () -> UInt64 { { 1 } }

enum Till {
  static func makeTill(count: Int) -> @Sendable () -> UInt { { 1 } }
}
enum Desk {
  static func makeTill(count: Int) -> @Sendable () -> UInt16 { { 1 } }
}

struct World: Sendable {
  var apples: Apple.Store
  var berries: Store
  var read: @Sendable () throws -> Int
  private var kept: String
  var amount: Int
  var first: Inner
  var second: Inner
}

struct Inner: Sendable {
  var count: @Sendable () -> Int
  var inner: Store
}
