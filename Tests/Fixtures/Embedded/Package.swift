// swift-tools-version: 6.2
import PackageDescription

// A client in Embedded Swift. `.ci/check-embedded` builds it and passes Embedded Swift's flags to the
// toolkit too.
let package = Package(
  name: "EmbeddedClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    // Language mode 5, for the key paths of `inject`: see Embedded Swift in the guide.
    .target(
      name: "Shop",
      dependencies: [.product(name: "Capabilities", package: "swift-capabilities")],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),
    .executableTarget(
      name: "embedded",
      dependencies: ["Shop", .product(name: "Capabilities", package: "swift-capabilities")],
      path: "Sources/Embedded"
    ),
  ]
)
