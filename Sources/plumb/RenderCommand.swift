internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `plumb render`: a picture of a document's view.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a view of a document as a picture: PNG, PDF or SVG.",
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
      """)

  @Option(
    help: ArgumentHelp(
      "Which view: id of a scene, id or storyboard identifier of a controller, id or title of a window, or id of a root view. Without it the initial controller's view, or the first.",
      valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A device to show an iOS document on, such as 'iPhone 15'.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp(GenerationOption.help, valueName: "look"))
  var generation: ControlLook?

  @Option(
    help: ArgumentHelp("light or dark; light unless given.", valueName: "style"))
  var appearance: PictureAppearance?

  @Option(
    help: ArgumentHelp(
      "Draw over the views: \(PictureOptions.overlayNames). Several times, or separated by commas, for several.",
      valueName: "overlays"))
  var show: [String] = []

  @Flag(help: "Short for --show alignment-rects.")
  var showAlignmentRects = false

  @Option(
    help: ArgumentHelp(
      "Pixels a point of a PNG; the device's, or 2 for macOS, unless given.", valueName: "number"))
  var scale: Double?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The picture's file, whose ending says the format; - is standard output. Without it the document's name with .png, in the current folder.",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "png, pdf or svg, whatever the file's name; in PDF and SVG text stays text.",
      valueName: "format"))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "A dynamic library, built with a toolset, that has the document's classes; several times for several.",
      valueName: "library"))
  var classes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The toolset's folder that the classes were built with; see `plumb toolset`.",
      valueName: "folder"))
  var toolset: String?

  @OptionGroup var assetOptions: AssetOptions

  @Argument(help: "An Interface Builder document (.storyboard or .xib).")
  var document: String

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 16) {
      throw ValidationError("--scale takes a number above 0, at most 16; not \(scale).")
    }
    if !classes.isEmpty, output == "-" {
      throw ValidationError("With --classes the picture goes to a file.")
    }
    if classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset belong together.")
    }
    if output == "" { throw ValidationError("-o takes the name of a file, or -.") }
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
    var options = PictureOptions(
      scene: scene, device: device,
      overlays: names.isEmpty ? nil : try PictureOptions.overlays(named: names),
      format: try PictureOptions.format(named: format, file: output), scale: scale,
      look: generation)
    options.appearance = appearance
    return options
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
    do {
      // All of it or nothing: a full disk leaves the file that was there.
      try picture.data.write(
        to: URL(fileURLWithPath: path), options: Self.isFile(path) ? .atomic : [])
    } catch {
      throw .output(path: path, why: error.localizedDescription)
    }
  }

  /// Whether a picture takes a file's place, or none; a device or a pipe is written to.
  private static func isFile(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return (facts?[.type] as? FileAttributeType).map { $0 == .typeRegular } ?? true
  }

  /// A path that does not depend on the current folder.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
  }

  /// The document's name with the ending of the format.
  private func defaultName(_ options: PictureOptions) -> String {
    URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
      + "." + options.formatName
  }
}
