import Foundation
import IBDocument
import LayoutTree
import NibBuilding
import Testing
import UIKit
import ViewDrawing
import Workbench

/// Documents laid out in other surroundings than their own.
@MainActor struct SurroundingsLayoutTests {
  /// A controller of a phone with a label of a text style, a box at its leading edge and a stack.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="Words" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="text">
    <rect key="frame" x="20" y="40" width="335" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="30" y="100" width="50" height="40"/>
    <constraints><constraint firstAttribute="width" constant="50" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
    </subviews>
    <constraints>
    <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="70" id="c2"/>
    <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c3"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" id="c4"/>
    <constraint firstItem="root" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="10" id="c5"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private func frames(_ surroundings: Surroundings) throws -> [String: CGRect] {
    let views = try laidOut(surroundings).roots.flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.view.node.frame) }) { first, _ in first }
  }

  private func laidOut(_ surroundings: Surroundings) throws -> LaidOutDocument {
    let document = try Document(data: Data(Self.storyboard.utf8), path: "Main.storyboard")
    return try LaidOutDocument.layOut(document, in: surroundings)
  }

  /// Screens of Apple's published sizes; margins are constants of the document.
  nonisolated static let roots: [(surroundings: Surroundings, size: CGSize)] = [
    (Surroundings(), CGSize(width: 375, height: 667)),
    (Surroundings(orientation: .landscape), CGSize(width: 667, height: 375)),
    (Surroundings(device: "retina6_12"), CGSize(width: 393, height: 852)),
    (
      Surroundings(device: "ipad11_0rounded", orientation: .landscape),
      CGSize(width: 1194, height: 834)
    ),
    (Surroundings(size: Size(width: 320, height: 480)), CGSize(width: 320, height: 480)),
    (
      Surroundings(device: "ipad9_7", size: Size(width: 507, height: 768)),
      CGSize(width: 507, height: 768)
    ),
  ]

  @Test(arguments: roots.indices) func rootsHaveTheirSize(index: Int) throws {
    let (surroundings, size) = Self.roots[index]
    let frames = try frames(surroundings)
    #expect(frames["root"]?.size == size)
    #expect(frames["text"]?.minX == 20)
    #expect(frames["text"]?.width == size.width - 90)
    #expect(frames["box"] == CGRect(x: 30, y: size.height - 50, width: 50, height: 40))
  }

  /// From right to left every frame is mirrored, whatever the size.
  @Test(arguments: roots.indices) func framesAreMirrored(index: Int) throws {
    var surroundings = Self.roots[index].surroundings
    let before = try frames(surroundings)
    surroundings.direction = .rightToLeft
    let after = try frames(surroundings)
    let width = try #require(before["root"]?.width)
    #expect(before.count == 3)
    for (id, frame) in before where id != "root" {
      let mirrored = CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      #expect(after[id] == mirrored, "\(id)")
    }
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight, "the program's own")
  }

  /// Apple, Human Interface Guidelines, "Typography": sizes of body in points.
  @Test(
    arguments: [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibility1, 28),
      (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47), (.accessibility5, 53),
    ] as [(TextSize, Double)])
  func textStylesScale(textSize: TextSize, points: Double) throws {
    let laidOut = try laidOut(Surroundings(textSize: textSize))
    let label = try #require(
      laidOut.roots.flatMap(\.views).first { $0.id == "text" }?.view as? UILabel)
    #expect(Double(label.font.pointSize) == points)
    #expect(Double(label.frame.height) > points, "the label is as high as its line")
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17, "the program's own")
    #expect(textSize.constant == UIContentSizeCategory(rawValue: textSize.constant).rawValue)
  }

  /// Text sizes have the values of UIKit's constants.
  @Test func textSizesAreUIKits() {
    let constants: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(TextSize.allCases.map(\.constant) == constants.map(\.rawValue))
  }

  @Test func theAppearanceIsTheRoots() throws {
    for (appearance, style) in [
      (nil, .light), (Surroundings.Appearance.light, .light), (.dark, .dark),
    ] as [(Surroundings.Appearance?, UIUserInterfaceStyle)] {
      let view = try laidOut(Surroundings(appearance: appearance)).roots.first?.view as? UIView
      #expect(view?.traitCollection.userInterfaceStyle == style)
    }
  }

  /// Several surroundings of one document do not touch each other.
  @Test func surroundingsAreIndependent() throws {
    let document = try Document(data: Data(Self.storyboard.utf8), path: "Main.storyboard")
    let first = try LaidOutDocument.layOut(document)
    let wide = try LaidOutDocument.layOut(
      document,
      in: Surroundings(orientation: .landscape, textSize: .accessibility5))
    let again = try LaidOutDocument.layOut(wide.document, in: Surroundings())
    func frames(_ laidOut: LaidOutDocument) -> [CGRect] {
      laidOut.roots.flatMap(\.views).map(\.view.node.frame)
    }
    #expect(frames(first) == frames(again))
    #expect(frames(first) != frames(wide))
  }

  static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">
    <rect key="frame" x="0" y="0" width="480" height="272"/><subviews>
    <customView translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="30" y="222" width="50" height="40"/><constraints>
    <constraint firstAttribute="width" constant="50" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></customView></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c2"/>
    </constraints></customView></objects></document>
    """

  @Test func macOSDocumentsHaveSizesAndDirections() throws {
    let document = try Document(data: Data(Self.mac.utf8), path: "Panel.xib")
    let laidOut = try LaidOutDocument.layOut(
      document,
      in: Surroundings(
        size: Size(width: 600, height: 300), direction: .rightToLeft, appearance: .dark))
    let root = try #require(laidOut.roots.first)
    #expect(root.view.node.frame.size == CGSize(width: 600, height: 300))
    let box = try #require(root.views.first { $0.id == "box" })
    // 600 − 30 − 50, 10 below the upper edge.
    #expect(box.view.node.frame == CGRect(x: 520, y: 10, width: 50, height: 40))
  }

  @Test(arguments: [
    (Surroundings(device: "retina4_7"), "--device"),
    (Surroundings(orientation: .portrait), "--orientation"),
    (Surroundings(textSize: .small), "--text-size"),
  ])
  func macOSDocumentsHaveNoDevices(surroundings: Surroundings, option: String) throws {
    let document = try Document(data: Data(Self.mac.utf8), path: "Panel.xib")
    let error = #expect(throws: WorkbenchError.self) {
      try LaidOutDocument.layOut(document, in: surroundings)
    }
    #expect(error?.description == "Panel.xib: \(option) is for iOS documents; this is not one.")
  }
}
