/// The program in a toolset's folder that uses classes of other libraries.
///
/// Those libraries link the toolset's dynamic UIKit or AppKit, so the work runs in a process that uses the same one.
/// Its only argument is the request, as JSON.
package enum ToolsetProgram {
  /// The program's path in the toolset's folder.
  package static let name = "bin/render-with-classes"
  /// The library function that the program calls; see `renderWithClasses`.
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
