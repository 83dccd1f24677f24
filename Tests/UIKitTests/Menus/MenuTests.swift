import Foundation
import GoldenFiles
import Testing

@testable import UIKit

/// Menus that are opened: their place, their elements, and what taps on them do.
@MainActor struct MenuTests {
  private static func window(_ size: CGSize = CGSize(width: 390, height: 700)) -> UIWindow {
    PresentationTests.window(size, UIViewController())
  }
  private static func button(
    _ frame: CGRect, in window: UIWindow, _ menu: UIMenu, _ generation: IOSGeneration = .glass
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.metrics = ControlMetrics(generation: generation)
    button.setTitle("Sort", for: .normal)
    button.frame = frame
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    window.rootViewController?.view.addSubview(button)
    return button
  }
  private static func texts(_ view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }
  private static func menuTexts(_ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    return window.subviews.last.map(texts) ?? []
  }
  private static func menuFrame(_ window: UIWindow) throws -> CGRect {
    window.layoutIfNeeded()
    let overlay = try #require(window.subviews.last)
    #expect(overlay.frame == window.bounds)
    return try #require(overlay.subviews.first).frame
  }

  @Test func aTapPerformsAnAction() throws {
    let window = Self.window()
    defer { window.isHidden = true }
    var performed: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { performed.append($0.title) }
    }
    let actions = [
      action("Copy"), action("Move", .disabled), action("Old", .hidden),
      action("Zoom In", .keepsMenuPresented),
    ]
    let inner = action("By Name")
    let submenu = UIMenu(title: "Sort", children: [inner])
    let button = Self.button(
      CGRect(x: 20, y: 100, width: 80, height: 40), in: window,
      UIMenu(title: "Edit", children: actions + [submenu]))
    #expect(window.visibleMenu == nil && !window.tapMenuElement(actions[0]))
    button.performPrimaryAction()
    #expect(window.visibleMenu === button.menu)
    #expect(Self.menuTexts(window) == ["Edit", "Copy", "Move", "Zoom In", "Sort"])
    #expect(!window.tapMenuElement(actions[1]) && !window.tapMenuElement(actions[2]))
    #expect(!window.tapMenuElement(inner))
    #expect(window.tapMenuElement(actions[3]) && window.visibleMenu === button.menu)
    #expect(window.tapMenuElement(submenu) && window.visibleMenu === submenu)
    #expect(Self.menuTexts(window) == ["Sort", "By Name"])
    #expect(window.tapMenuElement(inner) && window.visibleMenu == nil)
    #expect(performed == ["Zoom In", "By Name"])
    button.performPrimaryAction()
    window.dismissMenu()
    #expect(window.visibleMenu == nil && window.subviews.count == 1)
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(window.visibleMenu == nil)
  }

  @Test func withoutAMenuThePrimaryActionIsSent() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 10 })
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 11)
  }

  nonisolated static let places:
    [(y: CGFloat, generation: IOSGeneration, edge: CGFloat, isAbove: Bool)] = [
      (100, .iOS14, 148, false), (100, .glass, 100, false),
      (600, .iOS14, 592, true), (600, .glass, 640, true),
    ]

  /// A menu is below its button, or above it where there is no room, with the first element next to the button.
  @Test(arguments: places) func placesAndOrders(
    y: CGFloat, generation: IOSGeneration, edge: CGFloat, isAbove: Bool
  ) throws {
    let window = Self.window()
    defer { window.isHidden = true }
    let menu = UIMenu(children: (1...3).map { UIAction(title: "\($0)") { _ in } })
    let button = Self.button(
      CGRect(x: 20, y: y, width: 80, height: 40), in: window, menu, generation)
    button.performPrimaryAction()
    let frame = try Self.menuFrame(window)
    #expect(frame.minX == 20 && frame.width == 250)
    #expect((isAbove ? frame.maxY : frame.minY) == edge)
    #expect((132...160).contains(frame.height))
    #expect(Self.menuTexts(window) == (isAbove ? ["3", "2", "1"] : ["1", "2", "3"]))
    button.preferredMenuElementOrder = .fixed
    button.performPrimaryAction()
    #expect(Self.menuTexts(window) == ["1", "2", "3"])
  }

  nonisolated static let sections:
    [(options: UIMenu.Options, size: UIMenu.ElementSize, texts: [String])] = [
      ([], .automatic, ["First", "Inner", "Last"]),
      ([.displayInline], .automatic, ["First", "Inner", "A", "B", "Last"]),
      ([.displayInline], .large, ["First", "Inner", "A", "B", "Last"]),
      ([.displayInline], .medium, ["First", "Inner", "A", "B", "Last"]),
      ([.displayInline], .small, ["First", "Inner", "Last"]),
      ([.displayAsPalette], .automatic, ["First", "Inner", "Last"]),
    ]

  /// Titles of small elements and of those of palettes are not shown.
  @Test(arguments: sections) func innerMenus(
    options: UIMenu.Options, size: UIMenu.ElementSize, texts: [String]
  ) throws {
    let window = Self.window()
    defer { window.isHidden = true }
    func action(_ title: String, _ image: String? = nil) -> UIAction {
      UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }) { _ in }
    }
    let inner = UIMenu(
      title: "Inner", options: options, preferredElementSize: size,
      children: [action("A", "star"), action("B", "star")])
    let menu = UIMenu(children: [action("First"), inner, action("Last")])
    let button = Self.button(CGRect(x: 20, y: 100, width: 80, height: 40), in: window, menu)
    button.performPrimaryAction()
    #expect(Self.menuTexts(window) == texts)
    #expect(window.tapMenuElement(inner.children[0]) == (options != []))
  }

  /// Rows grow with the text size.
  @Test func largeText() throws {
    func height(_ size: UIContentSizeCategory) throws -> CGFloat {
      let before = UIApplication.shared.preferredContentSizeCategory
      UIApplication.shared.preferredContentSizeCategory = size
      defer { UIApplication.shared.preferredContentSizeCategory = before }
      let window = Self.window()
      defer { window.isHidden = true }
      let menu = UIMenu(children: (1...3).map { UIAction(title: "\($0)") { _ in } })
      Self.button(CGRect(x: 20, y: 100, width: 80, height: 40), in: window, menu, .iOS14)
        .performPrimaryAction()
      return try Self.menuFrame(window).height
    }
    #expect(try height(.large) < 140)
    #expect(try height(.accessibilityExtraLarge) > 180)
  }

  @Test func aSelectionIsKept() {
    let window = Self.window()
    defer { window.isHidden = true }
    let actions = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
    let single = UIMenu(options: [.displayInline, .singleSelection], children: actions)
    let button = Self.button(
      CGRect(x: 20, y: 100, width: 80, height: 40), in: window, UIMenu(children: [single]))
    button.performPrimaryAction()
    window.tapMenuElement(actions[1])
    #expect(actions.map(\.state) == [.off, .on])
    button.performPrimaryAction()
    window.tapMenuElement(actions[0])
    #expect(actions.map(\.state) == [.on, .off])
    button.menu = UIMenu(children: actions)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Day")
    button.performPrimaryAction()
    window.tapMenuElement(actions[1])
    #expect(button.currentTitle == "Week" && actions.map(\.state) == [.off, .on])
  }

  @Test func deferredElementsComeWhenTheMenuIsOpened() throws {
    let window = Self.window()
    defer { window.isHidden = true }
    var (calls, waiting) = ((kept: 0, uncached: 0), [([UIMenuElement]) -> Void]())
    let kept = UIDeferredMenuElement { hand in
      calls.kept += 1
      waiting.append(hand)
    }
    let uncached = UIDeferredMenuElement.uncached { hand in
      calls.uncached += 1
      hand([UIAction(title: "Time \(calls.uncached)") { _ in }])
    }
    let button = Self.button(
      CGRect(x: 20, y: 100, width: 80, height: 40), in: window,
      UIMenu(children: [kept, uncached]))
    #expect(calls == (0, 0))
    button.performPrimaryAction()
    #expect(Self.menuTexts(window) == ["Loading…", "Time 1"])
    // A tap asks nothing again.
    window.tapMenuElement(kept)
    let hand = try #require(waiting.first)
    hand([UIAction(title: "Later") { _ in }])
    #expect(Self.menuTexts(window) == ["Later", "Time 1"])
    window.dismissMenu()
    button.performPrimaryAction()
    #expect(Self.menuTexts(window) == ["Later", "Time 2"])
    #expect(calls == (1, 2))
  }

  @Test func aButtonOfABarOpensItsMenu() throws {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    #expect(!item.openMenu())
    var sender: AnyObject?
    let action = UIAction(title: "Archive") { sender = $0.sender as AnyObject }
    item.menu = UIMenu(children: [action])
    #expect(!item.openMenu())
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = item
    let window = PresentationTests.window(
      CGSize(width: 390, height: 700), UINavigationController(rootViewController: content))
    defer { window.isHidden = true }
    #expect(item.openMenu())
    let frame = try Self.menuFrame(window)
    #expect(frame.maxX > 340 && frame.minY < 110)
    #expect(window.tapMenuElement(action) && sender === item)
    item.preferredMenuElementOrder = .fixed
    item.isEnabled = false
    #expect(!item.openMenu())
  }

  private final class ContextMenus: UIContextMenuInteractionDelegate {
    var log: [String] = []
    var menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("\(location.x)")
      guard location.x > 0 else { return nil }
      let configuration = UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
      configuration.preferredMenuElementOrder = .priority
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append(animator == nil ? "display" : "animated") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  @Test func aLongPressOpensAContextMenu() throws {
    let window = Self.window()
    defer { window.isHidden = true }
    let menus = ContextMenus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    view.addInteraction(interaction)
    #expect(!interaction.openMenu(at: CGPoint(x: 5, y: 5)))
    window.rootViewController?.view.addSubview(view)
    #expect(!interaction.openMenu(at: .zero))
    #expect(interaction.openMenu(at: CGPoint(x: 5, y: 6)))
    #expect(interaction.location(in: window) == CGPoint(x: 55, y: 106))
    #expect(Self.menuTexts(window) == ["Share"])
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Print") { _ in }]) }
    #expect(Self.menuTexts(window) == ["Print"])
    interaction.dismissMenu()
    #expect(window.visibleMenu == nil && menus.log == ["0.0", "5.0", "display", "end"])
  }

  nonisolated static let pictures:
    [(file: String, generation: IOSGeneration, isDark: Bool, isTurned: Bool)] = [
      ("Documentation/Pictures/menu-ios18.png", .iOS14, false, false),
      ("Documentation/Pictures/menu-ios26-dark.png", .glass, true, false),
      ("Documentation/Pictures/menu-right-to-left.png", .glass, false, true),
    ]

  /// Inspected: the menu lies over what is in the window; marks, images, arrows and sections are where the system has them.
  @Test(arguments: pictures) func menusInPictures(
    file: String, generation: IOSGeneration, isDark: Bool, isTurned: Bool
  ) throws {
    let window = Self.window(CGSize(width: 300, height: 500))
    defer { window.isHidden = true }
    window.setSafeArea(.zero)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.rootViewController?.view.backgroundColor = .systemGroupedBackground
    func action(
      _ title: String, _ subtitle: String? = nil, _ image: String? = nil,
      _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, subtitle: subtitle, image: image.flatMap { UIImage(systemName: $0) },
        attributes: attributes, state: state
      ) { _ in }
    }
    let menu = UIMenu(
      title: "Draft",
      children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .small,
          children: [
            action("Cut", nil, "scissors"), action("Copy", nil, "doc.on.doc"),
            action("Paste", nil, "clipboard"),
          ]),
        action("Show Details", nil, nil, [], .on),
        action("Sort By", "Name", "arrow.up"),
        UIMenu(title: "More", children: [action("One")]),
        action("Print", nil, "printer", .disabled),
        UIMenu(options: .displayInline, children: [action("Delete", nil, "trash", .destructive)]),
      ])
    let button = Self.button(
      CGRect(x: isTurned ? 200 : 20, y: 20, width: 80, height: 40), in: window, menu, generation)
    if isTurned { button.semanticContentAttribute = .forceRightToLeft }
    button.performPrimaryAction()
    try Golden.expect(try window.pngData(scale: 1), file)
  }
}
