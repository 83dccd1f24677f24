package import Foundation
internal import LayoutTree
internal import NibBuilding

/// A picture of a document whose views are of classes from other libraries.
///
/// Those libraries use the dynamic UIKit or AppKit of a toolset, so the picture is made in a process that uses
/// the same one: the program that `plumb toolset` puts beside it, whose only work is ``run(_:)``.
package struct ClassesRender: Codable, Sendable {
  /// The document's path.
  package var document: String
  /// Where the picture goes.
  package var output: String
  /// The libraries with the classes.
  package var libraries: [String]
  /// How the picture is made.
  package var options: PictureOptions

  /// A picture to be made.
  package init(document: String, output: String, libraries: [String], options: PictureOptions) {
    self.document = document
    self.output = output
    self.libraries = libraries
    self.options = options
    self.options.usesCustomClasses = true
  }

  /// The program's source.
  static let source = """
    import Glibc
    typealias Render = @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32
    guard let render = dlsym(nil, "plumb_render_with_classes") else { exit(70) }
    exit(unsafeBitCast(render, to: Render.self)(CommandLine.argc, CommandLine.unsafeArgv))

    """

  /// Makes the picture by a toolset's program; what it says goes to standard error.
  ///
  /// - Returns: The program's exit code.
  /// - Throws: `WorkbenchError` when there is no such program.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.run(self, in: toolset)
  }

  /// Loads the libraries and makes the picture in this process.
  @MainActor fileprivate func draw() throws(WorkbenchError) {
    try ToolsetProgram.load(libraries)
    LayoutProfile.standard.assetFolders = options.assetFolders.map { URL(fileURLWithPath: $0) }
    let picture = try DocumentPicture(path: document, options: options)
    for line in picture.diagnostics { ToolsetProgram.say(line) }
    do {
      try picture.data.write(to: URL(fileURLWithPath: output))
    } catch {
      throw .output(path: output, why: error.localizedDescription)
    }
  }
}

/// What the program of a toolset calls: makes the picture, or the check, that its first argument describes.
///
/// - Returns: 0, or 2 when there is no picture; of a check its own exit code.
@_cdecl("plumb_render_with_classes")
package func renderWithClasses(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  guard count == 2, let text = arguments[1] else { return 64 }
  let request = Data(String(cString: text).utf8)
  let picture = try? JSONDecoder().decode(ClassesRender.self, from: request)
  let check = try? JSONDecoder().decode(ClassesCheck.self, from: request)
  guard picture != nil || check != nil else { return 64 }
  return MainActor.assumeIsolated {
    do throws(WorkbenchError) {
      try picture?.draw()
      return try check?.check() ?? 0
    } catch {
      ToolsetProgram.say(error.description)
      return 2
    }
  }
}
