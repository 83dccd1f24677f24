/// The program in a toolset's folder that works with the classes of other libraries.
///
/// Those libraries use the dynamic UIKit or AppKit of the toolset, so the work is done in a process that uses the
/// same one; its only argument is the request, as JSON.
package enum ToolsetProgram {
  /// Its path in the toolset's folder.
  package static let name = "bin/render-with-classes"
  /// The function of the library that it calls; see `renderWithClasses`.
  package static let entryPoint = "plumb_render_with_classes"

  /// The program's source.
  static let source = """
    import Glibc
    typealias Render = @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32
    guard let render = dlsym(nil, "\(entryPoint)") else { exit(70) }
    exit(unsafeBitCast(render, to: Render.self)(CommandLine.argc, CommandLine.unsafeArgv))

    """
}
