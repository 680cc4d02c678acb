// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "swift-capabilities",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    "Capabilities", "CapabilityLifetimes", "CapabilityDecorators", "CapabilityStreams",
    "StandardCapabilities", "HTTPCapabilities", "CapabilitiesTesting", "CapabilitiesPlayground",
  ].map { .library(name: $0, targets: [$0]) } + [
    .plugin(name: "CapabilitiesPlugin", targets: ["CapabilitiesPlugin"]),
    .executable(name: "capabilities-tool", targets: ["capabilities-tool"]),
  ],
  targets: [
    // The libraries, from the core outwards.
    .target(name: "CIssueHook"),
    .target(name: "Capabilities", dependencies: ["CIssueHook"]),
    .target(name: "CapabilityLifetimes", dependencies: ["Capabilities", "CIssueHook"]),
    .target(name: "CapabilityDecorators", dependencies: ["Capabilities", "CapabilityLifetimes"]),
    .target(name: "CapabilityStreams", dependencies: ["Capabilities"]),
    .target(name: "StandardCapabilities", dependencies: ["Capabilities", "CIssueHook"]),
    .target(name: "CCurlTransfer"),
    .target(name: "HTTPCapabilities", dependencies: ["Capabilities", "CCurlTransfer"]),
    .target(
      name: "CapabilityTranscripts",
      dependencies: ["Capabilities", "CapabilityStreams", "CSweepSupport"]
    ),
    .target(name: "CSweepSupport"),
    .target(
      name: "CapabilitiesTesting",
      dependencies: [
        "CIssueHook", "Capabilities", "CapabilityStreams", "CapabilityTranscripts", "CSweepSupport",
      ]
    ),
    .target(
      name: "CapabilitiesPlayground",
      dependencies: [
        "Capabilities", "CapabilityStreams", "CapabilityTranscripts", "CapabilityGraphs",
      ]
    ),
    .target(name: "CapabilityGraphs"),
    // Only documentation, which links all libraries.
    .target(name: "CapabilitiesGuide"),
    // The generator: library, executable, and `swift package capabilities`.
    .target(name: "CapabilityGeneration", dependencies: ["CapabilityGraphs"]),
    .executableTarget(name: "capabilities-tool", dependencies: ["CapabilityGeneration"]),
    .plugin(
      name: "CapabilitiesPlugin",
      capability: .command(
        intent: .custom(verb: "capabilities", description: "Wires and derives capabilities"),
        permissions: [
          .writeToPackageDirectory(reason: "writes files; CI: --allow-writing-to-package-directory")
        ]
      ),
      path: "Sources/CapabilitiesPlugin",
      exclude: ["Help"]
    ),

    // The sample, a client of the libraries: functional core, shell, executable.
    .target(name: "Membership", dependencies: ["Capabilities"], path: "Playground/Membership"),
    .systemLibrary(
      name: "CSQLite",
      path: "Playground/CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]
    ),
    .target(
      name: "MembershipLive",
      dependencies: ["Membership", "StandardCapabilities", "HTTPCapabilities", "CSQLite"],
      path: "Playground/MembershipLive"
    ),
    .executableTarget(
      name: "playground",
      dependencies: [
        "Capabilities", "CapabilitiesPlayground", "HTTPCapabilities", "Membership",
        "MembershipLive",
      ],
      path: "Playground/Command"
    ),

    // The everyday tests. Tests/Maintenance/Package.swift adds the folders excluded here, and the tests of
    // the sample.
    .testTarget(
      name: "CapabilitiesTests",
      dependencies: ["Capabilities", "CapabilitiesTesting", "Probes"],
      exclude: ["OverloadTables"]
    ),
    .testTarget(
      name: "CapabilityLifetimesTests",
      dependencies: ["CapabilityLifetimes", "CapabilitiesTesting", "Probes", "TestTraits"],
      exclude: ["Long"]
    ),
    .testTarget(
      name: "CapabilityDecoratorsTests",
      dependencies: [
        "CapabilityDecorators", "CapabilitiesTesting", "Probes", "SeededNumbers", "TestTraits",
      ],
      exclude: ["Long", "OverloadTables"]
    ),
    .testTarget(
      name: "CapabilityStreamsTests",
      dependencies: ["CapabilityStreams", "CapabilitiesTesting", "Probes"]
    ),
    .testTarget(
      name: "StandardCapabilitiesTests",
      dependencies: ["StandardCapabilities", "CapabilitiesTesting", "TestTraits"]
    ),
    .testTarget(
      name: "HTTPCapabilitiesTests",
      dependencies: ["HTTPCapabilities", "CapabilitiesTesting", "LoopbackHTTP", "TestTraits"],
      exclude: ["Long"]
    ),
    .testTarget(
      name: "CapabilitiesTestingTests",
      dependencies: ["CapabilitiesTesting", "CapabilityLifetimes", "TestTraits"],
      exclude: ["Long"]
    ),
    .testTarget(
      name: "CapabilitiesPlaygroundTests",
      dependencies: [
        "CapabilitiesPlayground", "KitchenFixture", "SeededNumbers", "TestTraits",
        "session-fixture",
      ]
    ),
    .testTarget(
      name: "CapabilityGenerationTests",
      dependencies: ["CapabilityGeneration", "CapabilityGraphs", "SeededNumbers", "TestTraits"],
      exclude: ["Compiled"]
    ),
    .testTarget(
      name: "Patterns",
      dependencies: [
        "CapabilityDecorators", "CapabilityLifetimes", "CapabilitiesTesting", "PatternCheckout",
        "PatternMeetings", "PatternServer", "PatternShop", "TestTraits",
      ],
      path: "Tests/Patterns",
      exclude: [
        "NarrowViews/Checkout", "NarrowViews/Rejected", "LinkedServices/Shop",
        "LinkedServices/Rejected", "Models/Meetings", "Server/Shop", "Support",
      ]
    ),

    // Test support.
    .target(name: "Probes", dependencies: ["CapabilityLifetimes"], path: "Tests/Fixtures/Probes"),
    .target(name: "SeededNumbers", path: "Tests/Fixtures/SeededNumbers"),
    .target(name: "CTestProcess", path: "Tests/Fixtures/TestProcess"),
    .target(name: "TestTraits", dependencies: ["CTestProcess"], path: "Tests/Fixtures/TestTraits"),
    .target(name: "LoopbackHTTP", dependencies: ["CTestProcess"], path: "Tests/Fixtures/Loopback"),
    .target(
      name: "KitchenFixture",
      dependencies: ["Capabilities", "CapabilitiesPlayground", "StandardCapabilities"],
      path: "Tests/Fixtures/Kitchen"
    ),
    .executableTarget(
      name: "session-fixture",
      dependencies: ["Capabilities", "CapabilitiesPlayground"],
      path: "Tests/Fixtures/SessionFixture"
    ),
    .target(
      name: "MembershipTesting",
      dependencies: ["Membership", "CapabilitiesTesting"],
      path: "Tests/Fixtures/MembershipTesting"
    ),
    .target(
      name: "PatternCheckout",
      dependencies: ["Capabilities"],
      path: "Tests/Patterns/NarrowViews/Checkout"
    ),
    .target(
      name: "PatternMeetings",
      dependencies: ["Capabilities"],
      path: "Tests/Patterns/Models/Meetings"
    ),
    .target(
      name: "PatternServer",
      dependencies: ["Capabilities", "CapabilityLifetimes"],
      path: "Tests/Patterns/Server/Shop"
    ),
    .target(
      name: "PatternShop",
      dependencies: ["Capabilities"],
      path: "Tests/Patterns/LinkedServices/Shop"
    ),
  ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
