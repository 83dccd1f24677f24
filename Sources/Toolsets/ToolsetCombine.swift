internal import Foundation

/// The implementation of `import Combine` for packages that use a toolset: OpenCombine, as a separate module and
/// library.
///
/// It is built from the package `Combine`, so programs that depend on Plumb do not fetch it. `-l` names the library in
/// every link, and the linker drops it if it is not used.
///
/// - SeeAlso: `Documentation/Decisions/objective-c-idioms.md`.
struct ToolsetCombine {
  /// The library's name, without prefix and suffix.
  static let product = "PlumbCombine"
  private static let modules = [
    "SystemCombine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
  ]
  /// The C module whose types OpenCombine's structures contain.
  private static let helpers = "COpenCombineHelpers"

  private let binaries: URL
  private let checkout: URL

  /// Creates the library by building it.
  init(of package: URL, scratch: URL) throws(ToolsetError) {
    let scratch = scratch.appendingPathComponent("combine")
    let build = SwiftBuild(package: package.appendingPathComponent("Combine"), scratch: scratch)
    binaries = try build.run(product: Self.product)
    checkout = scratch.appendingPathComponent("checkouts/OpenCombine")
  }

  /// Copies the modules, the headers and the library.
  ///
  /// - Returns: The toolset's module map entry for the C module.
  func write(modules folder: URL, library: URL) throws -> String {
    let files = FileManager.default
    for module in Self.modules {
      let name = "\(module).swiftmodule"
      try files.copyItem(
        at: binaries.appendingPathComponent("Modules").appendingPathComponent(name),
        to: folder.appendingPathComponent(name))
    }
    try files.copyItem(
      at: checkout.appendingPathComponent("Sources/\(Self.helpers)/include"),
      to: folder.appendingPathComponent(Self.helpers))
    let name = "lib\(Self.product).so"
    try files.copyItem(
      at: binaries.appendingPathComponent(name), to: library.appendingPathComponent(name))
    return "module \(Self.helpers) {\n  header \"\(Self.helpers)/\(Self.helpers).h\"\n}\n"
  }
}
