// swift-tools-version: 6.0
import Foundation
import PackageDescription

// `swift package plumb check Sources`, in a package that depends on this one. A package of its own, so that programs
// that depend on Plumb fetch no tool.
//
// The tool is a bundle of `make dist`: unpacked in Artifacts, or fetched from the address below, which is the placeholder
// of Distribution/release.env. A release states the address and the checksum.
let local = "Artifacts/plumb.artifactbundle"
let isLocal = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + local)

let package = Package(
  name: "plumb-plugin",
  products: [.plugin(name: "PlumbCommand", targets: ["PlumbCommand"])],
  targets: [
    .plugin(
      name: "PlumbCommand",
      capability: .command(
        intent: .custom(
          verb: "plumb", description: "Lay out, draw, check and explain interface documents.")),
      dependencies: ["plumb"]),
    isLocal
      ? .binaryTarget(name: "plumb", path: local)
      : .binaryTarget(
        name: "plumb",
        url: "https://plumb.example/releases/v0.2.0/plumb-0.2.0-x86_64.artifactbundle.zip",
        checksum: String(repeating: "0", count: 64)),
  ]
)
