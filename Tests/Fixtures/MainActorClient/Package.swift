// swift-tools-version: 6.2
import PackageDescription

// A client whose modules are isolated to the main actor by default. These are the settings of a new
// app project: "approachable concurrency", and the main actor as the default isolation.
let appProject: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "MainActorClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilityDecorators", package: "swift-capabilities"),
      ],
      swiftSettings: appProject
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", .product(name: "CapabilitiesTesting", package: "swift-capabilities"),
      ],
      swiftSettings: appProject
    ),
  ]
)
