// swift-tools-version: 6.2
import PackageDescription

/// Whether everything is built and tested: `TESTS=all swift test`. Without it a plain `swift test`
/// leaves out what starts compilers, the overload tables (the program that writes them, and the
/// tests that it writes), each verb for each shape of function, the program that lists public
/// declarations, deep sweeps, benchmarks and chaos.
let isComplete = Context.environment["TESTS"] == "all"

let package = Package(
  name: "swift-capabilities",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Capabilities", targets: ["Capabilities"]),
    .library(name: "CapabilityLifetimes", targets: ["CapabilityLifetimes"]),
    .library(name: "CapabilityDecorators", targets: ["CapabilityDecorators"]),
    .library(name: "StandardCapabilities", targets: ["StandardCapabilities"]),
    .library(name: "CapabilitiesTesting", targets: ["CapabilitiesTesting"]),
    .library(name: "CapabilitiesPlayground", targets: ["CapabilitiesPlayground"]),
    .plugin(name: "CapabilitiesPlugin", targets: ["CapabilitiesPlugin"]),
    .executable(name: "capabilities-tool", targets: ["capabilities-tool"]),
  ],
  targets: [
    // The toolkit.
    .target(name: "CIssueHook"),
    .target(name: "Capabilities", dependencies: ["CIssueHook"]),
    .target(name: "CapabilityLifetimes", dependencies: ["Capabilities"]),
    .target(name: "CapabilityDecorators", dependencies: ["Capabilities", "CapabilityLifetimes"]),
    .systemLibrary(
      name: "CCapabilitiesCurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"])]
    ),
    .target(name: "CCurlTransfer"),
    .target(
      name: "StandardCapabilities",
      dependencies: ["Capabilities", "CCapabilitiesCurl", "CCurlTransfer"]
    ),
    // What the test kit and a playground record.
    .target(name: "CapabilityTranscripts", dependencies: ["Capabilities"]),
    .target(name: "CTaskIdentity"),
    .target(
      name: "CapabilitiesTesting",
      dependencies: ["Capabilities", "CapabilityTranscripts", "CTaskIdentity"]
    ),

    // Scripts and sessions for any world.
    .target(
      name: "CapabilitiesPlayground",
      dependencies: ["Capabilities", "CapabilityTranscripts"]
    ),

    // The guide, which links the documentation of all products. It has no code and is no product.
    .target(name: "CapabilitiesGuide"),

    // The generator: library, executable, `swift package capabilities`.
    .target(name: "CapabilityGeneration"),
    .executableTarget(name: "capabilities-tool", dependencies: ["CapabilityGeneration"]),
    .plugin(
      name: "CapabilitiesPlugin",
      capability: .command(
        intent: .custom(
          verb: "capabilities",
          description: "Wires, derives, adapts and draws capabilities"
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "some commands write Swift files; where nobody can be asked, as in CI, say: "
              + "swift package --allow-writing-to-package-directory capabilities check"
          )
        ]
      ),
      path: "Sources/CapabilitiesPlugin",
      exclude: ["Help"]
    ),

    // The sample: functional core, shell, executable.
    .target(name: "Membership", dependencies: ["Capabilities"]),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]
    ),
    .target(
      name: "MembershipLive",
      dependencies: ["Membership", "StandardCapabilities", "CSQLite"]
    ),
    .executableTarget(
      name: "playground",
      dependencies: [
        "Capabilities", "CapabilitiesPlayground", "Membership", "MembershipLive", "RosterReading",
      ],
      path: "Playground",
      exclude: ["Graph", "Import/Reading"]
    ),
    // Reads rosters: a module of its own, so that it can be fuzzed.
    .target(
      name: "RosterReading",
      dependencies: ["CapabilitiesPlayground", "Membership"],
      path: "Playground/Import/Reading"
    ),

    // Tests.
    .testTarget(
      name: "CapabilitiesTests",
      dependencies: ["Capabilities", "CapabilitiesTesting", "Probes"]
        + (isComplete ? ["overload-tables"] : [])
    ),
    .testTarget(
      name: "CapabilityLifetimesTests",
      dependencies: ["CapabilityLifetimes", "CapabilitiesTesting", "Probes"]
    ),
    .testTarget(
      name: "CapabilityDecoratorsTests",
      dependencies: ["CapabilityDecorators", "CapabilitiesTesting", "Probes"]
    ),
    // The far end of the endpoints in these tests, and the actors it is called on.
    .target(
      name: "Probes",
      dependencies: ["Capabilities"],
      path: "Tests/Fixtures/Probes"
    ),
    .testTarget(
      name: "StandardCapabilitiesTests",
      dependencies: ["StandardCapabilities", "CapabilitiesTesting", "LoopbackHTTP", "OwnThreads"]
    ),
    .testTarget(
      name: "CapabilitiesTestingTests",
      dependencies: ["CapabilitiesTesting", "OwnThreads"]
    ),
    .testTarget(
      name: "CapabilitiesPlaygroundTests",
      dependencies: ["CapabilitiesPlayground", "KitchenFixture", "OwnThreads", "session-fixture"]
    ),
    // A small world with one of everything that a playground has to read.
    .target(
      name: "KitchenFixture",
      dependencies: ["Capabilities", "CapabilitiesPlayground"],
      path: "Tests/Fixtures/Kitchen"
    ),
    // A playground whose commands wait, fail, crash and write meanwhile.
    .executableTarget(
      name: "session-fixture",
      dependencies: ["Capabilities", "CapabilitiesPlayground"],
      path: "Tests/Fixtures/SessionFixture"
    ),
    .testTarget(
      name: "CapabilityGenerationTests",
      dependencies: ["CapabilityGeneration", "OwnThreads"]
    ),
    .testTarget(
      name: "MembershipTests",
      dependencies: ["Membership", "CapabilitiesTesting", "MembershipTesting"]
    ),
    .testTarget(
      name: "MembershipLiveTests",
      dependencies: [
        "MembershipLive", "StandardCapabilities", "CapabilitiesTesting", "MembershipTesting",
        "LoopbackHTTP", "store-writer",
      ]
    ),
    // What the tests of the sample's core and of its shell share.
    .target(
      name: "MembershipTesting",
      dependencies: ["Membership", "CapabilitiesTesting"],
      path: "Tests/Fixtures/MembershipTesting"
    ),
    // Runs tests that measure by a real clock and those that start compilers, and knows what
    // watches.
    .target(name: "OwnThreads", path: "Tests/Fixtures/OwnThreads"),
    // A server that answers by a script.
    .target(name: "LoopbackHTTP", path: "Tests/Fixtures/LoopbackHTTP"),
    // Writes until somebody kills it.
    .executableTarget(
      name: "store-writer",
      dependencies: ["MembershipLive"],
      path: "Tests/Fixtures/StoreWriter"
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "playground", "MembershipLive", "RosterReading", "CapabilitiesTesting", "LoopbackHTTP",
        "OwnThreads",
      ],
      exclude: ["Expected", "Scripts"]
    ),
    // What two of the patterns are about: modules of their own, so that they can be wired and so
    // that snippets which must not compile can import them.
    .target(
      name: "PatternCheckout",
      dependencies: ["Capabilities"],
      path: "Tests/Patterns/NarrowViews/Checkout"
    ),
    .target(
      name: "PatternShop",
      dependencies: ["Capabilities"],
      path: "Tests/Patterns/LinkedServices/Shop"
    ),
    .testTarget(
      name: "Patterns",
      dependencies: [
        "CapabilityDecorators", "CapabilityLifetimes", "CapabilitiesTesting", "OwnThreads",
        "PatternCheckout", "PatternShop",
      ],
      path: "Tests/Patterns",
      exclude: [
        "NarrowViews/Checkout", "NarrowViews/Rejected", "LinkedServices/Shop",
        "LinkedServices/Rejected", "Support/Rejected",
      ]
    ),
  ]
)

