// swift-tools-version: 6.2
import PackageDescription

// The code of the page about wiring, with its generated file. `.ci/check-clients` writes the sources.
let package = Package(
  name: "page",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../../..")],
  targets: [
    .target(
      name: "Tickets",
      dependencies: [
        .product(name: "Capabilities", package: "swift-capabilities"),
        .product(name: "CapabilitiesTesting", package: "swift-capabilities"),
      ]
    )
  ]
)
