import Foundation
import TestSupport
import Testing
import UIKit

/// Segues to popovers: style, size, anchor and directions are those of the document.
@MainActor struct PopoverSegueTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" initialViewController="navigation"><scenes>
    <scene sceneID="s0"><objects><navigationController id="navigation"><navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="first">
    <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="768" height="1024"/><subviews>
    <button id="button"><rect key="frame" x="600" y="800" width="60" height="30"/></button></subviews></view>
    <navigationItem key="navigationItem" title="First" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="more"/>
    </navigationItem><connections>
    <segue destination="menu" kind="popoverPresentation" identifier="menu" popoverAnchorBarButtonItem="more" id="g1">
    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/></segue>
    <segue destination="menu" kind="popoverPresentation" identifier="note" popoverAnchorView="button" id="g2">
    <popoverArrowDirection key="popoverArrowDirection" left="NO" right="YES"/></segue>
    <segue destination="menu" kind="popoverPresentation" identifier="sheet" modalPresentationStyle="formSheet" \
    popoverAnchorView="button" id="g3"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="menu">
    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
    <value key="contentSizeForViewInPopover" type="size" width="150" height="90"/>
    <size key="freeformSize" width="500" height="700"/></viewController></objects></scene>
    </scenes></document>
    """

  private func present(_ segue: String) throws -> (window: UIWindow, shown: UIViewController) {
    let file = try TestFolder.make().appendingPathComponent("Main.storyboard")
    try Data(Self.text.utf8).write(to: file)
    let storyboard = try UIStoryboard(contentsOf: file)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = PresentationTests.window(
      CGSize(width: 768, height: 1024), navigation, wide: true)
    let first = try #require(navigation.topViewController)
    first.performSegue(withIdentifier: segue, sender: nil)
    window.layoutIfNeeded()
    return (window, try #require(first.presentedViewController))
  }

  @Test func aPopoverPointsAtTheButtonOfTheBar() throws {
    let (window, shown) = try present("menu")
    defer { window.isHidden = true }
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.barButtonItem?.title == "More" && popover.arrowDirection == .up)
    #expect(shown.preferredContentSize == CGSize(width: 150, height: 90))
    #expect(shown.view.frame.size == CGSize(width: 150, height: 90))
    #expect(shown.view.frame.maxX == 758 && shown.view.frame.minY < 130)
  }

  @Test func aPopoverPointsAtAView() throws {
    let (window, shown) = try present("note")
    defer { window.isHidden = true }
    #expect(shown.popoverPresentationController?.permittedArrowDirections == .right)
    #expect(shown.view.frame == CGRect(x: 600 - 13 - 150, y: 770, width: 150, height: 90))
  }

  @Test func aStatedStyleIsKept() throws {
    let (window, shown) = try present("sheet")
    defer { window.isHidden = true }
    #expect(shown.modalPresentationStyle == .formSheet)
    #expect(shown.popoverPresentationController == nil)
  }
}
