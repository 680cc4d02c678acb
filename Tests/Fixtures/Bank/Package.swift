// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "bank",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .target(
      name: "Bank",
      dependencies: [.product(name: "Capabilities", package: "swift-capabilities")]
    ),
    .executableTarget(
      name: "BankPlayground",
      dependencies: [
        "Bank",
        .product(name: "CapabilitiesPlayground", package: "swift-capabilities"),
      ]
    ),
  ]
)
