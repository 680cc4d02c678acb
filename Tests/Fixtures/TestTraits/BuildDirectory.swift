package import Foundation

/// The build directory of the tests, which also has this package's executables and modules.
package let buildDirectory: URL = {
  #if canImport(Darwin)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let tests = bundle.bundleURL
  #else
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  #endif
  return tests.deletingLastPathComponent()
}()

/// Returns the path of an executable of this package.
///
/// - Parameter name: The name of the executable's target, such as `playground`.
/// - Returns: The path in the ``buildDirectory``.
package func builtExecutable(_ name: String) -> String {
  buildDirectory.appendingPathComponent(name).path
}
