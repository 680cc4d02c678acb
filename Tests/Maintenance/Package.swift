// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The maintenance programs and the long test suites:
//
//     swift test --package-path Tests/Maintenance
//     swift run -c release --package-path Tests/Maintenance benchmarks
//
// They use internal declarations of the libraries and of the sample, so this manifest has those targets
// again instead of depending on the package. `Root` is a link to the repository's root, because the
// path of a target must be inside its package. Sources/ and Tests/ hold no second copy.

/// The root's targets, copied by `REWRITE_EXPECTED=1 bash .ci/check-manifests`.
let repository: [Target] = [
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

/// The tests of the sample. Their paths, too, are relative to the repository's root.
let sample: [Target] = [
  .testTarget(
    name: "MembershipTests",
    dependencies: ["Membership", "CapabilitiesTesting", "MembershipTesting", "TestTraits"]
  ),
  .testTarget(
    name: "MembershipLiveTests",
    dependencies: [
      "MembershipLive", "CapabilitiesTesting", "MembershipTesting", "LoopbackHTTP", "TestTraits",
      "store-writer",
    ]
  ),
  .testTarget(
    name: "PlaygroundTests",
    dependencies: [
      "playground", "ClubHTTP", "HTTPCapabilities", "LoopbackHTTP", "Probes", "TestTraits",
    ],
    exclude: ["Expected", "Scripts"]
  ),
  .target(name: "ClubHTTP", dependencies: ["LoopbackHTTP"], path: "Tests/Fixtures/ClubHTTP"),
  .executableTarget(
    name: "store-writer",
    dependencies: ["MembershipLive"],
    path: "Tests/Fixtures/StoreWriter"
  ),
]

/// The programs. A path is relative to this folder.
let programs: [Target] = [
  // Writes the overload tables.
  .executableTarget(name: "overload-tables", path: "OverloadTables"),

  // Lists public declarations, for .ci/check-docs.
  .executableTarget(name: "interface-list", path: "InterfaceList"),

  // Runs the sample in its live world against failing services, and kills it at random.
  .executableTarget(
    name: "chaos",
    dependencies: [
      "CSQLite", "ClubHTTP", "LoopbackHTTP", "SeededNumbers", "TestTraits", "playground",
    ],
    path: "Chaos"
  ),

  // Feeds hostile input to every parser.
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "CapabilitiesPlayground", "CapabilityGeneration", "CapabilityTranscripts",
      "HTTPCapabilities", "KitchenFixture", "LoopbackHTTP", "SeededNumbers", "TestTraits",
    ],
    path: "Fuzz"
  ),

  // Changes the libraries in small ways and reports the changes that no test notices.
  .executableTarget(
    name: "mutation",
    dependencies: ["SeededNumbers"],
    path: "Mutation",
    exclude: ["equivalent.txt"]
  ),

  // Measures calls. CAllocationCount replaces malloc, so only this program may link it.
  .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),
  .target(
    name: "BenchmarkImplementations",
    dependencies: ["Capabilities"],
    path: "Benchmarks/Implementations"
  ),
  .executableTarget(
    name: "benchmarks",
    dependencies: [
      "CapabilityDecorators", "CapabilityLifetimes", "BenchmarkImplementations",
      "CAllocationCount", "CapabilitiesPlayground", "CapabilitiesTesting", "CapabilityGeneration",
      "CapabilityTranscripts", "StandardCapabilities",
    ],
    path: "Benchmarks/Command"
  ),
]

/// The folders of long tests, and `Support`, the code that they share with everyday tests. Long tests
/// start compilers, have a test for each row of the overload tables, run every schedule, or have many
/// cases. The root excludes them.
let long: Set = ["Compiled", "Long", "OverloadTables", "Support"]

/// Targets that neither tests nor programs use.
var unused: Set = ["CapabilitiesGuide", "CapabilitiesPlugin", "capabilities-tool"]

/// The test targets to build with what they need, for builds with a sanitizer or the optimizer, which
/// are slow. `long` builds all targets without the everyday tests, except their folders `Support`.
/// By default, all targets.
let chosen = Context.environment["TEST_TARGETS"]?.split(separator: " ").map(String.init)

for target in repository where target.type == .test && chosen == ["long"] {
  if long.isDisjoint(with: target.exclude) { unused.insert(target.name) }
  let folder = "\(Context.packageDirectory)/Root/Tests/\(target.name)"
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
  target.exclude = (names ?? []).filter { !long.contains($0) }
}

for target in repository + sample {
  let folder = target.type == .test ? "Tests" : "Sources"
  target.path = "Root/" + (target.path ?? "\(folder)/\(target.name)")
  target.exclude.removeAll(where: long.contains)
  if target.name == "CapabilitiesTests" { target.dependencies.append("overload-tables") }
  if target.name == "Patterns" { target.exclude.append("Support/Rejected") }
}
let all = repository.filter { !unused.contains($0.name) } + sample + programs

func needed(by names: [String], among targets: [Target]) -> [Target] {
  for name in names {
    precondition(targets.contains { $0.name == name }, "TEST_TARGETS: no target \(name)")
  }
  var names = Set(names)
  var count = 0
  while count < names.count {
    count = names.count
    for target in targets where names.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { names.insert(name) }
    }
  }
  return targets.filter { names.contains($0.name) }
}

let package = Package(
  name: "maintenance",
  platforms: [.macOS(.v15)],
  targets: chosen.map { $0 == ["long"] ? all : needed(by: $0, among: all) } ?? all
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Compiles URLSession also on Linux, for its tests.
    .define("LONG_TESTS"),
    // Refuses expressions that are slow to type-check: about 100 ms on an idle machine. The solver's
    // steps are counted instead of time, so a busy machine has the same result.
    .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"]),
  ]
}
