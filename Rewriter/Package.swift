// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What lets untouched sources for Apple's systems compile on Linux: a compiler frontend that rewrites Objective-C
// idioms in memory. A package of its own, because programs that depend on Plumb need none of it.
//
// swift-syntax comes from the toolchain, which has it for macros: it reads what its compiler reads, and is compiled.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-I", toolchain]),
]

let linked: [LinkerSetting] = [
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  .unsafeFlags(["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]),
]

/// The folder with the toolchain's swift-syntax: beside the compiler that `PATH` finds.
var toolchain: String {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let compiler = folders.lazy.map { URL(fileURLWithPath: "\($0)/swiftc") }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  let bin = (compiler?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/usr/bin/swiftc"))
    .deletingLastPathComponent()
  return bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}

let package = Package(
  name: "rewriter",
  products: [
    .executable(name: "plumb-frontend", targets: ["plumb-frontend"]),
    .executable(name: "count-members", targets: ["count-members"]),
    .executable(name: "plumb-survey", targets: ["plumb-survey"]),
  ],
  targets: [
    .target(name: "SourceRewriting", swiftSettings: settings, linkerSettings: linked),
    .executableTarget(
      name: "plumb-frontend", dependencies: ["SourceRewriting"], swiftSettings: settings,
      linkerSettings: linked),
    .target(
      name: "MemberCensus", dependencies: ["SourceRewriting"], swiftSettings: settings,
      linkerSettings: linked),
    .executableTarget(
      name: "count-members", dependencies: ["MemberCensus"], swiftSettings: settings,
      linkerSettings: linked),
    .executableTarget(
      name: "plumb-survey", dependencies: ["MemberCensus"], swiftSettings: settings,
      linkerSettings: linked),
    .testTarget(
      name: "MemberCensusTests", dependencies: ["MemberCensus"], swiftSettings: settings,
      linkerSettings: linked),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting"], exclude: ["Stubs"],
      swiftSettings: settings,
      linkerSettings: linked),
  ]
)
