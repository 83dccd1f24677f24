// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "failing-tests",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .testTarget(
      name: "FailingTests",
      dependencies: [.product(name: "PlumbTesting", package: "plumb")],
      exclude: ["__Snapshots__", "Documents"])
  ]
)
