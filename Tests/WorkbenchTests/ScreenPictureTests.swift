import Drawing
import Foundation
import GoldenFiles
import IBDocument
import TestSupport
import Testing
import ViewDrawing
import Workbench

/// Pictures of whole screens and windows.
///
/// The pictures were looked at beside the systems' own: bars, titles, buttons and tabs are where a person expects them.
@MainActor struct ScreenPictureTests {
  nonisolated static func app(tools: Int, device: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="tabs"><device id="\(device)" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tb">
    <rect key="frame" x="0.0" y="0.0" width="375" height="49"/></tabBar><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>
    <segue destination="other" kind="relationship" relationship="viewControllers" id="g2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s2"><objects><navigationController id="nav">
    <tabBarItem key="tabBarItem" title="Library" id="i1"/>
    <navigationBar key="navigationBar" largeTitles="YES" id="bar">
    <rect key="frame" x="0.0" y="20" width="375" height="96"/></navigationBar><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="list"><objects><viewController id="list">\(view("v1", "Chapter 1", segue: "detail"))
    <navigationItem key="navigationItem" title="Books" id="n1">
    <barButtonItem key="rightBarButtonItem" title="Edit" id="b1"/></navigationItem>
    <connections><segue destination="detail" kind="show" id="g4"/></connections>
    </viewController></objects></scene>
    <scene sceneID="detail"><objects><viewController id="detail">\(view("v2", "Once upon a time"))
    <toolbarItems><barButtonItem title="Share" id="b4"/><barButtonItem systemItem="flexibleSpace" id="b5"/>
    <barButtonItem title="Delete" id="b6"/></toolbarItems>
    <navigationItem key="navigationItem" title="Chapter 1" largeTitleDisplayMode="never" id="n2">
    <barButtonItem key="rightBarButtonItem" title="Save" style="done" id="b3"/></navigationItem>
    <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
    <connections><segue destination="about" kind="presentation" id="g5"/></connections>
    </viewController></objects></scene>
    <scene sceneID="about"><objects><viewController id="about">\(view("v3", "About"))
    </viewController></objects></scene>
    <scene sceneID="other"><objects><viewController id="other">\(view("v4", "Settings"))
    <tabBarItem key="tabBarItem" title="Settings" id="i2"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  nonisolated private static func view(_ id: String, _ text: String, segue: String = "") -> String {
    """
    <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)"/></subviews>
    <viewLayoutGuide key="safeArea" id="g-\(id)"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="l-\(id)" firstAttribute="top" secondItem="g-\(id)" secondAttribute="top" constant="16" id="a-\(id)"/>
    <constraint firstItem="l-\(id)" firstAttribute="leading" secondItem="g-\(id)" secondAttribute="leading" constant="16" id="b-\(id)"/>
    </constraints></view>
    """
  }

  nonisolated static let screens:
    [(name: String, tools: Int, device: String, scene: String, isDark: Bool)] = [
      ("large-title", 21507, "retina4_7", "list", false),
      ("toolbar", 21507, "retina6_1", "detail", false),
      ("sheet", 21507, "retina6_1", "about", false),
      ("tab", 18122, "retina4_7", "other", true),
      ("glass-large-title", 24506, "retina6_12", "list", true),
      ("glass-toolbar", 24506, "retina6_12", "detail", false),
      ("tablet", 21507, "ipad9_7", "list", false),
    ]

  @Test(arguments: screens)
  func screensOfDevices(
    name: String, tools: Int, device: String, scene: String, isDark: Bool
  ) throws {
    let picture = try picture(
      Self.app(tools: tools, device: device), "storyboard", scene: scene, isDark: isDark)
    #expect(picture.omissions.surroundings.isEmpty)
    #expect(picture.parts.first == "status bar")
    try Golden.expect(picture.data, "Documentation/Pictures/screen-\(name).png")
  }

  nonisolated static let window = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
    <window title="Report" subtitle="3 pages" id="w" TOOLBAR>
    <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES"/>
    <rect key="contentRect" x="196" y="240" width="360" height="120"/>
    <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="360" height="120"/><subviews>
    <button verticalHuggingPriority="750" id="b"><rect key="frame" x="20" y="20" width="80" height="32"/>
    <buttonCell key="cell" type="push" title="Print" bezelStyle="rounded" id="c"><font key="font" metaFont="system"/>
    </buttonCell></button></subviews></view>
    <toolbar key="toolbar" implicitIdentifier="t" displayMode="iconAndLabel" id="t"><allowedToolbarItems>
    <toolbarItem implicitItemIdentifier="one" label="Add" image="NSAddTemplate" id="i1"/>
    <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="i2"/>
    <toolbarItem implicitItemIdentifier="two" label="Reload" image="NSRefreshTemplate" id="i3"/>
    </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="i1"/><toolbarItem reference="i2"/>
    <toolbarItem reference="i3"/></defaultToolbarItems></toolbar></window>
    </objects></document>
    """

  nonisolated static let windows:
    [(name: String, look: ControlLook, style: String, hasToolbar: Bool, isDark: Bool)] = [
      ("aqua", .aqua, "", true, false), ("aqua-title", .aqua, "", false, true),
      ("big-sur-unified", .bigsur, "unified", true, false),
      ("big-sur-expanded", .bigsur, "expanded", true, true),
      ("big-sur-title", .bigsur, "", false, false), ("glass", .glass, "unified", true, false),
    ]

  @Test(arguments: windows)
  func framesOfWindows(
    name: String, look: ControlLook, style: String, hasToolbar: Bool, isDark: Bool
  ) throws {
    var text = Self.window.replacingOccurrences(
      of: "TOOLBAR", with: style.isEmpty ? "" : "toolbarStyle=\"\(style)\"")
    if !hasToolbar,
      let range = text.range(of: "<toolbar key.*</toolbar>", options: .regularExpression)
    {
      text.removeSubrange(range)
    } else if !hasToolbar {
      let (start, end) = (text.range(of: "<toolbar key"), text.range(of: "</toolbar>"))
      if let start, let end { text.removeSubrange(start.lowerBound..<end.upperBound) }
    }
    let picture = try picture(text, "xib", scene: "v", isDark: isDark, look: look)
    #expect(picture.omissions.surroundings.isEmpty)
    #expect(picture.parts == ["title bar"] + (hasToolbar ? ["toolbar"] : []))
    try Golden.expect(picture.data, "Documentation/Pictures/window-\(name).png")
  }

  /// Popovers point at views, buttons of bars in the root and of bars around it; columns stand beside each other in
  /// landscape, and the primary one over the other in portrait.
  nonisolated static let tablet = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="split"><device id="ipad9_7" orientation="landscape" appearance="light"/><scenes>
    <scene sceneID="s1"><objects><splitViewController id="split"><connections>
    <segue destination="one" kind="relationship" relationship="masterViewController" id="g1"/>
    <segue destination="two" kind="relationship" relationship="detailViewController" id="g2"/>
    </connections></splitViewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController id="one"><navigationBar key="navigationBar" id="b1">
    <rect key="frame" x="0.0" y="20" width="320" height="44"/></navigationBar><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="list">\(view("v1", "Inbox"))
    <navigationItem key="navigationItem" title="Mail" id="n1"/></viewController></objects></scene>
    <scene sceneID="s4"><objects><navigationController id="two"><navigationBar key="navigationBar" id="b2">
    <rect key="frame" x="0.0" y="20" width="703" height="44"/></navigationBar><connections>
    <segue destination="letter" kind="relationship" relationship="rootViewController" id="g4"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s5"><objects><viewController id="letter">\(view("v2", "Dear Ada"))
    <navigationItem key="navigationItem" title="Letter" id="n2">
    <barButtonItem key="rightBarButtonItem" title="Reply" id="reply"><connections>
    <segue destination="answers" kind="popoverPresentation" popoverAnchorBarButtonItem="reply" id="g5">
    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/></segue>
    </connections></barButtonItem></navigationItem><connections>
    <segue destination="sender" kind="popoverPresentation" popoverAnchorView="l-v2" id="g6">
    <popoverArrowDirection key="popoverArrowDirection" left="YES"/></segue></connections>
    </viewController></objects></scene>
    <scene sceneID="s6"><objects><viewController id="answers">\(view("v3", "Reply to all"))
    <value key="contentSizeForViewInPopover" type="size" width="200" height="150"/></viewController></objects></scene>
    <scene sceneID="s7"><objects><viewController id="sender">\(view("v4", "ada@example.org"))
    <value key="contentSizeForViewInPopover" type="size" width="240" height="0.0"/></viewController></objects></scene>
    </scenes></document>
    """

  nonisolated static let parts: [(scene: String, isPortrait: Bool, parts: [String])] = [
    ("list", false, ["status bar", "column", "navigation bar"]),
    ("list", true, ["status bar", "column", "navigation bar"]),
    ("letter", false, ["status bar", "column", "navigation bar"]),
    ("letter", true, ["status bar", "navigation bar"]),
    ("answers", false, ["status bar", "popover"]), ("sender", true, ["status bar", "popover"]),
  ]

  @Test(arguments: parts)
  func columnsAndPopoversOfTablets(scene: String, isPortrait: Bool, parts: [String]) throws {
    var text = Self.tablet
    if isPortrait { text = text.replacingOccurrences(of: "landscape", with: "portrait") }
    let picture = try picture(text, "storyboard", scene: scene, isDark: false, scale: 0.5)
    #expect(picture.parts == parts)
    let name = "screen-\(scene)-\(isPortrait ? "portrait" : "landscape")"
    try Golden.expect(picture.data, "Documentation/Pictures/\(name).png")
  }

  nonisolated static let masks:
    [(name: String, device: String, isTurned: Bool, mask: DisplayMask)] = [
      ("notch", "retina6_1", false, .alpha), ("island", "retina6_12", false, .black),
      ("notch-landscape", "retina6_0", true, .alpha),
    ]

  /// The radii are published, the sizes of notches and islands are those of designers' templates.
  @Test(arguments: masks) func masksOfDisplays(
    name: String, device: String, isTurned: Bool, mask: DisplayMask
  ) throws {
    var text = Self.app(tools: 21507, device: device)
    if isTurned { text = text.replacingOccurrences(of: "portrait", with: "landscape") }
    let picture = try picture(
      text, "storyboard", scene: "other", isDark: false, scale: 0.5, mask: mask)
    try Golden.expect(picture.data, "Documentation/Pictures/screen-mask-\(name).png")
  }

  /// A view that has no screen is drawn as without the option.
  @Test func aViewAloneHasNoScreen() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="120" height="40"/></view></objects></document>
      """
    let picture = try picture(text, "xib", scene: "v", isDark: false)
    #expect(picture.parts.isEmpty && picture.size == CGSize(width: 120, height: 40))
  }

  private func picture(
    _ text: String, _ ending: String, scene: String, isDark: Bool, look: ControlLook? = nil,
    scale: Double = 1, mask: DisplayMask = .ignored
  ) throws -> DocumentPicture {
    let path = try TestFolder.make().appendingPathComponent("Main.\(ending)")
    try Data(text.utf8).write(to: path)
    var options = PictureOptions(scene: scene, scale: scale, look: look)
    options.showsScreen = true
    options.mask = mask
    options.surroundings.appearance = isDark ? .dark : .light
    return try DocumentPicture(path: path.path, options: options)
  }
}
