// swift-tools-version: 6.2
import PackageDescription

// A client without upcoming features. The whole toolkit must compile here.
let package = Package(
  name: "PlainClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .executableTarget(
      name: "plain-client",
      dependencies: [
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilityLifetimes", package: "swift-capabilities"),
        .product(name: "CapabilityDecorators", package: "swift-capabilities"),
      ],
      path: "Sources/PlainClient"
    ),
    // The same tests as those of the toolkit, whose modules enable `NonisolatedNonsendingByDefault`.
    .testTarget(
      name: "Sweeps",
      dependencies: [
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilitiesTesting", package: "swift-capabilities"),
      ],
      path: "Root/Tests/CapabilitiesTestingTests",
      sources: ["Scheduling/EqualSweepsTests.swift", "Support/Mutexed.swift"]
    ),
    // A client that uses C++: the headers of the toolkit's C modules must compile as C++.
    .target(
      name: "CxxClient",
      dependencies: [
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilitiesTesting", package: "swift-capabilities"),
        .product(name: "HTTPCapabilities", package: "swift-capabilities"),
      ],
      swiftSettings: [.interoperabilityMode(.Cxx)]
    ),
  ]
)
