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
  /// All variables by name.
  public var variables: @Sendable () -> [String: String]

  /// Makes an environment from its endpoint.
  public init(variables: @escaping @Sendable () -> [String: String]) {
    self.variables = variables
  }

  /// The variables that the process was started with, and those that it set itself since.
  public static let live = ProcessEnvironment(variables: { ProcessInfo.processInfo.environment })

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: ProcessEnvironment {
    ProcessEnvironment(
      variables: unimplemented("ProcessEnvironment.variables", placeholder: [:])
    )
  }

  /// These variables and no others.
  ///
  /// - Parameter variables: The variables by name.
  /// - Returns: The environment.
  public static func constant(_ variables: [String: String]) -> ProcessEnvironment {
    ProcessEnvironment(variables: { variables })
  }

  /// The variable's value; `nil` where it is not set.
  public subscript(name: String) -> String? { variables()[name] }
}

extension ProcessEnvironment: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> ProcessEnvironment {
    ProcessEnvironment(
      variables: interceptor.wrap("ProcessEnvironment.variables", variables)
    )
  }
}
