import Foundation
import TestSupport
import Testing

/// `plumb build` and `plumb test`, as far as nothing is built; `make idioms` runs them whole.
@Suite struct PackageCommandTests {
  /// A toolset's folder with the files that are looked at first.
  private func toolset(
    root: String? = nil, hasFrontend: Bool = true, compiler: String? = nil,
    flavour: String = "uikit"
  ) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let content = "{\"schemaVersion\": \"1.0\", \"rootPath\": \"\(root ?? folder.path)\"}"
    try Data(content.utf8).write(to: folder.appendingPathComponent("toolset.json"))
    if hasFrontend {
      let facts = [
        "flavour": flavour, "version": "1f", "compiler": try compiler ?? Self.compiler.get(),
      ]
      try JSONEncoder().encode(facts).write(to: folder.appendingPathComponent("plumb.json"))
    }
    return folder
  }

  /// The compiler's own words for its version, which a toolset states.
  private static let compiler = Result {
    struct Info: Decodable { var compilerVersion: String }
    let text = try Shell.run("swiftc -print-target-info").output
    return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).compilerVersion
  }

  private func package() throws -> URL {
    let folder = try toolset()
    try Data("// swift-tools-version: 5.9\nbroken".utf8).write(
      to: folder.appendingPathComponent("Package.swift"))
    return folder
  }

  @Test(arguments: ["build", "test"])
  func aFolderWithoutPackage(command: String) throws {
    let result = try Tool.run([
      command, "--package", "/nowhere/at/all", "--toolset", try toolset().path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("does not contain a package"))
  }

  @Test func aToolsetThatIsMissing() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset", "/nowhere/at/all",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("plumb toolset -o /nowhere/at/all"))
  }

  /// Its paths are written again, and those of the compiler that is there.
  @Test func aToolsetThatWasMoved() throws {
    let toolset = try toolset(root: "/former/place")
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset", toolset.path,
    ])
    #expect(result.status == 1)
    let file = try String(
      contentsOf: toolset.appendingPathComponent("toolset.json"), encoding: .utf8)
    #expect(file.contains("\"rootPath\" : \"\(toolset.path)\"") && !file.contains("/former"))
    #expect(file.contains("\(toolset.path)/bin/plumb-frontend"))
    let settings = try String(
      contentsOf: toolset.appendingPathComponent("bin/plumb-frontend.settings"), encoding: .utf8)
    let frontend = try #require(settings.firstMatch(of: /frontend (.+)/)).1
    #expect(FileManager.default.isExecutableFile(atPath: String(frontend)))
    let libraries = toolset.appendingPathComponent("swift/linux").path
    #expect(FileManager.default.fileExists(atPath: libraries))
  }

  @Test func aToolsetOfAnotherCompiler() throws {
    let toolset = try toolset(compiler: "Swift version 1.0 (swift-1.0-RELEASE)")
    let result = try Tool.run([
      "test", "--package", try package().path, "--toolset", toolset.path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("swift-1.0-RELEASE"))
    #expect(result.errors.contains(try Self.compiler.get()))
    #expect(result.errors.contains("plumb toolset -o"))
  }

  @Test func aCompilerThatIsMissing() throws {
    let tool = Tool.folder.appendingPathComponent("plumb").path
    let result = try Shell.run(
      "PATH=/nowhere exec \"$@\"",
      [tool, "test", "--package", try package().path, "--toolset", try toolset().path])
    #expect(result.status == 2)
    #expect(result.errors.contains("swiftc: No such program"), "\(result.errors)")
  }

  /// A tool with toolsets beside it, as in an archive, uses those before it builds one.
  @Test func aToolsetOfTheToolsArchive() throws {
    let archive = try TestFolder.make()
    let files = FileManager.default
    let bin = archive.appendingPathComponent("bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try files.createDirectory(
      at: archive.appendingPathComponent("toolsets"), withIntermediateDirectories: true)
    try files.copyItem(
      at: Tool.folder.appendingPathComponent("plumb"), to: bin.appendingPathComponent("plumb"))
    let folder = archive.appendingPathComponent("toolsets/uikit")
    try files.moveItem(at: try toolset(), to: folder)
    let words = [bin.path + "/plumb", "build", "--package", try package().path]
    let variables = ["LD_LIBRARY_PATH": Tool.folder.path]
    #expect(try Shell.run("exec \"$@\"", words, environment: variables).status == 1)
    let file = folder.appendingPathComponent("toolset.json")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(folder.path))
  }

  @Test func aToolsetThatIsTooOld() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset",
      try toolset(hasFrontend: false).path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("older than this tool"))
  }

  @Test func aPackageThatDoesNotBuild() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset", try toolset().path,
    ])
    #expect(result.status == 1)
  }

  /// Another `swift` prints its arguments and fails.
  private func run(_ arguments: [String], in package: URL) throws -> String {
    let swift = try Tool.file("swift", "#!/bin/sh\necho \"$@\"\nexit 1\n")
    let tools = URL(fileURLWithPath: swift).deletingLastPathComponent().path
    let tool = Tool.folder.appendingPathComponent("plumb").path
    let toolset = try toolset(flavour: arguments.contains("--appkit") ? "appkit" : "uikit")
    let places = ["--package", package.path, "--toolset", toolset.path]
    let words = Array(arguments.prefix(1)) + places + arguments.dropFirst()
    let result = try Shell.run(
      "chmod +x \"$1/swift\"; PATH=\"$1:$PATH\"; export PATH; shift; exec \"$@\" 2>&1",
      [tools, tool] + words)
    return result.output
  }

  private func write(_ text: String, to path: String, in package: URL) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A list of tests for Linux was never compiled on a Mac: SwiftPM finds the tests itself.
  @Test func aListOfTestsForLinux() throws {
    let package = try package()
    #expect(!(try run(["test"], in: package)).contains("--enable-test-discovery"))
    try write("", to: "Tests/LinuxMain.swift", in: package)
    // SwiftPM would leave out the tests of Swift Testing.
    #expect(
      try run(["test"], in: package).contains("--enable-test-discovery --enable-swift-testing"))
    #expect(
      !(try run(["test", "--", "--disable-swift-testing"], in: package)).contains(
        "--enable-swift-testing"))
    #expect(!(try run(["build"], in: package)).contains("--enable-test-discovery"))
  }

  @Test(arguments: [
    ("import Cocoa\n", "build", "--appkit"),
    ("import Foundation\nimport AppKit", "test", "--appkit"),
    ("@testable import class AppKit.NSView", "build", "--appkit"),
    ("#if os(macOS)\nimport AppKit\n#endif", "build", nil), ("import UIKit", "build", nil),
    ("#if canImport(AppKit)\n  import AppKit\n#else\n  import UIKit\n#endif", "build", nil),
    (
      "// import AppKit\n/*\nimport AppKit\n*/\nlet a = \"\"\"\nimport AppKit\n\"\"\"", "build", nil
    ),
  ])
  func aPackageForMacOS(source: String, command: String, hint: String?) throws {
    let package = try package()
    try write(source, to: "Sources/A/A.swift", in: package)
    let lines = try run([command], in: package).split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("--appkit") } == (hint != nil), "\(lines)")
    // It is said before the build, and after it where it fails.
    if hint != nil {
      #expect(lines.first?.hasPrefix("note: Sources/A/A.swift imports") == true, "\(lines)")
      #expect(lines.last?.hasPrefix("Sources/A/A.swift imports") == true, "\(lines)")
    }
  }

  /// A manifest that names one system only says more than imports under conditions do.
  @Test(arguments: [
    (".macOS(.v13)", "#if os(macOS)\nimport AppKit\n#endif", nil, "with --appkit"),
    (".macOS(.v13), .iOS(.v15)", "#if os(macOS)\nimport AppKit\n#endif", nil, nil),
    (".macOS(.v13)", "import Foundation", nil, nil),
    (".macOS(.v13)", "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", nil, nil),
    (
      ".macOS(.v13) /* .iOS */", "import AppKit\n#if canImport(UIKit)\nimport UIKit\n#endif", nil,
      "with --appkit"
    ),
    (
      ".iOS(.v15), .tvOS(.v15)", "#if os(iOS)\nimport UIKit\n#endif", "--appkit", "without --appkit"
    ),
    (".iOS(.v15), .macCatalyst(.v15)", "#if os(iOS)\nimport UIKit\n#endif", "--appkit", nil),
    ("", "import UIKit", "--appkit", "without --appkit"),
  ])
  func aManifestOfOneSystem(
    platforms: String, source: String, option: String?, hint: String?
  ) throws {
    let package = try package()
    try write(
      "// swift-tools-version: 5.9\n// platforms: [.tvOS(.v15)]\nlet a = Package(name: \"A\", platforms: [\(platforms)])",
      to: "Package.swift", in: package)
    try write(source, to: "Sources/A/A.swift", in: package)
    // What an example imports says nothing of the package.
    try write("import AppKit\nimport UIKit", to: "Example/App.swift", in: package)
    let output = try run(["build"] + [option].compactMap(\.self), in: package)
    #expect(output.contains("Build it") == (hint != nil), "\(output)")
    if let hint { #expect(output.contains("Build it \(hint)."), "\(output)") }
  }

  /// A toolset of the other library is refused instead of being used for what was not asked.
  @Test func aToolsetOfAnotherLibrary() throws {
    let toolset = try toolset()
    let result = try Tool.run([
      "build", "--appkit", "--package", try package().path, "--toolset", toolset.path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("The toolset is for UIKit"))
  }

  @Test func anAppWithoutManifest() throws {
    let folder = try toolset()
    try write("import UIKit", to: "App/AppDelegate.swift", in: folder)
    let result = try Tool.run(["build", "--package", folder.path, "--toolset", try toolset().path])
    #expect(result.status == 2)
    #expect(result.errors.contains("plumb render Main.storyboard --package"))
  }

  /// The report names what was taken away.
  @Test func declarationsThatWereTakenAway() throws {
    let package = try package()
    let names = (1...14).map { "A\($0)" }.joined(separator: "\t")
    try write(
      "2\timports\n14\tdeclarations of missing modules, not compiled\t\(names)\n",
      to: ".build/debug/plumb/Cards/counts", in: package)
    let output = try run(["build"], in: package)
    #expect(output.contains("Cards   2  imports\n"))
    #expect(output.contains("14  declarations of missing modules, not compiled: A1, A2,"))
    #expect(output.contains("A12 and 2 more"))
    #expect(!output.contains("Not compiled"))
    try write(
      "declarations of missing modules, not compiled\tHSL\t\(package.path)/Sources/B.swift\n"
        + "code of missing modules, which ends the program\tf()\t\(package.path)/Sources/B.swift\nx\n",
      to: ".build/debug/plumb/Cards/dropped", in: package)
    #expect(
      try run(["build"], in: package).contains(
        "because modules are missing:\nSources/B.swift: HSL, f()\n"))
  }

  @Test func anUnknownDevice() throws {
    let result = try Tool.run(["test", "--device", "iPhone 99"])
    #expect(result.status == 64)
    #expect(result.errors.contains("iPhone 99"))
  }
}
