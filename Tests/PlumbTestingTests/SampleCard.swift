import Foundation

/// A document with a label of a fixed width, and translations beside it.
struct SampleCard {
  let folder: SnapshotFolder
  /// The document.
  var url: URL { folder.url.appendingPathComponent("Base.lproj/Card.xib") }
  /// A storyboard with an empty scene that is called Login.
  var login: URL { folder.url.appendingPathComponent("Login.storyboard") }

  /// Writes the files.
  init() throws {
    folder = try SnapshotFolder()
    try write(Self.document, "Base.lproj/Card.xib")
    try write(Self.storyboard, "Login.storyboard")
    try write("\"Tit-le-001.text\" = \"Reservierung bearbeiten\";\n", "de.lproj/Card.strings")
    try write("\"Tit-le-001.text\" = \"حجز\";\n", "ar.lproj/Card.strings")
  }

  /// Removes the files.
  func remove() { try? FileManager.default.removeItem(at: folder.url) }

  /// Writes a file of the folder.
  func write(_ text: String, _ name: String) throws {
    let file = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A label of 104 points, for which its text is short enough, and longer by 35 % is not.
  ///
  /// The switch keeps to the right in every language.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="Car-d0-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label opaque="NO" text="Reservation" lineBreakMode="tailTruncation" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" \
    id="Tit-le-001" userLabel="Title">
              <rect key="frame" x="16" y="20" width="104" height="20.5"/>
              <constraints>
                <constraint firstAttribute="width" constant="104" id="wid-th-104"/>
              </constraints>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" white="0.1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Swi-tc-001" \
    userLabel="Remind me">
              <rect key="frame" x="235" y="15" width="51" height="31"/>
            </switch>
          </subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="Tit-le-001" firstAttribute="leading" secondItem="Car-d0-001" \
    secondAttribute="leading" constant="16" id="lea-ding-1"/>
            <constraint firstItem="Tit-le-001" firstAttribute="top" secondItem="Car-d0-001" \
    secondAttribute="top" constant="20" id="top-0-0-01"/>
            <constraint firstItem="Swi-tc-001" firstAttribute="right" secondItem="Car-d0-001" \
    secondAttribute="right" constant="-16" id="rig-ht-001"/>
            <constraint firstItem="Swi-tc-001" firstAttribute="top" secondItem="Car-d0-001" \
    secondAttribute="top" constant="15" id="top-0-0-02"/>
          </constraints>
        </view>
      </objects>
      <resources>
        <systemColor name="systemBackgroundColor">
          <color white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
      </resources>
    </document>

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="Log-in-001">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="Sce-ne-001">
          <objects>
            <viewController storyboardIdentifier="Login" id="Log-in-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="Log-in-vie">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """
}
