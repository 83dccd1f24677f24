// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in CI, which states `PLUMB_WARNINGS=error`; a compiler that Plumb was not tested with may have more.
let warnings: [SwiftSetting] =
  Context.environment["PLUMB_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// Every target speaks Swift 6 with the same upcoming features, so that a lower module's type cannot
/// leak through a public signature and no import is used by accident.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + warnings

/// The modules that do most of the work in tests.
let busy: Set = [
  "Simplex", "LayoutEngine", "LayoutTree", "StackArrangements", "LayoutGeometry", "Drawing",
  "PDFPictures", "PictureDifferences", "InsetDetection",
]

/// The settings that `PLUMB_CHECKED=1` adds to a debug build: optimisation where tests spend their time, with all assertions, and
/// the solver's invariants after every solve.
///
/// The Makefile states it for what CI builds. SwiftPM refuses such flags in packages that others depend on.
func checks(_ name: String) -> [SwiftSetting] {
  guard Context.environment["PLUMB_CHECKED"] == "1" else { return [] }
  let debug = BuildSettingCondition.when(configuration: .debug)
  return (busy.contains(name) ? [.unsafeFlags(["-O", "-assert-config", "Debug"], debug)] : [])
    + (name.hasPrefix("Simplex") ? [.define("SIMPLEX_CHECKS", debug)] : [])
}

/// Modules of toolsets that do little in the tests of packages, and are not in the tool.
///
/// Optimising them is a tenth of a toolset's time. Toolsets state `PLUMB_TOOLSET=1`.
let cold: Set = [
  "CoreData", "AVFoundation", "AVKit", "CoreLocation", "MessageUI", "SafariServices", "WebKit",
]

/// The settings that a toolset's build adds.
func economy(_ name: String) -> [SwiftSetting] {
  guard Context.environment["PLUMB_TOOLSET"] == "1", cold.contains(name) else { return [] }
  return [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

/// One row of the layer table in ARCHITECTURE.md: a library target and the only modules it may import.
///
/// Its embedded files are in the program, which stands alone.
func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], linked: [LinkerSetting] = [],
  embedded: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: embedded.map { .embedInCode($0) },
    swiftSettings: settings + checks(name) + economy(name), linkerSettings: linked)
}

/// A program that shows one thing, in its own folder of `Examples`.
func example(
  _ name: String, on front: Target.Dependency = "UIKit", _ dependencies: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: [front] + dependencies, path: "Examples/\(name)",
    swiftSettings: settings)
}

/// A test target beside the layer it tests, with the fonts of tests.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], fixtures: Bool = false,
  documents: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestFonts"],
    resources: (fixtures ? [.copy("Fixtures")] : []) + documents.map { .copy($0) },
    swiftSettings: settings + checks(name))
}

/// Modules of Apple's systems for packages that import them.
let systemModules = [
  "Accelerate", "Accessibility", "AVFoundation", "CoreData", "CoreImage", "CoreLocation",
  "CoreMedia", "CoreServices", "CoreText", "CoreVideo", "ImageIO", "MetalPerformanceShaders",
  "MobileCoreServices", "simd", "TestActivities",
]

/// The modules that packages import beside a front.
let beside = [
  "CoreGraphics", "QuartzCore", "SystemLog", "UniformTypeIdentifiers", "_Testing_CoreGraphics",
  "_Testing_CoreImage",
]
/// The modules of a toolset for UIKit.
let phone =
  ["UIKit", "_Testing_UIKit", "AVKit", "MessageUI", "SafariServices", "WebKit"] + beside
  + systemModules
/// The modules of a toolset for AppKit.
let mac = ["AppKit", "Cocoa", "_Testing_AppKit"] + beside + systemModules

/// What both fronts stand on.
let front: [Target.Dependency] = [
  "LayoutTree", "StackArrangements", "ViewArrangements", "ViewDrawing", "QuartzCore", "Drawing",
  "PDFPictures", "LayoutGeometry",
  "FoundationShims", "NibBuilding", "IBDocument", "AssetCatalog", "ViewPreviews",
  "UniformTypeIdentifiers", "CoreText", "ImageFilters", "Accessibility",
  "CollectionLayouts", "TestActivities", "ImageIO",
]

