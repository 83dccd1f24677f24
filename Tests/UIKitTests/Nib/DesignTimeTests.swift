import Foundation
import IBDocument
import LayoutTree
import NibBuilding
import Testing

@testable import UIKit

/// What only the canvas knows of a view, and that programs get none of it.
@Suite @MainActor struct DesignTimeTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <stackView id="s" alignment="top" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
          <subviews>
            <imageView id="i" image="sunset"><rect key="frame" x="0" y="0" width="60" height="30"/></imageView>
            <activityIndicatorView id="a" hidden="YES" hidesWhenStopped="YES" style="medium">
              <rect key="frame" x="60" y="0" width="20" height="20"/></activityIndicatorView>
            <button id="b"><rect key="frame" x="80" y="0" width="120" height="40"/>
              <state key="normal" title="Go" image="arrow-up-far" backgroundImage="paper"/></button>
          </subviews>
        </stackView>
      </objects>
      <resources><image name="sunset" width="60" height="30"/></resources>
    </document>
    """

  private func build(_ purpose: NibOptions.Purpose) throws -> (stack: UIStackView, log: [String]) {
    var messages: [String] = []
    var profile = LayoutProfile()
    profile.log = { messages.append($0) }
    var options = NibOptions()
    options.purpose = purpose
    let document = try Document(data: Data(Self.document.utf8), path: "design.xib")
    let stack = LayoutProfile.with(profile) {
      NibBuilder(document, toolkit: UIKitToolkit(), options: options).buildRoots().first?.view
    }
    return (try #require(stack as? UIStackView), messages)
  }

  @Test func theCanvasKnowsImagesThatAreNotThere() throws {
    let (stack, log) = try build(.designTime)
    let views = stack.arrangedSubviews.map(\.viewNode)
    let size = CGSize(width: 60, height: 30)
    #expect(views[0].designTime?.image == DesignTime.NamedImage(name: "sunset", size: size))
    #expect(stack.arrangedSubviews[0].intrinsicContentSize == size)
    #expect(views[2].designTime?.image == DesignTime.NamedImage(name: "arrow-up-far"))
    #expect(views[2].designTime?.backgroundImage == DesignTime.NamedImage(name: "paper"))
    #expect(stack.viewNode.isOnCanvas && !views[0].isOnCanvas)
    #expect(log.isEmpty)
  }

  @Test func aProgramLogsThem() throws {
    let (stack, log) = try build(.runTime)
    #expect(stack.viewNode.preorder().allSatisfy { !$0.isDesignTime })
    #expect(stack.arrangedSubviews[0].intrinsicContentSize == UIView().intrinsicContentSize)
    let names = log.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(names == ["sunset", "arrow-up-far", "paper"])
    #expect(log.allSatisfy { $0.hasPrefix("Could not load the ") })
  }

  /// A stack closes over an indicator that does not spin, but on the canvas, which shows it.
  @Test(arguments: [NibOptions.Purpose.designTime, .runTime])
  func hiddenIndicators(purpose: NibOptions.Purpose) throws {
    let stack = try build(purpose).stack
    let indicator = try #require(stack.arrangedSubviews[1] as? UIActivityIndicatorView)
    #expect(indicator.isHidden)
    #expect(indicator.isLeftOutOfStacks == (purpose == .runTime))
  }
}
