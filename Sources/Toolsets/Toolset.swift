package import Foundation

/// A folder that provides UIKit or AppKit to other packages without a dependency on Plumb: compiled modules,
/// a dynamic library, and a SwiftPM toolset that refers to both.
///
///     swift test --toolset uikit/toolset.json
///
/// - SeeAlso: SE-0387, "Swift SDKs for cross-compilation", which defines toolsets.
package struct Toolset: Sendable {
  /// An interface library that a package can import; `canImport` behaves as on its platform.
  package enum Flavour: String, Sendable, CaseIterable {
    /// UIKit, QuartzCore and CoreGraphics.
    case uiKit = "uikit"
    /// AppKit, Cocoa, QuartzCore and CoreGraphics.
    case appKit = "appkit"

    /// The dynamic library's product.
    var product: String { "Plumb\(library)" }
    /// The interface library's module.
    var library: String { self == .uiKit ? "UIKit" : "AppKit" }

    /// The modules that a package may import.
    package var modules: [String] {
      let own =
        self == .uiKit
        ? ["UIKit", "_Testing_UIKit", "AVKit", "MessageUI", "SafariServices", "WebKit"]
        : ["AppKit", "Cocoa", "_Testing_AppKit"]
      return own + [
        "QuartzCore", "CoreGraphics", "SystemLog", "UniformTypeIdentifiers",
        "_Testing_CoreGraphics", "_Testing_CoreImage",
      ] + Self.system + Self.below
    }

    /// Modules of Apple's systems that both libraries have.
    private static let system = [
      "Accelerate", "Accessibility", "AVFoundation", "CoreData", "CoreImage", "CoreLocation",
      "CoreMedia", "CoreServices", "CoreText", "CoreVideo", "ImageIO", "MetalPerformanceShaders",
      "MobileCoreServices", "simd", "TestActivities",
    ]

    /// The modules that ``modules`` depend on, which the compiler also reads.
    private static let below = [
      "LayoutTree", "StackArrangements", "ViewArrangements", "ViewDrawing", "Drawing",
      "ImageFilters", "PDFPictures", "NibBuilding", "CollectionLayouts",
      "IBDocument", "AssetCatalog", "Diagnostics", "LayoutEngine", "Simplex", "InsetDetection",
      "LayoutGeometry", "FoundationShims", "PredicateFormats", "VisualFormats", "ViewPreviews",
    ]
  }

  /// The library that the toolset provides.
  package let flavour: Flavour
  /// The absolute path of the toolset's folder.
  package let folder: URL
  /// The toolset file to pass to `--toolset`.
  package var file: URL { folder.appendingPathComponent("toolset.json") }

  /// The C modules that compiled modules import; public signatures do not use them.
  package static let systemModules = [
    "CExpat", "CZlib", "CDeflate", "CPNG", "CCairo", "CPango", "CGdkPixbuf",
    "CInstallation",
  ]

  /// The product of the library that also renders, the same for both interface libraries.
  private static let renderingProduct = "PlumbRendering"
  /// The folder of the library that renders, relative to ``folder``.
  ///
  /// Its file has the other library's name, for which it stands in the process that renders.
  private static let rendering = "lib/rendering"

  /// Creates a toolset: builds the dynamic library of a package, unless it is up to date, and writes the
  /// toolset.
  ///
  /// - Parameters:
  ///   - package: The folder of Plumb's sources.
  ///   - scratch: SwiftPM's scratch folder; nil for `.build/toolset-build` in the package. In a folder
  ///     shared with the tool, which links Swift's libraries statically, each build would recompile all modules.
  ///   - folder: The toolset's folder, whose contents are replaced.
  ///   - isComplete: Whether the toolset also gets the library and the program that draw documents with the classes of
  ///     other libraries, which take as long to compile again, and the survey of packages. A toolset that was complete
  ///     stays so.
  /// - Throws: `ToolsetError` when the sources are missing, the build fails, a file cannot be written, or the folder
  ///   contains a foreign `lib` or `modules` folder that the toolset would replace.
  package init(
    _ flavour: Flavour, of package: URL, scratch: URL?, in folder: URL, isComplete: Bool
  ) throws(ToolsetError) {
    self.flavour = flavour
    self.folder = folder
    if let path = Self.foreignFolder(in: folder) {
      throw .output(
        path: path, why: "this folder is not part of a toolset; use another one with -o")
    }
    let isComplete =
      isComplete
      || FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(Self.rendering).path)
    let scratch = scratch ?? package.appendingPathComponent(".build/toolset-build")
    let build = SwiftBuild(package: package, scratch: scratch)
    let binaries = try build.run(product: flavour.product)
    if isComplete { _ = try build.run(product: Self.renderingProduct) }
    do {
      let frontend = try ToolsetFrontend(of: package, scratch: scratch, in: folder)
      let combine = try ToolsetCombine(of: package, scratch: scratch)
      try write(from: binaries, frontend, combine)
      if isComplete {
        try writeRendering(from: binaries)
        try SurveyProgram.install(flavour, of: package, scratch: scratch, in: folder)
      }
    } catch let error as ToolsetError {
      throw error
    } catch {
      throw .output(path: folder.path, why: error.localizedDescription)
    }
  }

  /// Makes a toolset that exists usable where it is, with the compiler that there is.
  ///
  /// - Throws: `ToolsetError` when it is missing, another compiler made it, or it was moved to a folder that cannot be written.
  package static func prepare(_ folder: URL) throws(ToolsetError) {
    try ToolsetReferences.update(in: folder)
  }

  /// The path of a folder that the toolset would replace although it does not belong to a toolset; nil without one.
  private static func foreignFolder(in folder: URL) -> String? {
    let marks = ["toolset.json", "modules/module.modulemap"]
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
    guard !marks.contains(where: exists) else { return nil }
    return ["modules", "lib"].first(where: exists).map { folder.appendingPathComponent($0).path }
  }

  private func write(
    from binaries: URL, _ frontend: ToolsetFrontend, _ combine: ToolsetCombine
  ) throws {
    let files = FileManager.default
    let modules = folder.appendingPathComponent("modules")
    let library = folder.appendingPathComponent("lib")
    for place in [modules, library] {
      try? files.removeItem(at: place)
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    // That of an earlier toolset would find nothing in this library.
    try? files.removeItem(at: folder.appendingPathComponent(ToolsetProgram.name))
    // Only the modules' names are needed.
    let moduleMap =
      Self.systemModules.map { "module \($0) {}\n" }.joined()
      + (try combine.write(modules: modules, library: library))
    try Data(moduleMap.utf8).write(to: modules.appendingPathComponent("module.modulemap"))
    for module in flavour.modules {
      let name = "\(module).swiftmodule"
      try files.copyItem(
        at: binaries.appendingPathComponent("Modules").appendingPathComponent(name),
        to: modules.appendingPathComponent(name))
    }
    let name = "lib\(flavour.product).so"
    try files.copyItem(
      at: binaries.appendingPathComponent(name), to: library.appendingPathComponent(name))
    let version = try frontend.fingerprint(with: library.appendingPathComponent(name))
    let compiler = try SwiftCompiler.found()
    let facts = ToolsetVersion(flavour, version: version, compiler: compiler)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(facts).write(to: folder.appendingPathComponent(ToolsetVersion.file))
    try ToolsetReferences(in: folder, facts, compiler).write()
  }

  /// Copies the library that renders, and compiles the program that renders documents with the classes of other libraries.
  private func writeRendering(from binaries: URL) throws {
    let files = FileManager.default
    let library = folder.appendingPathComponent(Self.rendering)
    try files.createDirectory(at: library, withIntermediateDirectories: true)
    try files.copyItem(
      at: binaries.appendingPathComponent("lib\(Self.renderingProduct).so"),
      to: library.appendingPathComponent("lib\(flavour.product).so"))
    let program = folder.appendingPathComponent(ToolsetProgram.name)
    let source = folder.appendingPathComponent("bin/main.swift")
    try files.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(ToolsetProgram.source.utf8).write(to: source)
    try SwiftBuild.compile([
      source.path, "-o", program.path, "-L\(library.path)",
      // The program looks up its entry point by name, so the linker would otherwise drop the library. Its paths hold for
      // libraries of libraries too, and wherever the folder is.
      "-Xlinker", "--no-as-needed", "-l\(flavour.product)", "-Xlinker", "--disable-new-dtags",
      "-Xlinker", "-rpath", "-Xlinker",
      "$ORIGIN/../lib/rendering:$ORIGIN/../lib:$ORIGIN/../swift/linux",
    ])
    try files.removeItem(at: source)
  }
}
