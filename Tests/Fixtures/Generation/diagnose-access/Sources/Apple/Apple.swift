// Builders that other builders need, but that the world's module cannot see.

public typealias Internal = @Sendable () -> Int
public typealias Fileprivate = @Sendable () -> Int
public typealias Package = @Sendable () -> Int
typealias Unneeded = @Sendable () -> Int

func makeInternal(size: Int) -> Internal { { size } }
fileprivate func makeFileprivate(size: Int) -> Fileprivate { { size } }
package func makePackage(size: Int) -> Package { { size } }
func makeUnneeded(size: Int) -> Unneeded { { size } }
func makeSecond(size: Int) -> @Sendable () -> Int8 { { 2 } }
func makeThird(size: Int) -> @Sendable () -> Int16 { { 3 } }
func makeFourth(size: Int) -> @Sendable () -> Int32 { { 4 } }
