// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "BadgeDemo", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .executableTarget(
      name: "SolverDemo", dependencies: [.product(name: "Simplex", package: "plumb")]),
  ]
)
