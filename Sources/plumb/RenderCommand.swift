internal import ArgumentParser
internal import Drawing
internal import Foundation
internal import NibBuilding
internal import Toolsets
internal import ViewDrawing
internal import Workbench

/// `plumb render`: renders views of documents as pictures.
struct RenderCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render views of documents as PNG, PDF or SVG.",
    discussion: """
      Examples:
        plumb render Login.xib
        plumb render Main.storyboard --scene Settings -o settings.png
        plumb render Main.storyboard --all-scenes -o pictures
        plumb render Main.storyboard --screen --appearance dark
        plumb render Main.storyboard --screen --mask alpha
        plumb render Sources --all-scenes -o pictures --device 'iPad Pro (11-inch)'
        plumb render Main.storyboard --device 'iPhone 15' --show-alignment-rects
        plumb render Main.storyboard --orientation landscape --text-size AX3 --direction rtl
        plumb render Preferences.xib --generation aqua --show-alignment-rects
        plumb render Main.storyboard --appearance dark -o night.png
        plumb render Main.storyboard --show constraints,margins -o main.svg
        plumb render Main.storyboard --marks --tree -o main.png
        plumb render Main.storyboard -o - | display
        plumb render Main.storyboard -o - --format pdf | lpr
        plumb render Main.storyboard --symbols Design/Symbols
        plumb render Main.storyboard --text blocks --pinned-fonts
        plumb render Card.xib --classes .build/debug/libCards.so --toolset ~/uikit
        plumb render App/Main.storyboard --package App
        plumb render --previews --package Cards -o pictures

      Conflicts and findings go to standard error and do not change the exit code; `plumb check` counts them.

      What is not drawn as on the system goes there too, a line for all pictures: symbols, bars, fonts.

      Exit codes: 0 the pictures were written, or no view has area; 1 with --all-scenes or --previews, some were not, or with \
      --strict-pictures, one differs from the system's; 2 no document could be read or no picture written; 64 \
      invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "The view to render: the id of a scene, the id or storyboard identifier of a controller, the id or title of a window, or the id of a root view. (default: the initial controller's view, or the first view)",
      valueName: "id"))
  var scene: String?

  @Flag(
    help:
      "Render every root view that has area into the folder of --output: one file for each, named by its label, storyboard identifier, title or id; in a subfolder for each document if there are several. Only pictures are replaced."
  )
  var allScenes = false

  @Flag(
    help:
      "Draw whole screens and windows: status bar, navigation bars, tab bars, toolbars and sheets around the views of controllers, and the frames of windows. Views of controllers then have the size of their device."
  )
  var screen = false

  @Option(
    help: ArgumentHelp(
      "The corners, the notch and the island of a display with --screen: ignored, alpha for transparent, or black.",
      valueName: "policy"))
  var mask = DisplayMask.ignored

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @Option(help: ArgumentHelp(GenerationOption.help, valueName: "generation"))
  var generation: ControlLook?

  @Option(
    help: ArgumentHelp(
      "Draw overlays, separated by commas: \(PictureOptions.overlayNames). Repeatable.",
      valueName: "overlays"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var show: [String] = []

  @Flag(help: "Same as --show alignment-rects.")
  var showAlignmentRects = false

  @Flag(help: "Same as --show marks: the number that each view has with --tree.")
  var marks = false

  @Flag(
    help:
      "Print the views of the picture to standard output, or to standard error with -o -: a line for each with its number, id, name and frame in the root, and its line in the document."
  )
  var tree = false

  @Option(
    help: ArgumentHelp(
      "Pixels per point of a PNG, above 0 and at most 16. (default: the device's, or 2 for macOS)",
      valueName: "number"))
  var scale: Double?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write the picture to a file in the format of its extension, or to standard output for -; with --all-scenes, the folder for the pictures. An existing file is replaced unless it is a document or in a catalogue. (default: the document's name with the format's extension, in the current folder, where only a picture is replaced)",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: png, pdf or svg; overrides the extension of --output. PDF and SVG keep text as text.",
      valueName: "format"),
    completion: .list(PictureFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "A folder of SVG files with the names of symbols, such as trash.svg, which override the pictures of the installed set.",
      valueName: "folder"),
    completion: .directory)
  var symbols: String?

  @Option(
    help: ArgumentHelp(
      "The look of text: letters, or blocks, boxes as wide as words and as high as an x, which no other version of a font's outlines changes.",
      valueName: "look"))
  var text = TextLook.letters

  @Flag(
    help:
      "Fail with 2 if a picture depends on another font file than those that are pinned by their SHA-256, and name it."
  )
  var pinnedFonts = false

  @Option(
    help: ArgumentHelp(
      "Load the document's classes from a dynamic library built with the toolset. Repeatable.",
      valueName: "library"),
    completion: .file(extensions: ["so"]))
  var classes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the toolset that built the classes; see `plumb toolset`. Required with --classes.",
      valueName: "folder"),
    completion: .directory)
  var toolset: String?

  @Option(
    help: ArgumentHelp(
      "Build a package, or a folder of an app's sources, with a toolset, and draw the document with its classes: the controllers of an iOS storyboard run. See `plumb build`.",
      valueName: "folder"),
    completion: .directory)
  var package: String?

  @Flag(
    help:
      "Render the previews (#Preview) of the package, or of the libraries of --classes, into the folder of --output instead of documents: one file for each, named by its source, line and name."
  )
  var previews = false

  @Flag(
    help:
      "Exit with 1 if a picture differs from the system's: symbols, bars, fonts or files that are missing."
  )
  var strictPictures = false

  @Option(
    help: ArgumentHelp(
      "Write a line of JSON for each picture to a file, or to standard output for -: its file, size and root, the parts of the screen that it shows, and what it shows otherwise than the system.",
      valueName: "file"),
    completion: .file())
  var report: String?

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var jobsOption: JobsOption

  @Argument(
    help:
      "The Interface Builder document (.storyboard or .xib); with --all-scenes, documents or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String] = []

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 16) {
      throw ValidationError(
        "--scale \(scale) is out of range; use a number above 0 and at most 16.")
    }
    if !classes.isEmpty || package != nil, output == "-" {
      throw ValidationError(
        "\(package == nil ? "--classes" : "--package") cannot write to standard output; use -o with a file name."
      )
    }
    if package != nil, !classes.isEmpty {
      throw ValidationError("--package and --classes exclude each other.")
    }
    if package == nil, classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset must be used together.")
    }
    if tree, report == "-" {
      throw ValidationError("--tree and --report - cannot both write to standard output.")
    }
    if report == "-", output == "-" {
      throw ValidationError("--report and -o cannot both write to standard output.")
    }
    if report != nil, !classes.isEmpty || package != nil {
      throw ValidationError("--report cannot be used with --classes or --package.")
    }
    if let symbols {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: Self.absolute(symbols), isDirectory: &isFolder),
        isFolder.boolValue
      else { throw ValidationError("--symbols: there is no folder '\(symbols)'.") }
    }
    if mask != .ignored, !screen { throw ValidationError("--mask needs --screen.") }
    if output == "" { throw ValidationError("-o needs a file name, or - for standard output.") }
    if allScenes { try validateAllScenes() }
    if previews { try validatePreviews() }
    if !previews, documents.isEmpty {
      throw ValidationError("Missing expected argument '<documents> ...'")
    }
    if !allScenes, documents.count > 1 {
      throw ValidationError(
        "Several documents need --all-scenes and -o with a folder; otherwise name a single one.")
    }
    do {
      _ = try options()
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func validateAllScenes() throws {
    if scene != nil { throw ValidationError("--all-scenes and --scene exclude each other.") }
    if !classes.isEmpty || package != nil {
      throw ValidationError(
        "--all-scenes cannot be used with --classes or --package; render one view at a time with --scene."
      )
    }
    if output == nil || output == "-" {
      throw ValidationError("--all-scenes writes several files; use -o with a folder.")
    }
  }

  private func validatePreviews() throws {
    if !documents.isEmpty || scene != nil || allScenes {
      throw ValidationError("--previews cannot be used with documents, --scene or --all-scenes.")
    }
    if package == nil, classes.isEmpty {
      throw ValidationError("--previews needs --package, or --classes and --toolset.")
    }
    if output == nil {
      throw ValidationError("--previews writes several files; use -o with a folder.")
    }
    if mask != .ignored || generation != nil || surroundingsOptions.size != nil {
      throw ValidationError("--previews cannot be used with --mask, --generation or --size.")
    }
  }

  func run() throws {
    do {
      if previews {
        let code = try renderPreviews()
        if code != 0 { throw ExitCode(code) }
        return
      }
      if allScenes {
        let code = try MainActor.assumeIsolated { try renderAll() }
        if code != 0 { throw ExitCode(code) }
        return
      }
      let options = try pictureOptions()
      guard let document = documents.first else { return }
      let path = output ?? defaultName(of: document, options)
      if path != "-" { try refuse(path, for: document) }
      var folder = toolset.map { URL(fileURLWithPath: Self.absolute($0)) }
      var (libraries, modules) = (classes.map(Self.absolute), [String]())
      var bundle: String?
      if let package {
        let flavour = try Toolset.Flavour(ofDocument: document)
        let found = try PackageOptions.toolsetFolder(toolset, flavour, renders: true)
        let app = try library(of: ToolsetCommand.folder(package), found)
        (libraries, modules) = ([app.library.path], app.library.modules)
        bundle = try app.sources?.makeBundle().path
        folder = found
      }
      if let folder {
        var request = ClassesRender(
          document: document, output: path, libraries: libraries, options: options)
        request.modules = modules
        request.runsControllers = package != nil
        request.bundle = bundle
        request.isStrict = strictPictures
        let status = try request.run(in: folder)
        if status != 0 { throw ExitCode(status) }
        return
      }
      let isComplete = try MainActor.assumeIsolated { try write(document, to: path, options) }
      if strictPictures, !isComplete { throw ExitCode(1) }
    } catch let error as WorkbenchError {
      if case .usage(let why) = error { throw ValidationError(why) }
      Terminal.error(error.description)
      throw ExitCode(2)
    } catch let error as ToolsetError {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  /// Draws the previews of a package or of libraries and returns the exit code.
  private func renderPreviews() throws -> Int32 {
    let options = try pictureOptions()
    var folder = toolset.map { URL(fileURLWithPath: Self.absolute($0)) }
    var libraries = classes.map(Self.absolute)
    if let package {
      let sources = ToolsetCommand.folder(package)
      let found = try PackageOptions.toolsetFolder(
        toolset, Toolset.Flavour(ofSources: sources), renders: true)
      libraries = [try library(of: sources, found).library.path]
      folder = found
    }
    guard let folder, let output else { return 2 }
    var request = PreviewsRender(
      into: Self.absolute(output), libraries: libraries, options: options)
    request.isStrict = strictPictures
    return try request.run(in: folder)
  }

  /// Builds a package, or a folder of sources without a manifest, and links its classes.
  private func library(
    of folder: URL, _ toolset: URL
  ) throws -> (library: PackageLibrary, sources: SourceFolder?) {
    let manifest = folder.appendingPathComponent("Package.swift").path
    let sources =
      FileManager.default.fileExists(atPath: manifest) ? nil : try SourceFolder(folder)
    let root = sources?.package ?? folder
    let scratch = root.appendingPathComponent(".build/plumb")
    let build = try PackageBuild(root, toolset: toolset, scratch: scratch)
    if let hint = build.library.flatMap({ build.hint($0, .none) }) {
      Terminal.error("note: \(hint)")
    }
    // Only the picture's path goes to standard output.
    guard try build.run(.build, ["--quiet"]) == 0 else { throw ExitCode(2) }
    return (try PackageLibrary(scratch: scratch, toolset: toolset), sources)
  }

  /// Returns the drawing options, with the folders that contain named pictures and colours.
  private func pictureOptions() throws(WorkbenchError) -> PictureOptions {
    var options = try options()
    options.assetFolders = try assetOptions.folders().map(\.path)
    options.symbolFolder = symbols.map(Self.absolute)
    options.fontFolders = try fontOptions.folders()
    return options
  }

  private func options() throws(WorkbenchError) -> PictureOptions {
    let names =
      show + (showAlignmentRects ? ["alignment-rects"] : []) + (marks ? ["marks"] : [])
    var options = PictureOptions(
      scene: scene, surroundings: try surroundingsOptions.surroundings(),
      overlays: names.isEmpty ? nil : try PictureOptions.overlays(named: names),
      format: try PictureOptions.format(named: format, file: allScenes || previews ? nil : output),
      scale: scale, look: generation)
    options.statesTree = tree
    options.showsScreen = screen
    options.mask = mask
    options.drawsTextAsBlocks = text == .blocks
    options.pinsFonts = pinnedFonts
    return options
  }

  /// Rejects output paths that a picture must not replace.
  private func refuse(_ path: String, for document: String) throws(WorkbenchError) {
    let isNamed = output != nil
    if let why = OutputFile.refusal(
      path, inputs: [document], replacing: isNamed ? .anyFile : .pictures)
    {
      throw .output(path: path, why: isNamed ? why : why + "; use -o to name the picture")
    }
  }

  /// Says what pictures do not show as the system does, a line each for missing files and for the rest.
  ///
  /// - Returns: Whether there is nothing to say.
  private func say(missing: Set<String>, _ omissions: PictureOmissions) -> Bool {
    let hint =
      omissions.symbols.isEmpty || symbols != nil || SymbolFolders.isSetFound
      ? nil
      : "Symbols are drawn with the SVG files of Debian's package bootstrap-icons, which is not installed."
    let sentences = [DocumentAssets.sentence(missing), omissions.sentence, hint].compactMap { $0 }
    sentences.forEach(Terminal.error)
    return sentences.isEmpty
  }

  /// Writes the lines of the report, if one is requested.
  private func writeReport(_ records: [String]) throws(WorkbenchError) {
    guard let report else { return }
    let data = Data(records.map { $0 + "\n" }.joined().utf8)
    guard report == "-" else {
      if let why = OutputFile.refusal(report, inputs: documents, replacing: .anyFile) {
        throw .output(path: report, why: why)
      }
      return try OutputFile.write(data, to: report)
    }
    do {
      try Terminal.write(data)
    } catch {
      throw .output(path: "standard output", why: SystemWords.text(of: error))
    }
  }

  private func write(tree: String?) throws(WorkbenchError) {
    guard let tree else { return }
    do {
      try Terminal.write(Data((tree + "\n").utf8))
    } catch {
      throw .output(path: "standard output", why: SystemWords.text(of: error))
    }
  }

  /// Writes a picture and returns whether it is drawn as on the system.
  @MainActor private func write(
    _ document: String, to path: String, _ options: PictureOptions
  ) throws(WorkbenchError) -> Bool {
    let picture = try DocumentPicture(path: document, options: options)
    for diagnostic in picture.diagnostics { Terminal.error(diagnostic) }
    let isComplete = say(missing: Set(picture.missing), picture.omissions)
    try writeReport([PictureRecord.line(picture, of: document, file: path)])
    if path != "-" {
      try OutputFile.write(picture.data, to: path)
      try write(tree: picture.tree)
      return isComplete
    }
    if let tree = picture.tree { Terminal.error(tree) }
    do {
      try Terminal.write(picture.data)
    } catch {
      throw .output(path: "standard output", why: SystemWords.text(of: error))
    }
    return isComplete
  }

  /// Draws all roots of all documents and returns the exit code.
  @MainActor private func renderAll() throws -> Int32 {
    let run = try DocumentRun(self, jobs: jobsOption)
    let (targets, failures) = ScenePictures.targets(documents)
    for failure in failures { Terminal.error(failure.description) }
    var output = Output()
    // Documents with the same name use the remaining folder names.
    let sum = run.print(
      targets.map { GivenDocument(path: $0.path, subfolder: $0.subfolder) }, to: &output,
      isDivisible: ScenePictures.haveOwnFolders(targets))
    try output.finish()
    let isComplete = say(missing: sum.missing, sum.omissions)
    try writeReport(sum.records)
    let failed = failures.count + sum.failures
    // A document without views is not a mistake.
    if failed == 0 { return strictPictures && !isComplete ? 1 : 0 }
    return sum.count == 0 ? 2 : 1
  }

  /// Draws all roots of a document.
  @MainActor func documentWork() throws -> (GivenDocument) -> CommandOutput {
    var pictures = ScenePictures(into: output ?? "", options: try pictureOptions())
    return { target in
      do throws(WorkbenchError) {
        let outcome = try pictures.draw(target.path, in: target.subfolder)
        return CommandOutput(
          output: outcome.trees.map { $0 + "\n" }.joined(),
          messages: outcome.lines + outcome.failures.map(\.description),
          failures: outcome.failures.count, count: outcome.written.count,
          missing: outcome.written.isEmpty ? [] : outcome.missing, records: outcome.records,
          omissions: outcome.omissions)
      } catch {
        return failure(error, path: target.path)
      }
    }
  }

  /// The absolute path, with `~` expanded.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
  }

  /// The document's name with the format's file extension.
  private func defaultName(of document: String, _ options: PictureOptions) -> String {
    URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
      + "." + options.formatName
  }
}
