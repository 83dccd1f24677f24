import AppKit
import Foundation
import Testing

/// The initialisers of macOS 10.12, and what else AppKit's controls have at once.
@MainActor struct ConvenienceInitializerTests {
  @Test func labelsAndFields() {
    let label = NSTextField(labelWithString: "Name")
    #expect(!label.isEditable && !label.isSelectable && !label.isBezeled && !label.drawsBackground)
    #expect(
      label.frame.size
        == label.frame(forAlignmentRect: NSRect(origin: .zero, size: label.intrinsicContentSize))
        .size)
    let wrapping = NSTextField(wrappingLabelWithString: "Several words")
    #expect(wrapping.isSelectable && wrapping.lineBreakMode == .byWordWrapping)
    let field = NSTextField(string: "Value")
    #expect(field.isEditable && field.isBezeled && field.stringValue == "Value")
    // As published in gnustep/libs-gui, NSTextField/state.m, checked on a macOS runner.
    #expect(NSTextField(frame: NSRect(x: 0, y: 0, width: 120, height: 22)).alignment == .left)
    #expect(label.alignment == .natural && field.alignment == .natural)
  }

  @Test func buttons() {
    final class Target {}
    let target = Target()
    let push = NSButton(title: "Push Me", target: target, action: nil)
    #expect(push.title == "Push Me" && push.target === target)
    // Push buttons of the current look need not be whole points wide (`Rules/DocumentsMacOS.md#equal-fractional-widths`).
    #expect(push.frame.width > 60)
    #expect(NSButton(checkboxWithTitle: "Tick", target: nil, action: nil).title == "Tick")
    #expect(NSButton(radioButtonWithTitle: "Tune", target: nil, action: nil).frame.height > 0)
  }

  @Test func slidersAndSegments() {
    let slider = NSSlider(value: 3, minValue: 1, maxValue: 5, target: nil, action: nil)
    #expect(slider.doubleValue == 3 && slider.maxValue == 5)
    let segments = NSSegmentedControl(
      labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
    #expect(segments.segmentCount == 2 && segments.label(forSegment: 1) == "b")
  }

  /// Both baselines of a label hold: it is as much higher as they are apart.
  ///
  /// The label of a shared document is
  /// stored 19 points high for a line of 16.
  @Test func bothBaselinesStretchALabel() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let label = NSTextField(labelWithString: "Name")
    let mark = NSView()
    for view in [label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    label.setContentHuggingPriority(.init(1), for: .vertical)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      mark.heightAnchor.constraint(equalToConstant: 1),
      label.firstBaselineAnchor.constraint(equalTo: mark.topAnchor, constant: 2),
      label.lastBaselineAnchor.constraint(equalTo: mark.topAnchor, constant: 5),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height + 3)
  }

  @Test func noNegativeZeros() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.fittingSize.height.sign == .plus && view.bounds.minY.sign == .plus)
  }
}
