// swift-tools-version: 5.9
import PackageDescription

// An ordinary app for Apple's systems, in the style of their tutorials.
let package = Package(
  name: "tasks",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Tasks", type: .dynamic, targets: ["Tasks"])],
  targets: [
    .target(name: "Tasks", resources: [.process("Resources")]),
    .testTarget(name: "TasksTests", dependencies: ["Tasks"]),
  ]
)
