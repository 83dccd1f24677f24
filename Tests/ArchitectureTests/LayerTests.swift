import Testing

/// What no build checks: which module may be named where.
struct LayerTests {
  /// A module and the folders below `Sources` whose files may import it.
  static let onlyIn: [(module: String, folders: [String])] = [
    ("Simplex", ["LayoutEngine/", "ConflictDiagnosis/"]),
    (
      "Diagnostics",
      [
        "IBDocument/", "AssetCatalog/", "Configuration/", "NibBuilding/", "Checking/", "Workbench/",
        "PlumbTesting/", "plumb/", "LogSources/", "ConflictDiagnosis/", "LogReports/",
        "ReportFormats/", "Toolsets/",
      ]
    ),
    ("LayoutEngine", ["LayoutTree/", "StackArrangements/"]),
    ("VisualFormats", ["LayoutTree/", "LogSources/"]),
    ("Configuration", ["Workbench/", "plumb/"]),
    ("Yams", ["Configuration/Reading/"]),
    ("CExpat", ["IBDocument/XML/"]), ("CZlib", ["Drawing/Image/"]),
    ("CDeflate", ["Drawing/Image/"]), ("CPNG", ["Drawing/Cairo/"]),
    ("CCairo", ["Drawing/Cairo/"]), ("CPango", ["Drawing/Cairo/"]),
    ("CGdkPixbuf", ["Drawing/Cairo/"]), ("CInstallation", ["Drawing/Cairo/"]),
    ("NIOCore", ["PageServer/"]), ("NIOPosix", ["PageServer/"]), ("NIOHTTP1", ["PageServer/"]),
    ("NIOWebSocket", ["PageServer/"]),
  ]

  private static let fronts = ["UIKit", "AppKit"]
  /// What draws, and what needs the libraries that draw.
  private static let drawing = [
    "Drawing", "PDFPictures", "ViewDrawing", "QuartzCore", "InsetDetection", "CCairo", "CPango",
    "CGdkPixbuf", "CZlib", "CDeflate", "CPNG",
  ]

  /// A target and what it never imports.
  static let never: [(target: String, modules: Set<String>)] = [
    ("LayoutEngine", ["Foundation", "FoundationEssentials"]),
    ("UIKit", ["Simplex", "LayoutEngine", "AppKit"]),
    ("AppKit", ["Simplex", "LayoutEngine", "UIKit"]),
    ("Configuration", Set(drawing).union(fronts).union(["IBDocument", "LayoutTree"])),
    ("AssetCatalog", ["Drawing", "LayoutTree", "UIKit", "AppKit"]),
    ("Drawing", Set(fronts).union(["PDFPictures", "ViewDrawing", "QuartzCore", "LayoutTree"])),
    ("PDFPictures", Set(fronts).union(["ViewDrawing", "QuartzCore", "LayoutTree"])),
    (
      "PictureDifferences",
      Set(fronts).union(["PDFPictures", "ViewDrawing", "QuartzCore", "LayoutTree", "Workbench"])
    ),
    ("LayoutTree", Set(drawing).union(fronts).union(["StackArrangements"])),
    ("StackArrangements", Set(drawing).union(fronts)),
    ("ToolkitLayout", Set(drawing).union(fronts).union(["LayoutEngine"])),
    ("ViewArrangements", Set(drawing).union(fronts).union(["LayoutTree"])),
    ("ViewDrawing", Set(fronts).union(["QuartzCore", "IBDocument"])),
    ("QuartzCore", Set(fronts).union(["NibBuilding", "IBDocument"])),
    ("NibBuilding", Set(fronts).union(["QuartzCore"])),
  ]

  @Test func thereAreSources() { #expect(SourceTree.files.count > 100) }

  @Test(arguments: onlyIn)
  func aModuleIsImportedOnlyWhereItBelongs(module: String, folders: [String]) {
    for file in SourceTree.files where file.imports.contains(module) {
      #expect(folders.contains { file.path.hasPrefix($0) }, "\(file) imports \(module)")
    }
  }

  @Test(arguments: never)
  func aTargetKeepsAway(target: String, modules: Set<String>) {
    for file in SourceTree.files where file.target == target {
      #expect(file.imports.isDisjoint(with: modules), "\(file)")
    }
  }

  /// One folder knows that y may grow up, beside the front whose name for it that is.
  @Test func whoKnowsWhichWayYGrows() {
    let files = SourceTree.files.filter { $0.lines.contains { $0.contains("isFlipped") } }
    #expect(!files.isEmpty)
    for file in files {
      #expect(
        ["AppKit/", "LayoutTree/Geometry/"].contains { file.path.hasPrefix($0) }, "\(file)")
    }
  }

  @Test(arguments: ["Simplex", "InsetDetection", "Diagnostics"])
  func valuesAloneImportNothing(target: String) {
    for file in SourceTree.files where file.target == target {
      #expect(file.imports.isEmpty, "\(file) imports \(file.imports)")
    }
  }

  @Test func noFileIsLongerThanSixHundredLines() {
    for file in SourceTree.files { #expect(file.lines.count <= 601, "\(file)") }
  }
}
