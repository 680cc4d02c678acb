public import Capabilities
import Foundation

/// The environment variables of the process.
///
/// ```swift
/// let home = ProcessEnvironment.live["HOME"]
///
/// // In a test:
/// let environment = ProcessEnvironment.constant(["HOME": "/home/ada"])
/// ```
public struct ProcessEnvironment: Capability {
  /// Returns all variables by name.
  public var variables: @Sendable () -> [String: String]

  /// Creates an environment from its endpoint.
  public init(variables: @escaping @Sendable () -> [String: String]) {
    self.variables = variables
  }

  /// The environment of the process, including changes that it makes itself.
  public static let live = ProcessEnvironment(variables: { ProcessInfo.processInfo.environment })

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: ProcessEnvironment {
    ProcessEnvironment(variables: unimplemented("ProcessEnvironment.variables", placeholder: [:]))
  }

  /// Returns an environment with only these variables.
  ///
  /// - Parameter variables: The variables by name.
  public static func constant(_ variables: [String: String]) -> ProcessEnvironment {
    ProcessEnvironment(variables: { variables })
  }

  /// The value of a variable; `nil` if it is not set.
  public subscript(name: String) -> String? { variables()[name] }
}

extension ProcessEnvironment: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> ProcessEnvironment {
    ProcessEnvironment(variables: interceptor.wrap("ProcessEnvironment.variables", variables))
  }
}
