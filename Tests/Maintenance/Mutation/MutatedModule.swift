/// A module to mutate, and the tests that have to notice.
struct MutatedModule: Sendable {
  let name: String
  /// The folder of its sources, from the repository's root.
  let folder: String
  /// The test target of the module, and then those of modules that depend on it.
  let tests: [String]

  static let all: [MutatedModule] = [
    source("Capabilities", "CapabilityLifetimes", "CapabilityDecorators", "CapabilitiesTesting"),
    source("CapabilityLifetimes", "CapabilityDecorators", "Patterns"),
    source("CapabilityDecorators", "Patterns"),
    source("CapabilityStreams", "CapabilitiesTesting"),
    source("StandardCapabilities", "MembershipLive"),
    source("HTTPCapabilities", "MembershipLive"),
    MutatedModule(
      name: "CapabilityTranscripts",
      folder: "Sources/CapabilityTranscripts",
      tests: ["CapabilitiesTestingTests", "CapabilitiesPlaygroundTests"]
    ),
    source("CapabilitiesTesting", "Membership"),
    source("CapabilitiesPlayground", "Playground"),
    MutatedModule(
      name: "CapabilityGraphs",
      folder: "Sources/CapabilityGraphs",
      tests: ["CapabilityGenerationTests", "CapabilitiesPlaygroundTests"]
    ),
    source("CapabilityGeneration"),
    sample("Membership", "MembershipLive", "Playground"),
    sample("MembershipLive", "Playground"),
  ]

  private static func source(_ name: String, _ dependants: String...) -> MutatedModule {
    MutatedModule(name: name, folder: "Sources/\(name)", tests: tests([name] + dependants))
  }

  private static func sample(_ name: String, _ dependants: String...) -> MutatedModule {
    MutatedModule(name: name, folder: "Playground/\(name)", tests: tests([name] + dependants))
  }

  private static func tests(_ modules: [String]) -> [String] {
    modules.map { $0 == "Patterns" ? $0 : "\($0)Tests" }
  }
}

/// Tests of one package.
enum TestLayer {
  /// The tests of `swift test`.
  case everyday
  /// The tests of `swift test --package-path Tests/Maintenance`.
  case long

  /// The folder of the package, from the repository's root.
  var folder: String { self == .everyday ? "." : "Tests/Maintenance" }
}
