internal import ArgumentParser
internal import Configuration
internal import NibBuilding
internal import ViewDrawing
internal import Workbench

/// The dimensions of the layouts that a command tries.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out documents of iOS on a device, such as 'iPhone 15', or on their own for own. Repeatable, as are the next options; every combination is laid out.",
      valueName: "name"),
    completion: .list(DeviceTable.completions))
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp("Hold devices this way: portrait or landscape.", valueName: "name"))
  var orientations: [String] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "Lay out from left to right, ltr, or from right to left, rtl.", valueName: "name"))
  var directions: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("Give text styles of iOS a size, from XS to AX5.", valueName: "name"))
  var textSizes: [String] = []

  @Option(
    name: .customLong("appearance"),
    help: ArgumentHelp("Show documents light or dark.", valueName: "name"))
  var appearances: [String] = []

  /// The values of each specified dimension.
  var words: [LayoutDimension: [String]] {
    let stated: [LayoutDimension: [String]] = [
      .devices: devices, .orientations: orientations, .directions: directions,
      .textSizes: textSizes, .appearances: appearances,
    ]
    return stated.filter { !$0.value.isEmpty }
  }
}

/// `--generation`, an option of two commands.
enum GenerationOption {
  /// Its help text.
  static let help =
    "Lay out a macOS document with the controls of aqua (macOS 10.15 and earlier), bigsur (11 to 15) or glass (26). (default: that of the Xcode that saved the document)"
}

extension ControlLook: ExpressibleByArgument {}
extension DisplayMask: ExpressibleByArgument {}
