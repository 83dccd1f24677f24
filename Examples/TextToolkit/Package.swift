// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "text-toolkit",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "TextToolkit", dependencies: [.product(name: "LayoutTree", package: "plumb")]),
    .testTarget(name: "TextToolkitTests", dependencies: ["TextToolkit"]),
  ]
)
