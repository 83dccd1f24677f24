internal import ArgumentParser
internal import Workbench

/// `--generation`, an option of two commands.
enum GenerationOption {
  /// Its help text.
  static let help =
    "Lay out a macOS document with the controls of aqua (macOS 10.15 and earlier), bigsur (11 to 15) or glass (26). (default: that of the Xcode that saved the document)"
}

extension ControlLook: ExpressibleByArgument {}
