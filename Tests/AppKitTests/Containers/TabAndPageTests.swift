import AppKit
import TestSupport
import Testing

/// Tab views, and controllers of tabs, pages and panes.
@MainActor struct TabAndPageTests {
  final class Delegate: NSObject, NSTabViewDelegate, NSSplitViewDelegate {
    var events: [String] = []
    var maySelect = true
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
      maySelect
    }
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
      events.append("will \(tabViewItem?.label ?? "")")
    }
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
      events.append("did \(tabViewItem?.label ?? "")")
    }
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {
      events.append("\(tabView.numberOfTabViewItems)")
    }
    func splitViewWillResizeSubviews(_ notification: Notification) { events.append("will") }
    func splitViewDidResizeSubviews(_ notification: Notification) { events.append("did") }
  }
  private func item(_ name: String) -> NSTabViewItem {
    let item = NSTabViewItem(identifier: name)
    item.label = name
    item.view = NSView()
    return item
  }

  @Test func tabsAreSelected() throws {
    let (tabs, delegate) = (
      NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200)), Delegate()
    )
    tabs.delegate = delegate
    let items = ["a", "b", "c"].map(item)
    for item in items.dropLast() { tabs.addTabViewItem(item) }
    tabs.insertTabViewItem(items[2], at: 0)
    #expect(
      tabs.tabViewItems.map(\.label) == ["c", "a", "b"] && tabs.selectedTabViewItem === items[0])
    #expect(delegate.events == ["will a", "did a", "1", "2", "3"])
    #expect(items[0].view?.frame == NSRect(x: 10, y: 33, width: 280, height: 154))
    #expect(items[0].tabState == .selectedTab && items[1].tabState == .backgroundTab)
    tabs.selectTabViewItem(at: 2)
    tabs.selectNextTabViewItem(nil)
    #expect(tabs.selectedTabViewItem === items[1])
    tabs.selectPreviousTabViewItem(nil)
    tabs.selectFirstTabViewItem(nil)
    #expect(tabs.selectedTabViewItem === items[2])
    tabs.selectLastTabViewItem(nil)
    tabs.selectTabViewItem(withIdentifier: "a")
    #expect(tabs.selectedTabViewItem === items[0])
    #expect(
      tabs.indexOfTabViewItem(withIdentifier: "b") == 2 && tabs.indexOfTabViewItem(items[0]) == 1)
    #expect(
      tabs.indexOfTabViewItem(withIdentifier: "x") == NSNotFound
        && tabs.tabViewItem(at: 1) === items[0])
    delegate.maySelect = false
    tabs.selectTabViewItem(at: 0)
    #expect(tabs.selectedTabViewItem === items[0])
    delegate.maySelect = true
    // The tabs stand in the middle, in their order.
    #expect(tabs.tabViewItem(at: NSPoint(x: 150, y: 10)) === items[0])
    #expect(tabs.tabViewItem(at: NSPoint(x: 150, y: 100)) == nil)
    #expect(tabs.minimumSize.width > 60 && items[0].sizeOfLabel(false).width > 0)
    tabs.removeTabViewItem(items[0])
    #expect(tabs.selectedTabViewItem === items[1] && items[0].tabView == nil)
    tabs.tabViewItems = [items[0]]
    #expect(tabs.tabViewItems == [items[0]] && tabs.selectedTabViewItem === items[0])
    let control = NSSegmentedControl(frame: .zero)
    tabs.takeSelectedTabViewItemFromSender(control)
    items[0].drawLabel(false, in: .zero)
    #expect(try !tabs.pngData().isEmpty)
  }

  @Test func placesOfTabs() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    for position in [NSTabView.TabPosition.left, .bottom, .right, .top, .none] {
      tabs.tabPosition = position
      #expect(tabs.tabPosition == position)
    }
    for border in [NSTabView.TabViewBorderType.line, .bezel, .none] {
      tabs.tabViewBorderType = border
      #expect(tabs.tabViewBorderType == border)
    }
    #expect(tabs.contentRect == tabs.bounds)
    expectStored(tabs, \.allowsTruncatedLabels, from: false, to: true)
    let item = item("a")
    let table: [KeptProperty<NSTabViewItem>] = [
      .init(\.toolTip, default: nil, other: "Tip"), .init(\.color, default: .clear, other: .red),
    ]
    #expect(
      KeptProperty.lapses(in: item, table).isEmpty && NSTabViewItem.State.pressedTab.rawValue == 2)
    expectHeld(item, \.image, NSImage(size: .zero))
    let view = NSView()
    item.initialFirstResponder = view
    #expect(item.initialFirstResponder === view)
  }

  @Test func controllersOfTabs() throws {
    let controller = NSTabViewController()
    let children = ["a", "b"].map { name in
      let child = NSViewController()
      child.view = NSView()
      child.title = name
      return child
    }
    for child in children { controller.addChild(child) }
    #expect(controller.tabViewItems.map(\.label) == ["a", "b"] && controller.children == children)
    #expect(controller.selectedTabViewItemIndex == 0 && controller.title == "a")
    #expect(
      controller.view === controller.tabView && children[0].view.superview === controller.tabView)
    controller.selectedTabViewItemIndex = 1
    #expect(controller.tabView.selectedTabViewItem?.viewController === children[1])
    controller.tabView.selectTabViewItem(at: 0)
    #expect(controller.selectedTabViewItemIndex == 0 && controller.title == "a")
    #expect(controller.tabViewItem(for: children[1]) === controller.tabViewItems[1])
    controller.tabStyle = .toolbar
    #expect(controller.tabView.tabViewType == .noTabsNoBorder)
    let window = NSWindow(contentViewController: controller)
    window.orderFront(nil)
    let toolbar = try #require(window.toolbar)
    #expect(toolbar.items.map(\.label) == ["a", "b"] && toolbar.selectedItemIdentifier == "a")
    controller.selectTab(toolbar.items[1])
    #expect(controller.selectedTabViewItemIndex == 1 && toolbar.selectedItemIdentifier == "b")
    controller.removeTabViewItem(controller.tabViewItems[1])
    #expect(controller.children == [children[0]] && controller.selectedTabViewItemIndex == 0)
    controller.removeChild(at: 0)
    #expect(controller.tabViewItems.isEmpty)
    controller.tabViewItems = [NSTabViewItem(viewController: children[1])]
    #expect(controller.children == [children[1]])
    expectStored(controller, \.canPropagateSelectedChildViewControllerTitle, from: true, to: false)
    expectStored(
      controller, \.transitionOptions, from: [.crossfade, .allowUserInteraction], to: [.slideLeft])
    controller.tabStyle = .unspecified
    window.close()
  }

  @Test func controllersOfPages() {
    final class Pages: NSObject, NSPageControllerDelegate {
      var shown: [String] = []
      func pageController(_ pageController: NSPageController, identifierFor object: Any)
        -> NSPageController.ObjectIdentifier
      { "page" }
      func pageController(
        _ pageController: NSPageController,
        viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
      ) -> NSViewController {
        let controller = NSViewController()
        controller.view = NSView()
        return controller
      }
      func pageController(_ pageController: NSPageController, didTransitionTo object: Any) {
        shown.append(object as? String ?? "")
      }
    }
    let (controller, pages) = (NSPageController(), Pages())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 60))
    controller.delegate = pages
    controller.arrangedObjects = ["a", "b"]
    controller.navigateForward(nil)
    controller.navigateForward(nil)
    #expect(pages.shown == ["a", "b"] && controller.selectedIndex == 1)
    #expect(controller.selectedViewController?.representedObject as? String == "b")
    #expect(controller.selectedViewController?.view.frame.size == NSSize(width: 50, height: 60))
    controller.navigateBack(nil)
    controller.navigateForward(to: "c")
    #expect(controller.arrangedObjects as? [String] == ["a", "c"] && controller.selectedIndex == 1)
    let control = NSControl()
    control.integerValue = 0
    controller.takeSelectedIndexFrom(control)
    controller.completeTransition()
    #expect(controller.selectedIndex == 0)
    expectStored(controller, \.transitionStyle, from: .stackHistory, to: .horizontalStrip)
    final class Silent: NSObject, NSPageControllerDelegate {}
    let silent: any NSPageControllerDelegate = Silent()
    #expect(silent.pageController(controller, identifierFor: 1).isEmpty)
    #expect(silent.pageController(controller, frameFor: nil) == controller.view.bounds)
    silent.pageController(controller, didTransitionTo: 1)
    silent.pageControllerWillStartLiveTransition(controller)
    silent.pageControllerDidEndLiveTransition(controller)
  }

  @Test func dividersAreReported() {
    let (split, delegate) = (
      NSSplitView(frame: NSRect(x: 0, y: 0, width: 101, height: 50)), Delegate()
    )
    split.isVertical = true
    split.dividerStyle = .thin
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    split.delegate = delegate
    split.setPosition(30, ofDividerAt: 0)
    #expect(delegate.events == ["will", "did"] && split.subviews[0].frame.width == 30)
    expectStored(split, \.arrangesAllSubviews, from: true, to: false)
    split.drawDivider(in: .zero)
    #expect(split.dividerColor == .separatorColor)
    let silent: any NSSplitViewDelegate = delegate
    #expect(!silent.splitView(split, canCollapseSubview: split.subviews[0]))
    #expect(
      silent.splitView(
        split, shouldCollapseSubview: split.subviews[0], forDoubleClickOnDividerAt: 0))
    #expect(silent.splitView(split, shouldAdjustSizeOfSubview: split.subviews[0]))
    #expect(!silent.splitView(split, shouldHideDividerAt: 0))
    let rect = NSRect(x: 1, y: 1, width: 1, height: 1)
    #expect(
      silent.splitView(split, effectiveRect: rect, forDrawnRect: .zero, ofDividerAt: 0) == rect)
    #expect(silent.splitView(split, additionalEffectiveRectOfDividerAt: 0) == .zero)
    #expect(silent.splitView(split, constrainSplitPosition: 3, ofSubviewAt: 0) == 3)
    #expect(NSSplitView.willResizeSubviewsNotification != NSSplitView.didResizeSubviewsNotification)
    let name: NSSplitView.AutosaveName = "split"
    split.autosaveName = name
    let controller = NSSplitViewController()
    let item = NSSplitViewItem(inspectorWithViewController: NSViewController())
    controller.addSplitViewItem(item)
    controller.toggleInspector(nil)
    #expect(item.isCollapsed)
    expectStored(
      controller, \.minimumThicknessForInlineSidebars,
      from: NSSplitViewController.automaticDimension, to: 4)
    let table: [KeptProperty<NSSplitViewItem>] = [
      .init(\.preferredThicknessFraction, default: -1, other: 0.2),
      .init(\.automaticMaximumThickness, default: -1, other: 200),
      .init(\.collapseBehavior, default: .default, other: .useConstraints),
      .init(\.isSpringLoaded, default: false, other: true),
      .init(\.canCollapseFromWindowResize, default: true, other: false),
      .init(\.allowsFullHeightLayout, default: false, other: true),
      .init(\.titlebarSeparatorStyle, default: .automatic, other: .shadow),
    ]
    #expect(KeptProperty.lapses(in: item, table).isEmpty)
  }

  @Test func boxesAndEffects() throws {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    #expect(box.titleRect.minX == 8 && box.borderRect.height < 80)
    box.titlePosition = .noTitle
    #expect(box.titleRect == .zero && box.borderRect == box.bounds)
    box.setFrameFromContentFrame(NSRect(x: 10, y: 10, width: 20, height: 20))
    #expect(box.frame == NSRect(x: 4, y: 4, width: 32, height: 32))
    let content = NSView()
    content.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 40)))
    box.contentView = content
    box.sizeToFit()
    #expect(box.frame.size == NSSize(width: 72, height: 62))
    box.setTitleWithMnemonic("&Title")
    #expect(box.title == "Title")
    expectStored(box, \.borderType, from: .grooveBorder, to: .lineBorder)
    expectStored(
      box, \.contentViewMargins, from: NSSize(width: 5, height: 5), to: NSSize(width: 1, height: 1))
    let effect = NSVisualEffectView()
    let table: [KeptProperty<NSVisualEffectView>] = [
      .init(\.blendingMode, default: .behindWindow, other: .withinWindow),
      .init(\.state, default: .followsWindowActiveState, other: .inactive),
      .init(\.isEmphasized, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: effect, table).isEmpty)
    #expect(effect.interiorBackgroundStyle == .normal)
    expectHeld(effect, \.maskImage, NSImage(size: .zero))
    let glass = NSGlassEffectView(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
    let inner = NSView()
    glass.contentView = inner
    #expect(inner.frame == glass.bounds && inner.superview === glass)
    let plain = try glass.pngData()
    glass.tintColor = .red
    glass.cornerRadius = 4
    glass.style = .clear
    #expect(try glass.pngData() != plain)
    let container = NSGlassEffectContainerView(frame: glass.frame)
    container.contentView = glass
    expectStored(container, \.spacing, from: 0, to: 8)
    #expect(glass.superview === container)
    let extended = NSBackgroundExtensionView(frame: glass.frame)
    extended.contentView = inner
    extended.layoutSubtreeIfNeeded()
    #expect(inner.frame == extended.bounds && extended.automaticallyPlacesContentView)
  }
}
