// swift-tools-version: 6.2
import PackageDescription

// What `import Combine` means behind a toolset: OpenCombine under one name. A package of its own, because programs that
// depend on Plumb need none of it.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "combine",
  products: [.library(name: "PlumbCombine", type: .dynamic, targets: ["SystemCombine"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(
      name: "SystemCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SystemCombineTests", dependencies: ["SystemCombine"], swiftSettings: settings),
  ]
)
