internal import ArgumentParser
internal import IBDocument
internal import NibBuilding
internal import Workbench

/// The surroundings that replace those of a document; options of every command that lays out documents unchanged.
struct SurroundingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device to lay out an iOS document for, such as 'iPhone 15'; `plumb devices` lists them. (default: the document's)",
      valueName: "name"),
    completion: .list(DeviceTable.completions))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "How the device is held, for an iOS document: portrait or landscape. (default: as the document states)",
      valueName: "orientation"))
  var orientation: Device.Orientation?

  @Option(
    help: ArgumentHelp(
      "The size of the views in points, such as 320x568: that of a window or of a freeform controller. Views that are embedded in others keep theirs. (default: the device's for an iOS document, the stored one for a macOS document)",
      valueName: "size"))
  var size: Size?

  @Option(
    help: ArgumentHelp(
      "The direction of the language: ltr (left to right) or rtl (right to left). (default: ltr)",
      valueName: "direction"))
  var direction: Surroundings.Direction?

  @Option(
    help: ArgumentHelp(
      "The text size that text styles of an iOS document follow: \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")), or the name of a UIContentSizeCategory. (default: L)",
      valueName: "size"),
    completion: .list(TextSize.allCases.map(\.rawValue)))
  var textSize: TextSize?

  @Option(
    help: ArgumentHelp("The appearance: light or dark. (default: light)", valueName: "style"))
  var appearance: Surroundings.Appearance?

  func validate() throws {
    do {
      _ = try DocumentPicture.identifier(ofDevice: device)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The surroundings, including the device's identifier.
  func surroundings() throws(WorkbenchError) -> Surroundings {
    Surroundings(
      device: try DocumentPicture.identifier(ofDevice: device), orientation: orientation,
      size: size, direction: direction, textSize: textSize, appearance: appearance)
  }
}

extension Device.Orientation: ExpressibleByArgument {}
extension Surroundings.Direction: ExpressibleByArgument {}
extension Surroundings.Appearance: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  init?(argument: String) { self.init(named: argument) }
  // Help and messages use the names that Xcode displays.
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension Size: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
