internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `plumb gallery`: draws the controls of iOS and macOS by generation, appearance and state.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw the controls of iOS and macOS, to see how this tool draws them.",
    discussion: """
      Writes a sheet for each family of controls, as PNG, and a page index.html that shows all of them. A \
      sheet has a column for each generation of the system and each appearance, and a row for each state.

      Examples:
        plumb gallery pictures
        plumb gallery pictures --sheet ios-bars --sheet ios-lists
        plumb gallery pictures --scale 3

      Exit codes: 0 success; 2 a file could not be written; 64 invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "Draw only a sheet: \(MainActor.assumeIsolated { Gallery.sheets.map(\.name) }.joined(separator: ", ")). Repeatable.",
      valueName: "name"))
  var sheet: [String] = []

  @Option(help: "Pixels per point, above 0 and at most 8.")
  var scale = 2.0

  @Argument(
    help:
      "The folder for the pictures and the page; it is created, and only pictures and the page are replaced.",
    completion: .directory)
  var folder: String

  func validate() throws {
    guard scale > 0, scale <= 8 else {
      throw ValidationError("--scale \(scale) is out of range; use a number above 0 and at most 8.")
    }
    let known = MainActor.assumeIsolated { Set(Gallery.sheets.map(\.name)) }
    if let wrong = sheet.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "--sheet: there is no sheet '\(wrong)'; use \(known.sorted().joined(separator: ", ")).")
    }
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try write() }
    } catch let error as WorkbenchError {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  @MainActor private func write() throws {
    let sheets = Gallery.sheets.filter { sheet.isEmpty || sheet.contains($0.name) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw WorkbenchError.output(path: folder, why: SystemWords.text(of: error))
    }
    var pictures: [(sheet: Gallery.Sheet, picture: Data)] = []
    for sheet in sheets {
      let path = folder + "/\(sheet.name).png"
      if let why = OutputFile.refusal(path, replacing: .pictures) {
        throw WorkbenchError.output(path: path, why: why)
      }
      let picture = try sheet.picture(scale)
      try OutputFile.write(picture, to: path)
      pictures.append((sheet, picture))
    }
    let page = folder + "/index.html"
    if let why = OutputFile.refusal(page, replacing: .anyFile) {
      throw WorkbenchError.output(path: page, why: why)
    }
    try OutputFile.write(Data(Gallery.page(pictures).utf8), to: page)
  }
}
