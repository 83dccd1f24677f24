internal import ArgumentParser
internal import Workbench

/// `plumb devices`: lists the devices that documents and `--device` can name.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that documents and --device can name.",
    discussion: """
      Each device is one line: its name in Xcode, its identifier in documents, its size in points held \
      upright, its pixels per point, and for both orientations its size classes (width x height) and safe area.

      --device takes the identifier or the name of any of the device's products; case, blanks, brackets and \
      hyphens do not matter. --format json lists the names of all products.

      Examples:
        plumb devices
        plumb devices --format json
        plumb render Main.storyboard --device 'iPad Pro (11-inch)'

      Exit codes: 0 success; 64 invalid command line.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "Output format: text, a table; or json, one array of objects.")
  var format = Format.text

  func run() throws {
    var output = Output()
    switch format {
    case .text: output.write(DeviceReport.text)
    case .json: output.write(DeviceReport.json)
    }
    try output.finish()
  }
}
