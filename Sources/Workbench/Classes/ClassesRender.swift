internal import Drawing
package import Foundation
internal import LayoutTree
internal import NibBuilding
internal import Toolsets

/// A request to render a document whose views have classes from other libraries.
///
/// Those libraries link a toolset's dynamic UIKit or AppKit, so rendering requires a process that uses the same one:
/// the program that `plumb toolset` writes next to it, which only calls ``run(_:)``.
package struct ClassesRender: Codable, Sendable {
  /// The document's path.
  package var document: String
  /// The path of the picture.
  package var output: String
  /// The libraries that contain the classes.
  package var libraries: [String]
  /// The modules of these classes, which a document need not specify.
  package var modules: [String] = []
  /// The options for rendering.
  package var options: PictureOptions
  /// Whether the controllers of an iOS storyboard run, instead of displaying their views as on the canvas.
  package var runsControllers = false
  /// The folder that is the app's main bundle; nil for that of the toolset's program.
  package var bundle: String?
  /// Whether a picture that differs from the system's is a failure.
  package var isStrict = false

  /// Creates a request.
  package init(document: String, output: String, libraries: [String], options: PictureOptions) {
    (self.document, self.output, self.libraries) = (document, output, libraries)
    self.options = options
    self.options.usesCustomClasses = true
  }

  /// Renders the picture in a toolset's program, which prints messages to standard error.
  ///
  /// - Returns: The program's exit code.
  /// - Throws: `WorkbenchError` if the program does not exist.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.run(self, in: toolset, bundle: bundle)
  }

  /// Loads the libraries and renders the picture in this process.
  ///
  /// - Returns: 0, or 1 if the request is strict and the picture differs from the system's.
  @MainActor fileprivate func draw() throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.load(libraries)
    for module in modules { NibClasses.register(module: module) }
    var folders = options.assetFolders.map { URL(fileURLWithPath: $0) }
    // An app's code loads pictures from its bundle, whose contents are next to the storyboard here.
    if runsControllers { folders += ImageLookup.folders(around: document) }
    LayoutProfile.standard.assetFolders = folders
    let picture =
      runsControllers
      ? try DocumentPicture(running: document, options: options)
      : try DocumentPicture(path: document, options: options)
    for line in picture.diagnostics { ToolsetProgram.printMessage(line) }
    let sentences = [
      DocumentAssets.sentence(Set(picture.missing)), picture.omissions.sentence,
    ].compactMap { $0 }
    sentences.forEach(ToolsetProgram.printMessage)
    try OutputFile.write(picture.data, to: output)
    if let tree = picture.tree { print(tree) }
    return isStrict && !sentences.isEmpty ? 1 : 0
  }
}

/// The entry point for a toolset's program, which renders or checks as its first argument requests.
///
/// - Returns: 0, or 2 if rendering fails; for previews and checks, their exit codes.
@_cdecl("plumb_render_with_classes")
package func renderWithClasses(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  guard count == 2, let text = arguments[1] else { return 64 }
  let request = Data(String(cString: text).utf8)
  let picture = try? JSONDecoder().decode(ClassesRender.self, from: request)
  let check = try? JSONDecoder().decode(ClassesCheck.self, from: request)
  let previews = try? JSONDecoder().decode(PreviewsRender.self, from: request)
  let isWorker = String(cString: text) == PreviewWorker.argument
  guard picture != nil || check != nil || previews != nil || isWorker else { return 64 }
  return MainActor.assumeIsolated {
    do throws(WorkbenchError) {
      if let picture { return try picture.draw() }
      if let previews { return try previews.draw() }
      if isWorker { return PreviewWorker.runInToolset() }
      return try check?.check() ?? 0
    } catch {
      ToolsetProgram.printMessage(error.description)
      return 2
    }
  }
}
