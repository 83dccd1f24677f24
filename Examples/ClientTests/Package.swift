// swift-tools-version: 6.2
import PackageDescription

/// The same sources as a client writes them today, and as one wrote them before Swift 6.
func styles(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      .product(name: "UIKit", package: "plumb"),
      .product(name: "_Testing_UIKit", package: "plumb"),
    ],
    swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
  name: "client-tests",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [styles("Swift6", .v6), styles("Swift5", .v5)]
)
