import AppKit
import TestSupport
import Testing

/// Views, windows and documents of AppKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct AppKitViewExamples {
  @Test func nsView() throws {
    let print = PrintedLines()
    let panel = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let badge = NSView()
    panel.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10).isActive = true
    badge.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20).isActive = true
    badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 30).isActive = true
    panel.layoutSubtreeIfNeeded()
    print(badge.frame.minX, badge.frame.minY)
    let documented = try DocumentedType("AppKit/Views/NSView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsViewController() throws {
    let print = PrintedLines()
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    controller.title = "Settings"
    let window = NSWindow(contentViewController: controller)
    print(window.title, window.contentView === controller.view)
    controller.preferredContentSize = NSSize(width: 400, height: 240)
    print(controller.view.frame.width, controller.view.frame.height)
    let documented = try DocumentedType("AppKit/Controllers/NSViewController.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsWindow() throws {
    let print = PrintedLines()
    let place = NSRect(x: 100, y: 100, width: 400, height: 300)
    let window = NSWindow(
      contentRect: place, styleMask: [.titled], backing: .buffered, defer: false)
    let content = NSView()
    window.contentView = content
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    window.layoutIfNeeded()
    print(window.frame.minX, window.frame.width)
    let documented = try DocumentedType("AppKit/Controllers/Application/NSWindow.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsStackView() throws {
    let print = PrintedLines()
    let views = [NSView(), NSView(), NSView()]
    for view in views { view.widthAnchor.constraint(equalToConstant: 100).isActive = true }
    let stack = NSStackView(views: views)
    stack.spacing = 10
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    print(stack.fittingSize.width)
    stack.layoutSubtreeIfNeeded()
    print(views.map(\.frame.minX))
    let documented = try DocumentedType("AppKit/Views/Stacks/NSStackView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsGridView() throws {
    let print = PrintedLines()
    let grid = NSGridView(views: [[NSView(), NSView()], [NSView(), NSView()]])
    grid.column(at: 0).width = 80
    grid.column(at: 1).width = 200
    grid.columnSpacing = 8
    for row in 0..<2 { grid.row(at: row).height = 22 }
    let size = grid.fittingSize
    print(size.width, size.height)
    let documented = try DocumentedType("AppKit/Views/Stacks/NSGridView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsScrollView() throws {
    let print = PrintedLines()
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    scroll.borderType = .bezelBorder
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    print(scroll.contentSize.width, scroll.contentSize.height)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 40))
    print(scroll.documentVisibleRect.minY)
    let documented = try DocumentedType("AppKit/Views/Scrolling/NSScrollView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsLayoutGuide() throws {
    let print = PrintedLines()
    let panel = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let header = NSLayoutGuide()
    panel.addLayoutGuide(header)
    header.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    header.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
    header.heightAnchor.constraint(equalToConstant: 50).isActive = true
    header.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5).isActive = true
    panel.layoutSubtreeIfNeeded()
    print(header.frame.width, header.frame.minY)
    let documented = try DocumentedType("AppKit/Views/NSLayoutGuide.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsNib() throws {
    let print = PrintedLines()
    let nib = NSNib(nibNamed: "GuidePanel", bundle: .module)
    var objects: NSArray?
    print(nib?.instantiate(withOwner: nil, topLevelObjects: &objects) ?? false)
    let panel = objects?.firstObject as? NSView
    print(panel?.subviews.count ?? 0, panel?.frame.width ?? 0)
    let documented = try DocumentedType("AppKit/Documents/Loading/NSNib.swift")
    #expect(print.lines == documented.output)
  }
}
