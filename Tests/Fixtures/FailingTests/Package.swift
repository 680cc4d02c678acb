// swift-tools-version: 6.2
import PackageDescription

// A client whose tests fail on purpose: CapabilitiesTestingTests runs them and reads the report.
let package = Package(
  name: "FailingTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "Capabilities", package: "swift-capabilities")]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilitiesTesting", package: "swift-capabilities"),
      ]
    ),
  ]
)
