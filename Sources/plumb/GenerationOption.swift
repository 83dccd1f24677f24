internal import ArgumentParser
internal import Workbench

/// `--generation`, which two commands have.
enum GenerationOption {
  /// Its line of help.
  static let help =
    "Lay out a macOS document with the controls of: aqua (macOS 10.15 and older), bigsur (11 to 15) or glass (26). Without it those of the tool that saved it."
}

extension ControlLook: ExpressibleByArgument {}
extension PictureAppearance: ExpressibleByArgument {}