/// The tests of a part of the package; `PLUMB_PART` leaves only these and what they need.
///
/// `solver` is the solver alone, `layout` what lays trees out and needs no library of the system, `files` what reads
/// documents and pictures and draws, `memory` what handles memory by hand, `documents` documents, catalogues and
/// settings without drawing, `data` Core Data and predicates, `uikit` and `appkit` a front each, `tool` the checks and
/// the command line, `server` the page server, `testing` the module for tests of programs, `house` the rules of the
/// sources.
let parts: [String: [String]] = [
  "solver": ["SimplexTests"],
  "layout": [
    "SimplexTests", "LayoutEngineTests", "LayoutTreeTests", "ToolkitLayoutTests",
    "ViewArrangementsTests", "FoundationShimsTests",
  ],
  "files": [
    "DrawingTests", "PDFPicturesTests", "FoundationShimsTests", "IBDocumentTests",
    "AssetCatalogTests",
  ],
  "memory": [
    "LayoutTreeTests", "DrawingTests", "PDFPicturesTests", "FoundationShimsTests",
    "IBDocumentTests", "AssetCatalogTests",
  ],
  "documents": [
    "DiagnosticsTests", "ConfigurationTests", "IBDocumentTests", "AssetCatalogTests",
    "InsetDetectionTests", "ConflictLogsTests", "ConflictDiagnosisTests",
    "LogSourcesTests", "LogReportsTests",
  ],
  "data": ["CoreDataTests", "PredicateFormatsTests", "FoundationShimsTests"],
  "uikit": ["UIKitTests", "ViewDrawingTests", "QuartzCoreTests"],
  "appkit": ["AppKitTests", "ViewDrawingTests", "QuartzCoreTests"],
  "tool": [
    "NibBuildingTests", "CheckingTests", "WorkbenchTests", "CommandLineTests", "ConformanceTests",
  ],
  "server": ["PageServerTests"],
  "testing": ["PlumbTestingTests"],
  "house": ["ArchitectureTests"],
]

