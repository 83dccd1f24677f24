import Diagnostics
import Drawing
import Foundation
import IBDocument
import LayoutTree
import NibBuilding
import TestSupport
import Testing
import Workbench

/// Pictures of documents: which root, on which device, at which scale.
@MainActor struct DocumentPictureTests {
  /// Two scenes, the second of which is the initial one; each holds a view pinned to the edges.
  private static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="16097" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="C-2">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scene("1", color: "1", image: "../secret"))
    \(scene("2", color: "0", image: "there"))
    </scenes>
    </document>
    """

  private static func scene(_ number: String, color: String, image: String) -> String {
    """
    <scene sceneID="S-\(number)"><objects>
    <viewController storyboardIdentifier="Scene \(number)" id="C-\(number)">
    <view key="view" contentMode="scaleToFill" id="V-\(number)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <color key="backgroundColor" red="\(color)" green="0" blue="0" alpha="1"/>
    <subviews>
    <imageView image="\(image)" translatesAutoresizingMaskIntoConstraints="NO" id="I-\(number)">
    <rect key="frame" x="10" y="10" width="355" height="647"/>
    </imageView>
    </subviews>
    <constraints>
    <constraint firstItem="I-\(number)" firstAttribute="leading" secondItem="V-\(number)" \
    secondAttribute="leading" constant="10" id="L-\(number)"/>
    <constraint firstAttribute="trailing" secondItem="I-\(number)" \
    secondAttribute="trailing" constant="10" id="T-\(number)"/>
    <constraint firstItem="I-\(number)" firstAttribute="top" secondItem="V-\(number)" \
    secondAttribute="top" constant="10" id="U-\(number)"/>
    <constraint firstAttribute="bottom" secondItem="I-\(number)" \
    secondAttribute="bottom" constant="10" id="B-\(number)"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    """
  }

  private func document(device: String? = nil) throws -> LaidOutDocument {
    let path = TestFolder.root
      .appendingPathComponent("no such folder/Two.storyboard").path
    return try LaidOutDocument.layOut(
      Document(
        data: Data(Self.source.utf8), path: path, surroundings: Surroundings(device: device)))
  }

  @Test(
    arguments: [
      (nil, "V-2"), ("S-1", "V-1"), ("C-1", "V-1"), ("Scene 1", "V-1"), ("V-2", "V-2"),
    ] as [(String?, String)])
  func rootsAreNamed(_ name: String?, _ id: String) throws {
    #expect(try RootSelection.root(named: name, in: document()).element.id == id)
  }

  @Test func unknownScenesAreNamedInTheError() throws {
    let laidOut = try document()
    let error = #expect(throws: WorkbenchError.self) {
      try RootSelection.root(named: "Scene 3", in: laidOut)
    }
    #expect(error?.description.contains("'Scene 3'") == true)
    #expect(error?.description.contains("Scene 1, Scene 2") == true)
  }

  /// 375 × 667 at 2 pixels on the document's device, unless a scale is given.
  @Test(arguments: [(nil, 750, 1334), (1, 375, 667), (3, 1125, 2001)] as [(Double?, Int, Int)])
  func picturesHaveTheDevicesPixels(_ scale: Double?, _ width: Int, _ height: Int) throws {
    let laidOut = try document()
    let picture = try DocumentPicture(
      of: RootSelection.root(named: nil, in: laidOut), in: laidOut,
      options: PictureOptions(scale: scale))
    let image = try CGImage.decode(picture.data, vectorScale: 1)
    #expect(image.width == width && image.height == height)
    #expect(image.color(x: 1, y: 1)?.red == 0)
  }

  /// An iPhone 15 has 393 × 852 points at 3 pixels (Apple's specifications).
  @Test func otherDevicesGiveTheirSize() throws {
    let device = try DocumentPicture.identifier(ofDevice: "iPhone 15")
    let laidOut = try document(device: device)
    let root = try RootSelection.root(named: nil, in: laidOut)
    #expect(root.view.node.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.node.pixelScale == 3)
    let inner = root.views.first { $0.id == "I-2" }?.view.node.frame
    #expect(inner == CGRect(x: 10, y: 10, width: 373, height: 832))
  }

  @Test func unknownDevicesAreRefused() {
    #expect(throws: WorkbenchError.self) { try DocumentPicture.identifier(ofDevice: "toaster") }
  }

  @Test func impossibleScalesAreRefused() throws {
    let laidOut = try document()
    let root = try RootSelection.root(named: nil, in: laidOut)
    for scale in [0, -1, .nan, .infinity, 1e6] {
      #expect(throws: WorkbenchError.self) {
        try DocumentPicture(of: root, in: laidOut, options: PictureOptions(scale: scale))
      }
    }
  }

  /// A name that leads out of the folder is noted where the view stands.
  @Test func refusedImagesAreDiagnosed() throws {
    let first = try RootSelection.root(named: "S-1", in: document())
    #expect(first.findings.contains { $0.message.contains("'../secret'") })
    let second = try RootSelection.root(named: "S-2", in: document())
    #expect(second.findings.isEmpty)
  }
}
