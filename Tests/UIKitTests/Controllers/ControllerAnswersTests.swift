import Foundation
import TestSupport
import Testing
import UIKit

/// What controllers answer the system, and what of it changes layout.
///
/// Sources: Apple, "UIViewController", "UIInterfaceOrientationMask", "UINavigationController",
/// "UISearchController".
@MainActor struct ControllerAnswersTests {
  final class Bare: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  /// Without a status bar nothing is covered where nothing else is; a notch covers its place all the same.
  @Test(arguments: [("iPhone 8", 20), ("iPhone 15", 59)] as [(String, CGFloat)])
  func aStatusBarTakesItsRoom(device: String, top: CGFloat) {
    onDevice(device) {
      let controller = Bare()
      controller.hides = false
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      #expect(window.safeAreaInsets.top == top)
      controller.hides = true
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(window.safeAreaInsets.top == (top == 20 ? 0 : top))
      window.isHidden = true
    }
  }

  @Test func orientationsAreBits() {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    for (one, mask) in zip(all, masks) {
      #expect(mask.rawValue == 1 << UInt(one.rawValue))
      #expect(one.isPortrait != one.isLandscape)
    }
    #expect(UIInterfaceOrientationMask(masks) == .all)
    #expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    let controller = UIViewController()
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    onDevice("iPad Pro 12.9") { #expect(controller.supportedInterfaceOrientations == .all) }
    onDevice("iPhone 15", isLandscape: true) {
      #expect(controller.interfaceOrientation.isLandscape)
    }
  }

  @Test func aButtonBeginsAndEndsEditing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && button.title == "Done")
  }

  /// A bar of 44 that goes where the height is compact.
  @Test func barsThatGoWhereThereIsLittleHeight() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsWhenVerticallyCompact = true
    for isLandscape in [false, true] {
      onDevice("iPhone 15", isLandscape: isLandscape) {
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isHidden == isLandscape)
        window.isHidden = true
      }
    }
  }

  final class Searching: UISearchResultsUpdating, UISearchControllerDelegate {
    var events: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      events.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      events.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      events.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      events.append("will dismiss")
    }
  }

  /// 44 for the titles and 52 for the field, with 59 covered above.
  @Test func aSearchFieldStandsInTheBar() {
    onDevice("iPhone 15") {
      let root = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      let listener = Searching()
      (search.searchResultsUpdater, search.delegate) = (listener, listener)
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      root.navigationItem.searchController = search
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
      #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
      #expect(root.view.safeAreaInsets.top == 155)
      search.searchBar.becomeFirstResponder()
      #expect(search.isActive && search.searchBar.showsCancelButton)
      search.searchBar.searchTextField.insertText("ab")
      #expect(listener.events == ["will present", "update ", "did present", "update ab"])
      search.isActive = false
      #expect(listener.events.suffix(2) == ["will dismiss", "update "])
      search.searchBar.resignFirstResponder()
      root.navigationItem.searchController = nil
      window.layoutIfNeeded()
      #expect(search.searchBar.superview == nil && root.view.safeAreaInsets.top == 103)
      window.isHidden = true
    }
  }

  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a">
          <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <toolbarItems><barButtonItem title="First" id="b1"/><barButtonItem systemItem="flexibleSpace" id="b2"/><barButtonItem systemItem="trash" id="b3"/></toolbarItems>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  @Test func documentsHaveButtonsForToolbars() throws {
    let url = TestFolder.root.appendingPathComponent("\(UUID()).storyboard")
    try Self.document.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let storyboard = try UIStoryboard(contentsOf: url)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.toolbarItems?.count == 3)
    #expect(controller.toolbarItems?.first?.title == "First")
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    navigation.loadViewIfNeeded()
    #expect(navigation.toolbar.items?.count == 3)
  }
}
