// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of SwiftUI that the guide uses, so that its code is compiled without it.
// `.ci/check-clients` replaces the macros `#Preview` and `@Entry`.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension View where Body == Never { public var body: Never { return fatalError() } }
extension Never: View { public var body: Never { return fatalError() } }
@MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Scene where Body == Never { public var body: Never { return fatalError() } }
extension Never: Scene {}
@MainActor public protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}
extension App { public static func main() {} }

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct ProgressView: View {
  public typealias Body = Never
  public init() {}
}
public struct Text: View {
  public typealias Body = Never
  public init(_ text: String) {}
}
public struct Button: View {
  public typealias Body = Never
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each V: View>(_ view: repeat each V) -> EmptyView { EmptyView() }
  public static func buildEither(first: some View) -> EmptyView { EmptyView() }
  public static func buildEither(second: some View) -> EmptyView { EmptyView() }
}

public struct EnvironmentValues: Sendable { public init() {} }
@MainActor @propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
@MainActor @propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
@MainActor @propertyWrapper public struct AppStorage {
  public init(wrappedValue: String, _ key: String) {}
  public var wrappedValue: String {
    get { fatalError() }
    nonmutating set {}
  }
}
extension View {
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View { EmptyView() }
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { EmptyView() }
}
