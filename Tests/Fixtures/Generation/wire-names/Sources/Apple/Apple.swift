// Equal names in two modules, nested types, and names that are keywords or not in ASCII.

public enum Fruit {
  public struct Store: Sendable {
    public var `default`: @Sendable () -> Int
    public var größe: @Sendable (_ größe: Int) -> Int
  }

  /// Takes a fruit.
  public typealias Take = @Sendable () -> Int

  public static func makeTake(default: @escaping @Sendable () -> Int) -> Take { `default` }
}

public struct Store: Sendable {
  public var open: @Sendable () -> Void
}

/// Opens a store of `Apple`.
public typealias Open = @Sendable () -> Void

public func makeClass(store: Store) -> @Sendable () -> Void { store.open }
public func makeÄpfel(größe: @escaping @Sendable (Int) -> Int) -> @Sendable (Int) -> Int { größe }
public func makeURLSession(`in` store: Store) -> Open { store.open }
package func makePackaged(store: Fruit.Store) -> @Sendable () -> Int { store.default }
func makeHidden(nothing: Never) -> Open {}
