import AppKit
import Testing

/// Panes by hand and from storyboards: Apple, "NSSplitViewController", "NSSplitViewItem".
@MainActor struct SplitViewControllerTests {
  static let document = Documents.storyboard(
    initial: "split",
    """
    <scene sceneID="s"><objects>
      <splitViewController id="split" sceneMemberID="viewController">
        <splitViewItems>
          <splitViewItem canCollapse="YES" holdingPriority="260" behavior="sidebar" minimumThickness="80" id="i1"/>
          <splitViewItem collapsed="YES" id="i2"/>
          <splitViewItem maximumThickness="400" id="i3"/>
        </splitViewItems>
        <splitView key="splitView" dividerStyle="paneSplitter" vertical="YES" id="panes">
          <rect key="frame" x="0.0" y="0.0" width="450" height="300"/>
          <autoresizingMask key="autoresizingMask"/>
        </splitView>
        <connections>
          <outlet property="splitView" destination="panes" id="o1"/>
          <segue destination="one" kind="relationship" relationship="splitItems" id="r1"/>
          <segue destination="two" kind="relationship" relationship="splitItems" id="r2"/>
          <segue destination="three" kind="relationship" relationship="splitItems" id="r3"/>
        </connections>
      </splitViewController>
    </objects></scene>
    """ + Documents.scene("one") + Documents.scene("two") + Documents.scene("three"))

  @Test func aStoryboardSaysWhatThePanesAre() throws {
    let made: NSSplitViewController? = try NSStoryboardTests.storyboard(Self.document)
      .instantiateInitialController()
    let split = try #require(made)
    #expect(split.splitViewItems.map(\.viewController.title) == ["one", "two", "three"])
    #expect(split.splitViewItems.map(\.behavior) == [.sidebar, .default, .default])
    #expect(split.splitViewItems.map(\.isCollapsed) == [false, true, false])
    #expect(split.splitViewItems.map(\.holdingPriority.rawValue) == [260, 250, 250])
    #expect(split.splitViewItems[0].minimumThickness == 80)
    #expect(split.splitViewItems[2].maximumThickness == 400)
    #expect(split.splitView.dividerStyle == .paneSplitter && split.splitView.isVertical)
    #expect(split.view === split.splitView)
    #expect(split.children.count == 3)
  }

  /// Panes of 200 points in 500: the sidebar holds more, so the last pane takes what is left.
  private static func split() -> (NSSplitViewController, [NSViewController]) {
    let split = NSSplitViewController()
    let panes = (0..<2).map { _ in
      let controller = NSViewController()
      controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      return controller
    }
    split.splitView.frame = NSRect(x: 0, y: 0, width: 500, height: 100)
    split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: panes[0]))
    split.addSplitViewItem(NSSplitViewItem(viewController: panes[1]))
    split.loadViewIfNeeded()
    return (split, panes)
  }

  /// The divider stays beside a pane that is collapsed, as it does in every split view here.
  @Test func panesShareTheRoom() {
    let (split, panes) = Self.split()
    #expect(split.splitView.dividerThickness == 1)
    #expect(panes.map(\.view.frame.width) == [200, 299])
    #expect(panes.map(\.view.frame.minX) == [0, 201])
    split.toggleSidebar(nil)
    #expect(split.splitViewItems[0].isCollapsed && split.splitViewItems[0].canCollapse)
    #expect(panes[1].view.frame.width == 499)
    split.toggleSidebar(nil)
    #expect(panes[0].view.frame.width == 200 && !panes[0].view.isHidden)
  }

  /// Where a divider is asked to go, and where it goes.
  @Test(arguments: [(50, 80), (150, 150), (400, 250), (0, 80)] as [(CGFloat, CGFloat)])
  func aDividerKeepsTheThicknesses(asked: CGFloat, width: CGFloat) {
    let (split, panes) = Self.split()
    split.splitViewItems[0].minimumThickness = 80
    split.splitViewItems[0].maximumThickness = 250
    split.splitView.setPosition(asked, ofDividerAt: 0)
    #expect(panes[0].view.frame.width == width)
    #expect(panes[1].view.frame.width == 499 - width)
  }

  @Test func panesComeAndGo() {
    let (split, panes) = Self.split()
    let item = split.splitViewItems[0]
    #expect(split.splitViewItem(for: panes[0]) === item)
    split.removeSplitViewItem(item)
    #expect(split.children.count == 1 && panes[0].view.superview == nil)
    #expect(panes[0].parent == nil && panes[1].view.frame.width == 500)
    split.insertSplitViewItem(item, at: 0)
    #expect(split.splitView.subviews == panes.map(\.view))
    let other = NSViewController()
    other.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    item.viewController = other
    #expect(split.children.first === other && split.splitView.subviews.first === other.view)
    split.splitViewItems = [split.splitViewItems[1], item]
    #expect(split.splitView.subviews == [panes[1].view, other.view])
  }
}
