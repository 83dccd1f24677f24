internal import Drawing
package import Foundation
internal import LayoutTree
internal import NibBuilding
internal import Toolsets

/// A request to render the previews of libraries that a toolset built.
///
/// A toolset's program answers it, as it does ``ClassesRender``.
package struct PreviewsRender: Codable, Sendable {
  /// The folder for the pictures, which is created.
  package var previewFolder: String
  /// The libraries with the previews.
  package var libraries: [String]
  /// The options for rendering.
  package var options: PictureOptions
  /// Whether a picture that differs from the system's is a failure.
  package var isStrict = false

  /// Creates a request.
  package init(into folder: String, libraries: [String], options: PictureOptions) {
    (previewFolder, self.libraries, self.options) = (folder, libraries, options)
  }

  /// Renders the pictures in a toolset's program, which prints their paths, and their trees if requested, to standard
  /// output, and messages to standard error.
  ///
  /// - Returns: The program's exit code.
  /// - Throws: `WorkbenchError` if the program does not exist.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.run(self, in: toolset)
  }

  /// Loads the libraries and renders the pictures of their previews in this process.
  ///
  /// - Returns: The exit code, as ``draw(_:)``.
  /// - Throws: `WorkbenchError` if a library cannot be loaded or has no previews, or if the folder cannot be created.
  @MainActor func draw() throws(WorkbenchError) -> Int32 {
    let previews = try LoadedPreviews.all(in: libraries)
    guard !previews.isEmpty else {
      throw .notFound("There are no previews (#Preview) in \(libraries.joined(separator: ", ")).")
    }
    ProjectFonts.use(options.fontFolders, around: libraries)
    LayoutProfile.standard.assetFolders = options.assetFolders.map { URL(fileURLWithPath: $0) }
    return try draw(previews)
  }

  /// Renders the pictures of previews.
  ///
  /// - Returns: 0; 1 if some pictures could not be drawn, or if the request is strict and one differs from the system's; 2
  ///   if none could be drawn.
  /// - Throws: `WorkbenchError` if the folder cannot be created.
  @MainActor func draw(_ previews: [LoadedPreview]) throws(WorkbenchError) -> Int32 {
    try OutputFile.createFolder(previewFolder)
    var names = FileNames()
    var written = 0
    var omissions = PictureOmissions()
    for preview in previews {
      let name = names.name(for: [preview.fileName])
      let path = "\(previewFolder)/\(name).\(options.formatName)"
      do throws(WorkbenchError) {
        let picture = try PreviewPicture(of: preview, options: options)
        for line in picture.diagnostics { ToolsetProgram.printMessage(line) }
        if let why = OutputFile.refusal(path, replacing: .pictures) {
          throw .output(path: path, why: why)
        }
        try OutputFile.write(picture.data, to: path)
        omissions.formUnion(picture.omissions)
        written += 1
        print(path)
        if let tree = picture.tree { print(tree) }
      } catch {
        ToolsetProgram.printMessage(error.description)
      }
    }
    if let sentence = omissions.sentence { ToolsetProgram.printMessage(sentence) }
    if written == 0 { return 2 }
    return written < previews.count || isStrict && omissions.sentence != nil ? 1 : 0
  }
}
