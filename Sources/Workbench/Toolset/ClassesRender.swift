package import Foundation
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

  /// The program's name in a toolset's folder.
  package static let program = "bin/render-with-classes"

  /// The program's source.
  static let source = """
    import Glibc
    @_silgen_name("plumb_render_with_classes")
    func render(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    exit(render(CommandLine.argc, CommandLine.unsafeArgv))

    """

  /// Makes the picture by a toolset's program; what it says goes to standard error.
  ///
  /// - Returns: The program's exit code.
  /// - Throws: `WorkbenchError` when there is no such program.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    let program = toolset.appendingPathComponent(Self.program)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .notFound(
        "\(program.path): There is no such program; `plumb toolset -o \(toolset.path)` makes it.")
    }
    let process = Process()
    process.executableURL = program
    do {
      process.arguments = [String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
      try process.run()
    } catch {
      throw .output(path: program.path, why: error.localizedDescription)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Loads the libraries and makes the picture in this process.
  @MainActor fileprivate func draw() throws(WorkbenchError) {
    for library in libraries {
      guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
        throw .notFound(dlerror().map { String(cString: $0) } ?? "\(library): It cannot be loaded.")
      }
    }
    AssetFolders.additional.urls = options.assetFolders.map { URL(fileURLWithPath: $0) }
    let picture = try DocumentPicture(path: document, options: options)
    for line in picture.diagnostics { Self.say(line) }
    do {
      try picture.data.write(to: URL(fileURLWithPath: output))
    } catch {
      throw .output(path: output, why: error.localizedDescription)
    }
  }

  fileprivate static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// What the program of a toolset calls: makes the picture that its first argument describes.
///
/// - Returns: 0, or 2 when there is no picture.
@_cdecl("plumb_render_with_classes")
package func renderWithClasses(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  guard count == 2, let text = arguments[1],
    let request = try? JSONDecoder().decode(
      ClassesRender.self, from: Data(String(cString: text).utf8))
  else { return 64 }
  return MainActor.assumeIsolated {
    do throws(WorkbenchError) {
      try request.draw()
      return 0
    } catch {
      ClassesRender.say(error.description)
      return 2
    }
  }
}
