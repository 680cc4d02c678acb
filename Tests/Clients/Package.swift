// swift-tools-version: 6.2
import PackageDescription

// Clients of the toolkit, built as users build theirs. `.ci/check-clients` copies this package, adds a
// module for each page of the documentation and the sample, and builds and runs all of it.

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-capabilities")
}

/// The settings of a new app project: "approachable concurrency", and the main actor as the default
/// isolation.
let appProject: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-capabilities", path: "../..")],
  targets: [
    // Without upcoming features. Calls these four libraries, in language mode 6.
    .executableTarget(
      name: "PlainClient",
      dependencies: [
        product("Capabilities"), product("CapabilityLifetimes"), product("CapabilityDecorators"),
        product("CapabilityStreams"),
      ]
    ),
    .executableTarget(
      name: "LanguageMode5",
      dependencies: [
        product("Capabilities"), product("CapabilityLifetimes"), product("CapabilityDecorators"),
        product("CapabilityStreams"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // A link to the tests of the toolkit, whose modules enable `NonisolatedNonsendingByDefault`.
    .testTarget(
      name: "SweepTests",
      dependencies: [product("Capabilities"), product("CapabilitiesTesting")]
    ),
    // The page that shows it all, which README links first.
    .testTarget(
      name: "OnePageTests",
      dependencies: [
        product("Capabilities"), product("CapabilitiesPlayground"), product("CapabilitiesTesting"),
      ]
    ),
    // With C++: the headers of the toolkit's C modules must compile as C++.
    .target(
      name: "CxxClient",
      dependencies: [
        product("Capabilities"), product("CapabilitiesTesting"), product("HTTPCapabilities"),
      ],
      swiftSettings: [.interoperabilityMode(.Cxx)]
    ),

    .target(
      name: "MainActorClient",
      dependencies: [product("Capabilities"), product("CapabilityDecorators")],
      swiftSettings: appProject
    ),
    .testTarget(
      name: "MainActorClientTests",
      dependencies: ["MainActorClient", product("CapabilitiesTesting")],
      swiftSettings: appProject
    ),

    // Compiles only after the commands have generated its code.
    .target(name: "Checkout", dependencies: [product("Capabilities")], plugins: ["Receipts"]),
    // Writes a source file of Checkout.
    .plugin(name: "Receipts", capability: .buildTool()),
    .target(name: "Counter"),
    .executableTarget(
      name: "Shop",
      dependencies: [
        "Checkout", "Counter", product("Capabilities"), product("CapabilityLifetimes"),
      ]
    ),

    // A world with a playground, and its scripts.
    .target(name: "Bank", dependencies: [product("Capabilities")]),
    .executableTarget(
      name: "BankPlayground",
      dependencies: ["Bank", product("CapabilitiesPlayground")]
    ),
  ]
    // Frameworks that blocks of the guide use: the names that they use, not the frameworks.
    + ["SwiftUI", "Vapor", "Hummingbird"].map {
      .target(name: $0, path: "Sources/Frameworks/\($0)")
    }
)
