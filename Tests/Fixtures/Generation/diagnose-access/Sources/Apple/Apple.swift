// Builders that other builders need, but that the world's module cannot see.

public typealias Internal = @Sendable () -> Int
public typealias Fileprivate = @Sendable () -> Int
public typealias Package = @Sendable () -> Int
public typealias Unneeded = @Sendable () -> Int

func makeInternal(size: Int) -> Internal { { size } }
fileprivate func makeFileprivate(size: Int) -> Fileprivate { { size } }
package func makePackage(size: Int) -> Package { { size } }
func makeUnneeded(size: Int) -> Unneeded { { size } }