if isComplete {
  package.targets += [
    // The program that writes the overload tables, here and in the tests.
    .executableTarget(name: "overload-tables"),

    // The program that lists public declarations, for .ci/check-interface.
    .executableTarget(name: "interface-list"),
    .testTarget(name: "InterfaceListTests", dependencies: ["interface-list"]),

    // Breaks live imports in every way, and measures them.
    .executableTarget(
      name: "chaos",
      dependencies: ["CSQLite", "SeededNumbers", "playground"],
      path: "Tests/Chaos"
    ),
    // Feeds hostile input to everything that reads some.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CapabilitiesPlayground", "CapabilityGeneration", "CapabilityTranscripts",
        "KitchenFixture", "LoopbackHTTP", "Membership", "RosterReading", "SeededNumbers",
        "StandardCapabilities",
      ],
      path: "Tests/Fuzz"
    ),
    .target(name: "SeededNumbers", path: "Tests/Fixtures/SeededNumbers"),

    // What calls cost. The counter stands in front of malloc, so nothing else may link it.
    .target(name: "CAllocationCount", path: "Tests/Benchmarks/CAllocationCount"),
    .target(name: "BenchmarkImplementations", path: "Tests/Benchmarks/Implementations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CapabilityDecorators", "CapabilityLifetimes", "BenchmarkImplementations",
        "CAllocationCount",
      ],
      path: "Tests/Benchmarks/Command"
    ),
  ]
} else {
  let apart = [
    "CapabilitiesTests": ["OverloadTables"],
    "CapabilityDecoratorsTests": ["OverloadTables", "Shapes"],
    "CapabilitiesTestingTests": ["FailingTestsTests.swift"],
    "CapabilityGenerationTests": ["Compiled"],
    "Patterns": [
      "NarrowViews/RejectedUses.swift", "LinkedServices/RejectedServices.swift", "Support",
    ],
  ]
  for target in package.targets { target.exclude += apart[target.name] ?? [] }
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
