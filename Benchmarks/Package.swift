// swift-tools-version: 6.2
import PackageDescription

/// The same settings as the package that is measured.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The folder where the user has a rival's headers, as a flag for its shim.
///
/// A rival's source is never part of this repository. Without the variable the shim compiles to
/// nothing, and the rival's columns are omitted.
func headers(_ variable: String) -> [String] {
  Context.environment[variable].map { ["-I", $0] } ?? []
}

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "plumb", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "RivalSolvers",
      cSettings: [.unsafeFlags(headers("AMOEBA_HEADERS") + ["-O3"])],
      cxxSettings: [.unsafeFlags(headers("KIWI_HEADERS") + ["-O3"])]),
    .target(
      name: "BenchmarkSupport",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [
        "BenchmarkSupport", "RivalSolvers",
        .product(name: "Simplex", package: "plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "RivalLayouts",
      cxxSettings: [.unsafeFlags(headers("YOGA_HEADERS") + ["-O3"])]),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "BenchmarkSupport", "RivalLayouts",
        .product(name: "UIKit", package: "plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "UIKit", package: "plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
