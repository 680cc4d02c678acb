// The world's module cannot see `package` declarations of another package.

public typealias Count = @Sendable () -> Int
public typealias Twice = @Sendable () -> Int

package func makeCount(size: Int) -> Count { { size } }
package func makeHidden(size: Int) -> @Sendable () -> Int { { size } }
public func makeTwice(size: Int) -> Twice { { 2 * size } }
public struct Basket: Sendable {}
