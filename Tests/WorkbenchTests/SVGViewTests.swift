import Foundation
import TestSupport
import Testing
import ViewDrawing
import Workbench

/// Groups of SVG documents name the view whose content they hold.
@MainActor struct SVGViewTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <view alpha="0.5" clipsSubviews="YES" id="half&quot;&lt;"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <label text="Inside" id="label"><rect key="frame" x="10" y="10" width="60" height="21"/></label></subviews>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
    <switch id="switch"><rect key="frame" x="120" y="10" width="51" height="31"/></switch>
    <view hidden="YES" id="hidden"><rect key="frame" x="0" y="0" width="10" height="10"/>
    <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
    </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view></objects></document>
    """

  private func svg(_ change: (inout PictureOptions) -> Void = { _ in }) throws -> String {
    let path = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(Self.text.utf8).write(to: path)
    var options = PictureOptions(format: .svg)
    change(&options)
    let picture = try DocumentPicture(path: path.path, options: options)
    return try #require(String(data: picture.data, encoding: .utf8))
  }

  /// The views of the groups in the order of drawing, each after those around it.
  private static func groups(_ text: String) -> [[String]] {
    var (open, found) = ([String?](), [[String]]())
    for tag in text.matches(of: /<(\/?)g\b([^>]*)>/) {
      guard tag.1.isEmpty else {
        open.removeLast()
        continue
      }
      let name = tag.2.firstMatch(of: /data-view="([^"]*)"/).map { String($0.1) }
      open.append(name)
      if name != nil { found.append(open.compactMap { $0 }) }
    }
    #expect(open.isEmpty)
    return found
  }

  @Test func groupsNameTheirViews() throws {
    let groups = Self.groups(try svg())
    // A group for each clip of a view.
    let names = Set(groups.compactMap(\.last))
    #expect(names == ["root", "half&quot;&lt;", "label", "switch"])
    #expect(groups.first == ["root"] && groups.last == ["switch"])
    // What is half transparent is one group with all in it.
    #expect(groups.contains(["half&quot;&lt;", "label"]))
  }

  /// Overlays belong to no view.
  @Test func overlaysHaveNoView() throws {
    let plain = Self.groups(try svg())
    let shown = try svg { $0.overlays = [.frames] }
    #expect(Self.groups(shown) == plain)
    #expect(shown.count > (try svg().count))
  }
}
