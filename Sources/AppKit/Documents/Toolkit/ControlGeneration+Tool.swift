internal import NibBuilding

extension ControlGeneration {
  /// Creates the generation of the system on which a version of Interface Builder ran.
  init(toolsVersion: Int) {
    if ToolVersion.isGlass(toolsVersion) {
      self = .glass
    } else {
      self = toolsVersion < ToolVersion.iOS14 ? .aqua : .bigSur
    }
  }
}
