internal import NibBuilding

extension IOSGeneration {
  /// Creates the system that a version of Interface Builder ran with.
  init(toolsVersion: Int) {
    let boundaries: [(version: Int, generation: IOSGeneration)] = [
      (ToolVersion.iOS14, .iOS14), (ToolVersion.higherSteppers, .lateIOS13),
      (ToolVersion.iOS13, .iOS13), (ToolVersion.safeAreas, .iOS11),
      (ToolVersion.higherPickers, .iOS10),
    ]
    guard !ToolVersion.isGlass(toolsVersion) else {
      self = .glass
      return
    }
    self = boundaries.first { toolsVersion >= $0.version }?.generation ?? .iOS8
  }
}
