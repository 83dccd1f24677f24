import AppKit

/// Texts of documents, and what is logged while they are loaded.
enum Documents {
  /// A `.xib` of macOS with objects beside the common placeholders.
  static func xib(owner: String = "", ownerClass: String? = nil, _ objects: String) -> String {
    let named = ownerClass.map { " customClass=\"\($0)\" customModule=\"AppKitTests\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <customObject id="-2" userLabel="File's Owner"\(named)><connections>\(owner)</connections></customObject>
          <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
          <customObject id="-3" userLabel="Application" customClass="NSObject"/>
          \(objects)
        </objects>
      </document>
      """
  }

  /// A storyboard of macOS.
  static func storyboard(initial: String, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// The scene of a controller of a view of 200 × 100 points.
  static func scene(
    _ id: String, attributes: String = "", views: String = "", connections: String = "",
    objects: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>\(views)</subviews>
        </view>
        <connections>\(connections)</connections>
      </viewController>
      <customObject id="first-\(id)" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      \(objects)
    </objects></scene>
    """
  }

  /// Writes documents into a new folder, hands the folder over, and takes it away.
  static func withFolder<Result>(
    _ files: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  /// What is logged in the meantime.
  @MainActor static func messages(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { messages.append($0) }
    defer { LayoutProfile.standard.log = log }
    try body()
    return messages
  }
}
