// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "generation-client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [.product(name: "Capabilities", package: "swift-capabilities")],
      plugins: ["Receipts"]
    ),
    // Writes a source file of Checkout.
    .plugin(name: "Receipts", capability: .buildTool()),
    .target(name: "Counter"),
    .executableTarget(
      name: "Shop",
      dependencies: [
        "Checkout", "Counter",
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilityLifetimes", package: "swift-capabilities"),
      ]
    ),
  ]
)