// No `platforms`, which are Apple's: Documentation/Decisions/macos.md.
let package = Package(
  name: "plumb",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "Cocoa", targets: ["Cocoa"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(
      name: "SystemModules",
      targets: systemModules + ["_Testing_CoreImage"]),
    // For views of any toolkit: `import ToolkitLayout`, which brings `LayoutTree` along.
    .library(name: "LayoutTree", targets: ["LayoutTree", "ToolkitLayout"]),
    .library(name: "Simplex", targets: ["Simplex"]),
    // What a target of tests needs, and all that it needs.
    .library(
      name: "PlumbTesting",
      targets: [
        "PlumbTesting", "UIKit", "AppKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit",
        "_Testing_AppKit", "_Testing_CoreGraphics",
      ]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "_Testing_AppKit", targets: ["_Testing_AppKit"]),
    // What a toolset hands to packages that know nothing of this one; see `plumb toolset`.
    .library(name: "PlumbUIKit", type: .dynamic, targets: phone),
    .library(name: "PlumbAppKit", type: .dynamic, targets: mac),
    // In place of either where documents are drawn with the classes of such a package.
    .library(
      name: "PlumbRendering", type: .dynamic,
      targets: phone + ["AppKit", "Cocoa", "_Testing_AppKit", "Workbench"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Layer 0: values and numbers, no word about views.
    // `fma` is in libm, which nothing else brings to a program that imports the solver alone.
    layer("Simplex", linked: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    layer("PredicateFormats"),
    layer("FoundationShims", ["PredicateFormats"]),
    layer("UniformTypeIdentifiers"),
    layer("simd"),
    layer("MetalPerformanceShaders"),
    layer("TestActivities"),
    layer("Accessibility"),
    layer("CoreMedia"),
    layer("CoreLocation"),
    layer("LayoutGeometry"),
    layer("Diagnostics"),
    layer("VisualFormats"),
    layer("ViewPreviews"),
    layer("InsetDetection"),
    layer("ConflictLogs"),
    layer("Workers", ["FoundationShims"]),
    // The page of a running tool and its web socket, for the loopback address.
    layer(
      "PageServer",
      [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // The calls of these are declared here, since their own package files state flags that SwiftPM refuses with a
    // warning; Pango's need cairo's types. They come with Debian's libpango1.0-dev, libgdk-pixbuf-2.0-dev and librsvg2-common.
    .systemLibrary(
      name: "CPango", pkgConfig: "cairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGdkPixbuf"),
    // C, because Swift has no name for what it asks the loader.
    .target(name: "CInstallation"),

    // Layer 1: items, arrangements, documents, catalogues and pictures, each ignorant of the others.
    layer("LayoutEngine", ["Simplex"]),
    layer("ReportFormats", ["Diagnostics"]),
    layer("ConflictDiagnosis", ["ConflictLogs", "Simplex", "Diagnostics"]),
    layer("IBDocument", ["Diagnostics", "CExpat"]),
    layer("AssetCatalog", ["Diagnostics"]),
    layer("CoreVideo", ["FoundationShims"]),
    layer("CoreData", ["FoundationShims"]),
    layer("CoreServices", ["UniformTypeIdentifiers", "FoundationShims"]),
    layer(
      "Configuration", ["Diagnostics", .product(name: "Yams", package: "Yams")]),
    layer("ViewArrangements", ["LayoutGeometry"]),
    layer(
      "Drawing",
      [
        "LayoutGeometry", "CZlib", "CDeflate", "CPNG", "CCairo", "CPango", "CGdkPixbuf",
        "CInstallation",
      ]),

    // Layer 2: PDF files drawn operator by operator; pictures compared; lines of logs found in sources; the tree of views,
    // without drawing.
    // Builds and files for packages of others, by SwiftPM and the compiler.
    layer("Toolsets", ["ReportFormats", "Diagnostics"]),
    layer(
      "LogReports", ["ConflictDiagnosis", "ConflictLogs", "ReportFormats", "Diagnostics"]),
    layer("PDFPictures", ["Drawing"]),
    layer("PictureDifferences", ["Drawing"]),
    layer("CollectionLayouts", ["ViewArrangements", "LayoutGeometry"]),
    layer("ImageFilters", ["Drawing", "FoundationShims", "MetalPerformanceShaders"]),
    layer("ImageIO", ["Drawing", "FoundationShims"]),
    layer("Accelerate", ["Drawing"]),
    layer("MobileCoreServices", ["CoreServices"]),
    layer("LogSources", ["ConflictLogs", "IBDocument", "VisualFormats", "Diagnostics"]),
    layer("LayoutTree", ["LayoutEngine", "LayoutGeometry", "FoundationShims", "VisualFormats"]),
    layer("StackArrangements", ["LayoutTree", "LayoutEngine", "LayoutGeometry"]),

    // Layer 3: views of toolkits of programs' own; how trees are drawn; layers in them; documents become trees.
    layer(
      "ToolkitLayout", ["LayoutTree", "StackArrangements", "LayoutGeometry", "FoundationShims"]),
    layer(
      "ViewDrawing",
      [
        "LayoutTree", "Drawing", "PDFPictures", "LayoutGeometry", "FoundationShims",
        "InsetDetection",
      ]),
    layer(
      "QuartzCore",
      [
        "ViewDrawing", "LayoutTree", "ViewArrangements", "Drawing", "PDFPictures",
        "LayoutGeometry", "FoundationShims",
      ]),
    layer("AVFoundation", ["QuartzCore", "Drawing", "LayoutGeometry", "CoreMedia", "CoreVideo"]),
    layer("CoreText", ["ViewDrawing", "Drawing", "FoundationShims"]),
    layer(
      "NibBuilding",
      [
        "LayoutTree", "ViewDrawing", "ViewArrangements", "Drawing", "LayoutGeometry",
        "FoundationShims", "IBDocument", "AssetCatalog", "Diagnostics",
      ]),

    // Layer 4: Apple's names.
    layer("UIKit", front),
    layer("AppKit", front),
    layer("CoreGraphics", ["Drawing", "PDFPictures"]),
    layer("CoreImage", ["ImageFilters"]),
    layer("Cocoa", ["AppKit"]),
    layer("SystemLog"),
    layer("AVKit", ["UIKit", "AVFoundation"]),
    layer("WebKit", ["UIKit"]),
    layer("SafariServices", ["UIKit"]),
    layer("MessageUI", ["UIKit"]),
    layer("_Testing_UIKit"),
    layer("_Testing_AppKit"),
    layer("_Testing_CoreGraphics"),
    layer("_Testing_CoreImage"),

    // Layer 5: what is wrong with a document.
    layer(
      "Checking",
      [
        "UIKit", "AppKit", "LayoutTree", "NibBuilding", "IBDocument", "Diagnostics",
      ]),

    // Layers 6 and 7: load, lay out, report, draw; then the command line.
    layer(
      "Workbench",
      [
        "Checking", "UIKit", "AppKit", "LayoutTree", "ViewDrawing", "ViewPreviews",
        "LayoutGeometry", "FoundationShims", "NibBuilding", "IBDocument", "AssetCatalog",
        "Drawing", "InsetDetection", "Diagnostics", "Configuration", "Toolsets",
        "Workers", "ConflictLogs", "LogSources", "LogReports", "ReportFormats",
      ], embedded: ["Preview/Page"]),
    // Expectations about layouts, for the tests of programs.
    layer(
      "PlumbTesting",
      [
        "Workbench", "LogReports", "ConflictDiagnosis", "Checking", "UIKit", "AppKit", "QuartzCore",
        "LayoutTree", "NibBuilding", "IBDocument", "Drawing", "PictureDifferences", "Diagnostics",
        "_Testing_UIKit", "_Testing_AppKit",
        "_Testing_CoreGraphics",
      ]),
    .executableTarget(
      name: "plumb",
      dependencies: [
        "Workbench", "LogReports", "ReportFormats", "Toolsets", "Workers", "PageServer",
        "Configuration", "Drawing", "ViewDrawing", "NibBuilding",
        "IBDocument",
        "Diagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // Examples.
    .executableTarget(
      name: "AdornedDemo",
      dependencies: [
        "Workbench", "Checking", "NibBuilding", "IBDocument", "UIKit", "Drawing", "LayoutTree",
        "ViewDrawing",
      ],
      path: "Examples/AdornedDemo", swiftSettings: settings),

    example("Quickstart"),
    example("Ticket"),
    example("MaskTranslation"),
    .target(
      name: "Stages", dependencies: ["UIKit"], path: "Examples/Stages", swiftSettings: settings),
    example("Embellishments", ["Stages"]),
    example("ShadowInsets", ["NibBuilding", "Stages"]),
    example("Looks"),
    example("Ornaments"),
    example("BadgedArtwork", ["Stages"]),
    example("ShadowedView", on: "AppKit"),

    // Tests.
    // C, because it acts before the first test does.
    .target(name: "TestFonts", path: "Tests/TestFonts", exclude: ["fonts.conf"]),
    .target(
      name: "GoldenFiles", dependencies: ["PictureDifferences"],
      path: "Tests/GoldenFiles", swiftSettings: settings),
    .target(
      name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "MirroredSolver", dependencies: ["Simplex"], path: "Tests/MirroredSolver",
      swiftSettings: settings),
    .executableTarget(
      name: "SimplexFuzz", dependencies: ["Simplex", "MirroredSolver", "TestSupport"],
      path: "Tests/SimplexFuzz",
      swiftSettings: settings),
    tests(
      "SimplexTests", ["Simplex", "SimplexFuzz", "MirroredSolver", "TestSupport"], fixtures: true),
    tests("LayoutEngineTests", ["LayoutEngine", "TestSupport"]),
    tests("FoundationShimsTests", ["FoundationShims"]),
    tests("PredicateFormatsTests", ["PredicateFormats"]),
    tests("CoreDataTests", ["CoreData", "TestSupport"]),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
    tests("ImageFiltersTests", ["ImageFilters", "Drawing", "FoundationShims"]),
    tests("simdTests", ["simd"]),
    // Values of modules of the system that have no rooms of their own here.
    tests(
      "SystemModuleTests",
      [
        "Accelerate", "AVFoundation", "AVKit", "Accessibility", "CoreLocation", "CoreMedia",
        "CoreVideo", "MessageUI", "MetalPerformanceShaders", "MobileCoreServices", "SafariServices",
        "TestActivities", "WebKit",
        "UIKit",
        "QuartzCore", "Drawing", "_Testing_UIKit",
      ]),
    tests("ImageIOTests", ["ImageIO", "Drawing", "FoundationShims"]),
    tests("CoreTextTests", ["CoreText", "ViewDrawing", "Drawing"]),
    tests("SystemLogTests", ["SystemLog"]),
    tests("PageServerTests", ["PageServer", "TestSupport"]),
    tests("ConflictLogsTests", ["ConflictLogs", "TestSupport"]),
    tests("ConflictDiagnosisTests", ["ConflictDiagnosis", "ConflictLogs", "TestSupport"]),
    tests(
      "LogReportsTests",
      ["LogReports", "ConflictDiagnosis", "ConflictLogs", "ReportFormats", "GoldenFiles"]),
    tests(
      "LayoutTreeTests",
      [
        "LayoutTree", "StackArrangements", "LayoutGeometry", "VisualFormats",
        "TestSupport",
      ]),
    tests("ToolkitLayoutTests", ["ToolkitLayout", "TestSupport"]),
    tests("ViewArrangementsTests", ["ViewArrangements", "LayoutGeometry", "TestSupport"]),
    tests(
      "ViewDrawingTests",
      ["ViewDrawing", "LayoutTree", "Drawing", "LayoutGeometry", "FoundationShims", "TestSupport"]),
    tests(
      "QuartzCoreTests",
      ["QuartzCore", "Drawing", "LayoutGeometry", "FoundationShims", "TestSupport"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("ConfigurationTests", ["Configuration", "Diagnostics", "TestSupport"]),
    tests("AssetCatalogTests", ["AssetCatalog", "Diagnostics", "TestSupport"]),
    tests("InsetDetectionTests", ["InsetDetection", "Drawing", "TestSupport"], fixtures: true),
    // Documents written into tests.
    .target(
      name: "InlineDocuments", dependencies: ["IBDocument"], path: "Tests/InlineDocuments",
      swiftSettings: settings),
    tests(
      "IBDocumentTests",
      ["IBDocument", "InlineDocuments", "Diagnostics", "TestSupport", "GoldenFiles"]),
    tests(
      "LogSourcesTests",
      ["LogSources", "ConflictLogs", "IBDocument", "InlineDocuments", "TestSupport"]),
    tests(
      "NibBuildingTests",
      [
        "NibBuilding", "AssetCatalog", "ViewDrawing", "IBDocument", "InlineDocuments",
        "TestSupport",
      ]),
    // What the canvas writes as PDF is read again.
    tests(
      "DrawingTests",
      ["Drawing", "PDFPictures", "PictureDifferences", "TestSupport", "GoldenFiles"]),
    tests("PDFPicturesTests", ["PDFPictures", "Drawing", "TestSupport"]),
    tests(
      "UIKitTests",
      [
        "UIKit", "LayoutTree", "StackArrangements", "ViewArrangements", "ViewDrawing",
        "ViewPreviews", "LayoutGeometry", "FoundationShims", "Drawing", "_Testing_UIKit",
        "UniformTypeIdentifiers",
        "TestSupport", "GoldenFiles",
      ]),
    tests(
      "AppKitTests",
      [
        "AppKit", "LayoutTree", "ViewDrawing", "LayoutGeometry",
        "FoundationShims", "NibBuilding", "UniformTypeIdentifiers", "_Testing_AppKit",
        "TestSupport",
      ],
      documents: [
        "Fixtures/Preferences.xib", "Fixtures/NamedController.xib", "Fixtures/Guide.storyboard",
      ]),
    tests(
      "FrontParityTests",
      [
        "UIKit", "AppKit", "LayoutTree", "ViewDrawing", "LayoutGeometry",
        "FoundationShims", "NibBuilding", "Drawing", "_Testing_UIKit", "_Testing_AppKit",
        "TestSupport",
      ]),
    tests(
      "ExampleTests",
      [
        "Ticket", "MaskTranslation", "Embellishments", "ShadowInsets", "Ornaments", "BadgedArtwork",
        "ShadowedView", "UIKit", "AppKit", "Drawing", "_Testing_UIKit",
        "_Testing_AppKit", "TestSupport", "GoldenFiles",
      ]),
    tests(
      "CheckingTests",
      [
        "Checking", "Workbench", "NibBuilding", "Diagnostics", "UIKit", "Drawing",
        "LayoutGeometry", "TestSupport",
      ]),
    tests(
      "WorkbenchTests",
      [
        "Workbench", "Checking", "NibBuilding", "IBDocument", "UIKit", "AppKit", "Drawing",
        "LayoutTree", "ViewDrawing", "ViewPreviews", "LayoutGeometry", "FoundationShims",
        "AdornedDemo",
        "AssetCatalog", "InsetDetection", "Diagnostics", "Configuration", "Toolsets", "Workers",
        "LogReports", "ConflictDiagnosis", "ReportFormats", "_Testing_UIKit", "_Testing_AppKit",
        "TestSupport", "GoldenFiles",
        "InlineDocuments",
      ],
      fixtures: true),
    tests(
      "PlumbTestingTests",
      [
        "PlumbTesting", "UIKit", "QuartzCore", "LayoutTree", "TestSupport",
      ]),
    tests(
      "ConformanceTests", ["Workbench", "NibBuilding", "IBDocument", "LayoutTree"], fixtures: true),
    // What the guides and the documentation of types show.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "UIKit", "AppKit", "NibBuilding", "Simplex", "_Testing_UIKit",
        "_Testing_AppKit", "TestSupport", "TestFonts",
      ],
      resources: [
        .copy("Documents/GuideCard.xib"), .copy("Documents/GuidePanel.xib"),
        .copy("Documents/Guide.storyboard"),
      ],
      swiftSettings: settings),
    // The texts that the project grew from, listing by listing.
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "UIKit", "AppKit", "_Testing_UIKit", "_Testing_AppKit", "TestFonts",
      ],
      resources: [.process("Assets.xcassets")], swiftSettings: settings),
    tests(
      "CommandLineTests",
      [
        "plumb", "Workbench", "Workers", "Toolsets", "Diagnostics", "Quickstart",
        "TestSupport",
        "GoldenFiles", .product(name: "Yams", package: "Yams"),
      ]),
    // Writes what follows from the protocols of delegates; see `make forms`.
    .executableTarget(
      name: "DelegateForms", path: "Tests/DelegateForms", swiftSettings: settings),
    tests("ArchitectureTests", ["DelegateForms", "TestSupport"]),
  ]
)

/// A library of users, which sees public declarations only.
///
/// The packages of `Examples` have manifests of their own, for readers; here their sources stand on modules that are
/// built already.
func client(
  _ name: String, at path: String, _ dependencies: [Target.Dependency],
  mode: SwiftLanguageMode = .v6
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, packageAccess: false,
    swiftSettings: [.swiftLanguageMode(mode)] + warnings)
}

/// A program of users.
func clientProgram(
  _ name: String, at path: String, _ dependencies: [Target.Dependency],
  settings: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, packageAccess: false,
    swiftSettings: settings)
}

/// Tests of users.
func clientTests(
  _ name: String, at path: String, _ dependencies: [Target.Dependency],
  exclude: [String] = [], mode: SwiftLanguageMode = .v6
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, packageAccess: false,
    swiftSettings: [.swiftLanguageMode(mode)] + warnings)
}

/// The folder where the user has a rival's headers, as a flag for its shim.
///
/// A rival's source is never part of this repository. Without the variable the shim compiles to nothing, and the
/// rival's columns are omitted.
func headers(_ variable: String) -> [String] {
  Context.environment[variable].map { ["-I", $0] } ?? []
}

/// A benchmark: a program of users that is measured.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  clientProgram(
    name, at: "Benchmarks/Sources/\(name)",
    dependencies + [
      "BenchmarkSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], settings: settings)
}

/// The targets that the part `clients` adds: packages of users, tests that fail on purpose, benchmarks.
var clients: [Target] {
  let examples = "Examples"
  let testing: [Target.Dependency] = [
    "PlumbTesting", "UIKit", "AppKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit",
    "_Testing_AppKit", "_Testing_CoreGraphics",
  ]
  var targets = [
    clientProgram("BadgeDemo", at: "\(examples)/ClientPackage/Sources/BadgeDemo", ["UIKit"]),
    clientProgram("SolverDemo", at: "\(examples)/ClientPackage/Sources/SolverDemo", ["Simplex"]),
    clientTests(
      "Swift6", at: "\(examples)/ClientTests/Tests/Swift6", ["UIKit", "_Testing_UIKit"]),
    clientTests(
      "Swift5", at: "\(examples)/ClientTests/Tests/Swift5", ["UIKit", "_Testing_UIKit"], mode: .v5),
    clientProgram(
      "TextToolkit", at: "\(examples)/TextToolkit/Sources/TextToolkit",
      ["LayoutTree", "ToolkitLayout"]),
    clientTests(
      "TextToolkitTests", at: "\(examples)/TextToolkit/Tests/TextToolkitTests",
      ["TextToolkit", "LayoutTree", "ToolkitLayout"]),
    client("Badge", at: "\(examples)/GettingStarted/Sources/Badge", ["UIKit"]),
    clientProgram(
      "BadgePicture", at: "\(examples)/GettingStarted/Sources/BadgePicture", ["Badge", "UIKit"]),
    clientTests(
      "BadgeTests", at: "\(examples)/GettingStarted/Tests/BadgeTests", ["Badge"] + testing,
      exclude: ["__Snapshots__", "Documents"]),
    .target(
      name: "RivalSolvers", path: "Benchmarks/Sources/RivalSolvers",
      cSettings: [.unsafeFlags(headers("AMOEBA_HEADERS") + ["-O3"])],
      cxxSettings: [.unsafeFlags(headers("KIWI_HEADERS") + ["-O3"])]),
    .target(
      name: "RivalLayouts", path: "Benchmarks/Sources/RivalLayouts",
      cxxSettings: [.unsafeFlags(headers("YOGA_HEADERS") + ["-O3"])]),
    .target(
      name: "BenchmarkSupport",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Benchmarks/Sources/BenchmarkSupport", swiftSettings: settings),
    benchmark("SolverBenchmarks", ["RivalSolvers", "Simplex"]),
    benchmark("ViewBenchmarks", ["RivalLayouts", "UIKit"]),
    benchmark("PictureBenchmarks", ["UIKit"]),
  ]
  // A copy, because some of these tests record files; see `Scripts/failing-tests`.
  if let folder = Context.environment["PLUMB_FAILING_TESTS"] {
    targets.append(
      clientTests(
        "FailingTests", at: folder, testing, exclude: ["__Snapshots__", "Documents"]))
  }
  return targets
}

switch Context.environment["PLUMB_PART"] {
case nil: break
case "clients":
  package.targets += clients
  package.cxxLanguageStandard = .cxx17
case let part?:
  guard let tests = parts[part] else {
    let names = parts.keys.sorted() + ["clients"]
    fatalError("PLUMB_PART=\(part): parts are \(names.joined(separator: ", ")).")
  }
  var needed: Set<String> = []
  var packages: Set<String> = []
  var waiting = tests
  while let name = waiting.popLast() {
    guard needed.insert(name).inserted,
      let target = package.targets.first(where: { $0.name == name })
    else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _): waiting.append(name)
      case .productItem(_, let package?, _, _): packages.insert(package)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    let targets = (product as? Product.Library)?.targets ?? [product.name]
    return !needed.isSuperset(of: targets)
  }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !packages.contains { location.hasSuffix("/\($0)") }
  }
}
