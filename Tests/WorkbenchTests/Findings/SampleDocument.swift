import Foundation
import Workbench

/// Documents with findings whose views are at known places.
enum SampleDocument {
  /// The text of a label in a document: it means something to a page.
  static let hostileText = "</script><b>&\"'</b>"

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// A label at a fixed frame.
  static func label(_ id: String, _ text: String, _ frame: (Int, Int, Int, Int)) -> String {
    """
    <label opaque="NO" contentMode="left" fixedFrame="YES" text="\(escaped(text))" lineBreakMode="tailTruncation" id="\(id)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  /// A view whose two widths contradict each other.
  static let conflict = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="32" y="252" width="64" height="63"/>
      <constraints>
        <constraint firstAttribute="width" constant="64" id="w1"/>
        <constraint firstAttribute="width" constant="80" id="w2"/>
        <constraint firstAttribute="height" constant="63" id="h"/>
      </constraints>
    </view>
    """

  /// Where `conflict` is.
  static let conflictPlace = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="32" id="x"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="252" id="y"/>
    """

  /// What the documents of `folder` have in their roots: two labels of which one covers a part of the other, and a
  /// contradiction.
  static let inside = """
    <subviews>
    \(label("low", hostileText, (32, 63, 160, 42)))
    \(label("top", "Over it", (96, 84, 160, 42)))
    \(conflict)
    </subviews>
    <constraints>
    \(conflictPlace)
    </constraints>
    """

  /// A folder with documents of the same content, and a catalogue with a finding.
  static func folder(documents: [String] = ["Main.xib"]) throws -> AssetFolder {
    let folder = try AssetFolder()
    for name in documents { try folder.document(inside, at: name) }
    try folder.write(#"{"images": [{"filename": "a.png"}]}"#, "A.xcassets/x.imageset/Contents.json")
    return folder
  }
}
