import AppKit
import TestSupport
import Testing

/// Controls of AppKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct AppKitControlExamples {
  @Test func nsTextField() throws {
    let print = PrintedLines()
    let label = NSTextField(labelWithString: "Name")
    print(label.isEditable, label.isBezeled, label.frame.height)
    let field = NSTextField(string: "Ada")
    print(field.isEditable, field.stringValue)
    print(field.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    let documented = try DocumentedType("AppKit/Controls/NSTextField.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsButton() throws {
    let print = PrintedLines()
    let box = NSButton(checkboxWithTitle: "Snap to grid", target: nil, action: nil)
    print(box.title, box.state == .on)
    box.performClick(nil)
    print(box.state == .on)
    box.isEnabled = false
    box.performClick(nil)
    print(box.state == .on)
    let documented = try DocumentedType("AppKit/Controls/NSButton.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsImageView() throws {
    let print = PrintedLines()
    let image = NSImage(size: NSSize(width: 60, height: 50))
    image.alignmentRect = NSRect(x: 0, y: 10, width: 50, height: 40)
    let view = NSImageView(image: image)
    print(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
    print(view.alignmentRectInsets.bottom, view.alignmentRectInsets.right)
    let documented = try DocumentedType("AppKit/Controls/NSImageView.swift")
    #expect(print.lines == documented.output)
  }
}
