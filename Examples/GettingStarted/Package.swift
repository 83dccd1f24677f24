// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "badge",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "Badge", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .executableTarget(name: "BadgePicture", dependencies: ["Badge"]),
    .testTarget(
      name: "BadgeTests",
      dependencies: ["Badge", .product(name: "PlumbTesting", package: "plumb")]),
  ]
)
