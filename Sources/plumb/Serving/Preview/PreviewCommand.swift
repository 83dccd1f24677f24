internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import PageServer
internal import Workbench

/// `plumb preview`: shows documents on a page that explains and changes their layout.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show documents on a page: see a layout, ask it why, change it, keep it.",
    discussion: """
      Serves a page on this machine until it is interrupted, and prints its address. The page follows the files: it \
      shows scenes with their segues, variants side by side, views with their constraints and the reasons for \
      their frames, and the findings of `plumb check`. Constants, priorities and texts can be tried; \
      Write changes the document with the fewest bytes, and only if its file is still the same.

      The address has a token; pages of other sites and other users of the machine cannot ask anything.

      Examples:
        plumb preview Main.storyboard
        plumb preview Sources --port 8080
        plumb preview Main.storyboard --open --read-only
        plumb preview --package Cards
        plumb preview App/Main.storyboard --package App
        plumb preview Sources --export report

      Exit codes: 0 interrupted, or exported; 1 a part of the export failed; 2 no document could be read, or the server cannot listen; 64 invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of a package, or of an app's Swift sources, with the classes of documents and with previews (#Preview), which are listed as well. It is built, and built again when a source changes.",
      valueName: "folder"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The toolset for --package; see `plumb toolset`. (default: one that is made or refreshed)",
      valueName: "folder"),
    completion: .directory)
  var toolset: String?

  @Option(help: ArgumentHelp("The port; 0 is a free one.", valueName: "port"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "The name or address of this machine to listen at. Any but a loopback address admits other machines that know the token.",
      valueName: "host"))
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(help: "Refuse to write changes to documents.")
  var readOnly = false

  @Option(
    help: ArgumentHelp(
      "Write the page as static files instead of serving it, into a folder that is new, empty, or has an export: all scenes in four variants, with the findings and the explanations of all views.",
      valueName: "folder"),
    completion: .directory)
  var export: String?

  @Option(
    help: ArgumentHelp(
      "Give a layout up after so many seconds, from 0.1 to 3600; a check after six times as many.",
      valueName: "seconds"))
  var timeout = 10.0

  @Argument(
    help: "The Interface Builder documents and folders of them.", completion: .file())
  var paths: [String] = []

  func validate() throws {
    if paths.isEmpty, package == nil {
      throw ValidationError("Name a document, a folder of documents, or a package with --package.")
    }
    if toolset != nil, package == nil {
      throw ValidationError("--toolset is for the package of --package.")
    }
    if export != nil, package != nil {
      throw ValidationError("--export writes documents without classes; leave --package out.")
    }
    guard (0...65535).contains(port) else {
      throw ValidationError("--port needs a number from 0 to 65535.")
    }
    guard timeout >= 0.1, timeout <= 3600 else {
      throw ValidationError("--timeout needs a number of seconds from 0.1 to 3600.")
    }
  }

  func run() throws {
    let found = DocumentPaths(paths)
    for failure in found.failures { Terminal.error(failure.description) }
    for path in found.documents where !FileManager.default.isReadableFile(atPath: path) {
      Terminal.error("\(path): The file cannot be read.")
    }
    let isReadable = found.documents.contains(where: FileManager.default.isReadableFile)
    guard isReadable || package != nil else { throw ExitCode(2) }
    let folder = package.map(ToolsetCommand.folder)
    if let folder, !FileManager.default.fileExists(atPath: folder.path) {
      Terminal.error("\(folder.path): There is no such folder.")
      throw ExitCode(2)
    }
    if let export { return try write(found.documents, to: export) }
    let server = PreviewServer(
      paths, package: folder.map { ($0, toolset) }, isReadOnly: readOnly, timeout: timeout)
    do {
      try server.run(host: host, port: port) { address in
        // Another program may wait for this line.
        try? Terminal.write(Data("\(address)\n".utf8))
        if open { Self.open(address) }
      }
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  /// Writes the page as static files.
  private func write(_ documents: [String], to folder: String) throws {
    let failures = try MainActor.assumeIsolated {
      var export = PreviewExport(documents)
      do throws(WorkbenchError) {
        let count = try export.write(to: folder)
        Terminal.error("\(folder)/index.html: \(CountText.text(count, "scene"))")
      } catch {
        Terminal.error(error.description)
        throw ExitCode(2)
      }
      return export.failures
    }
    var seen: Set<String> = []
    for failure in failures where seen.insert(failure.description).inserted {
      Terminal.error(failure.description)
    }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  /// Opens an address in the user's browser.
  private static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    do {
      try process.run()
    } catch {
      Terminal.error("The browser cannot be opened: \(SystemWords.text(of: error)).")
    }
  }
}
