// swift-tools-version: 5.9
import PackageDescription

// An ordinary package for Apple's systems: nothing here says where the interface library comes from.
let package = Package(
  name: "pins",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Pins", targets: ["Pins"]),
    .library(name: "Dials", type: .dynamic, targets: ["Dials"]),
  ],
  targets: [
    .target(name: "Pins"),
    .target(name: "Dials"),
    .testTarget(name: "PinsTests", dependencies: ["Pins"]),
  ]
)
