internal import ArgumentParser
internal import Foundation
internal import IBDocument
internal import Workbench

/// `plumb render`: renders a view of a document as a picture.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a view of a document as PNG, PDF or SVG.",
    discussion: """
      Examples:
        plumb render Login.xib
        plumb render Main.storyboard --scene Settings -o settings.png
        plumb render Main.storyboard --device 'iPhone 15' --show-alignment-rects
        plumb render Preferences.xib --generation aqua --show-alignment-rects
        plumb render Main.storyboard --appearance dark -o night.png
        plumb render Main.storyboard --show constraints,margins -o main.svg
        plumb render Main.storyboard -o - | display
        plumb render Main.storyboard -o - --format pdf | lpr
        plumb render Card.xib --classes .build/debug/libCards.so --toolset ~/uikit

      Conflicts and findings go to standard error and do not change the exit code; `plumb check` counts them.

      Exit codes: 0 the picture was written; 2 the document could not be read or the picture not written; \
      64 invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "The view to render: the id of a scene, the id or storyboard identifier of a controller, the id or title of a window, or the id of a root view. (default: the initial controller's view, or the first view)",
      valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The device to lay out an iOS document for, such as 'iPhone 15'. (default: the document's)",
      valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp(GenerationOption.help, valueName: "generation"))
  var generation: ControlLook?

  @Option(
    help: ArgumentHelp("The appearance: light or dark. (default: light)", valueName: "style"))
  var appearance: Surroundings.Appearance?

  @Option(
    help: ArgumentHelp(
      "Draw overlays, separated by commas: \(PictureOptions.overlayNames). Repeatable.",
      valueName: "overlays"))
  var show: [String] = []

  @Flag(help: "Same as --show alignment-rects.")
  var showAlignmentRects = false

  @Option(
    help: ArgumentHelp(
      "Pixels per point of a PNG, above 0 and at most 16. (default: the device's, or 2 for macOS)",
      valueName: "number"))
  var scale: Double?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write the picture to a file in the format of its extension, or to standard output for -. (default: the document's name with the format's extension, in the current folder)",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: png, pdf or svg; overrides the extension of --output. PDF and SVG keep text as text.",
      valueName: "format"))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Load the document's classes from a dynamic library built with the toolset. Repeatable.",
      valueName: "library"))
  var classes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the toolset that built the classes; see `plumb toolset`. Required with --classes.",
      valueName: "folder"))
  var toolset: String?

  @OptionGroup var assetOptions: AssetOptions

  @Argument(help: "The Interface Builder document (.storyboard or .xib).")
  var document: String

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 16) {
      throw ValidationError(
        "--scale \(scale) is out of range; use a number above 0 and at most 16.")
    }
    if !classes.isEmpty, output == "-" {
      throw ValidationError("--classes cannot write to standard output; use -o with a file name.")
    }
    if classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset must be used together.")
    }
    if output == "" { throw ValidationError("-o needs a file name, or - for standard output.") }
    do {
      _ = try DocumentPicture.identifier(ofDevice: device)
      _ = try options()
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    do {
      var options = try options()
      options.assetFolders = try assetOptions.folders().map(\.path)
      if let toolset {
        let request = ClassesRender(
          document: document, output: output ?? defaultName(options),
          libraries: classes.map(Self.absolute),
          options: options)
        let status = try request.run(in: URL(fileURLWithPath: Self.absolute(toolset)))
        if status != 0 { throw ExitCode(status) }
        return
      }
      try MainActor.assumeIsolated { try write(options) }
    } catch let error as WorkbenchError {
      if case .usage(let why) = error { throw ValidationError(why) }
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  private func options() throws(WorkbenchError) -> PictureOptions {
    let names = show + (showAlignmentRects ? ["alignment-rects"] : [])
    return PictureOptions(
      scene: scene, surroundings: Surroundings(device: device, appearance: appearance),
      overlays: names.isEmpty ? nil : try PictureOptions.overlays(named: names),
      format: try PictureOptions.format(named: format, file: output), scale: scale,
      look: generation)
  }

  @MainActor private func write(_ options: PictureOptions) throws(WorkbenchError) {
    let picture = try DocumentPicture(path: document, options: options)
    for diagnostic in picture.diagnostics { Terminal.error(diagnostic) }
    guard output != "-" else {
      do {
        try FileHandle.standardOutput.write(contentsOf: picture.data)
      } catch {
        throw .output(path: "standard output", why: error.localizedDescription)
      }
      return
    }
    let path = output ?? defaultName(options)
    if let why = PictureFile.refusal(path, document: document, isNamed: output != nil) {
      throw .output(path: path, why: why)
    }
    try OutputFile.write(picture.data, to: path)
  }

  /// The absolute path, with `~` expanded.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
  }

  /// The document's name with the extension of the format.
  private func defaultName(_ options: PictureOptions) -> String {
    URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
      + "." + options.formatName
  }
}
