import Drawing
import Foundation
import TestSupport
import Testing
import Workbench

/// Omissions of pictures of documents: bars, window frames, symbols, views of other frameworks.
@MainActor struct PictureSurroundingsTests {
  nonisolated private static func storyboard(_ scenes: String, isMac: Bool = false) -> String {
    let type = isMac ? "Cocoa" : "CocoaTouch"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
      <scenes>\(scenes)</scenes>
      <resources><image name="finder" catalog="system" width="117" height="128"/></resources></document>
      """
  }

  nonisolated private static func scene(
    _ content: String = "", _ attributes: String = "", metrics: String = ""
  ) -> String {
    """
    <scene sceneID="S-v"><objects><viewController id="C-v" \(attributes)>
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(content)</subviews></view>\(metrics)
    </viewController></objects></scene>
    """
  }

  nonisolated private static func container(_ kind: String, to: String = "C-v") -> String {
    """
    <scene sceneID="S-\(kind)"><objects><\(kind) id="\(kind)"><connections>
    <segue destination="\(to)" kind="relationship" \
    relationship="\(kind == "tabBarController" ? "viewControllers" : "rootViewController")" id="g-\(kind)"/>
    </connections></\(kind)></objects></scene>
    """
  }

  nonisolated private static let frame =
    #"<rect key="frame" x="20" y="100" width="60" height="40"/>"#

  /// The scenes, and the surroundings of the view `v`.
  nonisolated static let bars: [(scenes: String, bars: [String: Int])] = [
    (scene(), [:]),
    (container("navigationController") + scene(), ["navigation bar": 1]),
    (container("tabBarController") + scene(), ["tab bar": 1]),
    (
      container("tabBarController", to: "navigationController")
        + container("navigationController") + scene(), ["navigation bar": 1, "tab bar": 1]
    ),
    (
      container("tabBarController", to: "navigationController")
        + container("navigationController") + scene("", #"hidesBottomBarWhenPushed="YES""#),
      ["navigation bar": 1]
    ),
    (
      scene(metrics: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#),
      ["toolbar": 1]
    ),
    (
      scene(metrics: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#),
      ["navigation bar": 1]
    ),
    (
      container("navigationController")
        + scene(metrics: #"<nil key="simulatedTopBarMetrics"/>"#), [:]
    ),
  ]

  @Test(arguments: bars) func barsAreNamed(scenes: String, bars: [String: Int]) throws {
    #expect(try omissions(Self.storyboard(scenes), scene: "v").surroundings == bars)
  }

  /// The style of a window, and its frame.
  @Test(
    arguments: [
      (#"titled="YES" closable="YES""#, "", ["title bar": 1]), (#"closable="YES""#, "", [:]),
      (
        #"titled="YES""#,
        #"<toolbar key="toolbar" implicitIdentifier="t" id="t"><allowedToolbarItems/><defaultToolbarItems/></toolbar>"#,
        ["title bar": 1, "toolbar": 1]
      ),
    ] as [(String, String, [String: Int])])
  func framesOfWindowsAreNamed(style: String, inside: String, expected: [String: Int]) throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <window title="Window" id="w"><windowStyleMask key="styleMask" \(style)/>
      <rect key="contentRect" x="196" y="240" width="300" height="200"/>
      <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></view>
      \(inside)</window>
      </objects></document>
      """
    #expect(try omissions(document, scene: "v", ending: "xib").surroundings == expected)
  }

  @Test func symbolsAndViewsOfOtherFrameworksAreCounted() throws {
    let views = """
      <imageView image="finder" id="i">\(Self.frame)</imageView>
      <imageView image="finder" id="j">\(Self.frame)</imageView>
      <imageView hidden="YES" image="finder" id="h">\(Self.frame)</imageView>
      <mapView id="m">\(Self.frame)</mapView>
      """
    let found = try omissions(Self.storyboard(Self.scene(views)), scene: "v")
    #expect(found.symbols == ["finder": 2])
    #expect(found.views == ["mapView": 1])
  }

  private func omissions(
    _ text: String, scene: String, ending: String = "storyboard"
  ) throws -> PictureOmissions {
    let path = try TestFolder.make().appendingPathComponent("Main.\(ending)")
    try Data(text.utf8).write(to: path)
    var options = PictureOptions()
    options.scene = scene
    return try DocumentPicture(path: path.path, options: options).omissions
  }
}
