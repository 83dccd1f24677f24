public import Foundation
public import FoundationShims

// The initialisers that AppKit has since macOS 10.12; each control has its natural size at once.

extension NSTextField {
  /// Creates a single-line label, which is neither editable nor selectable.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    maximumNumberOfLines = 1
    lineBreakMode = .byClipping
    sizeToFit()
  }
  /// Creates a label whose text wraps and is selectable.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    isSelectable = true
    lineBreakMode = .byWordWrapping
    sizeToFit()
  }
  /// Creates a single-line label with attributed text.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }
  /// Creates an editable single-line field.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    alignment = .natural
    usesSingleLineMode = true
    sizeToFit()
  }

  private func becomeLabel(_ text: String) {
    stringValue = text
    alignment = .natural
    isEditable = false
    isSelectable = false
    isBezeled = false
    isBordered = false
    drawsBackground = false
  }
}

extension NSButton {
  /// Creates a push button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    setAction(target, action)
  }
  /// Creates a push button with an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    title = ""
    self.image = image
    imagePosition = .imageOnly
    setAction(target, action)
  }
  /// Creates a push button with an image followed by a title.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.image = image
    imagePosition = .imageLeading
    setAction(target, action)
  }
  /// Creates a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.switch)
    self.title = title
    setAction(target, action)
  }
  /// Creates a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.radio)
    self.title = title
    setAction(target, action)
  }

  private func setAction(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }
}

extension NSImageView {
  /// Creates an image view of the image's size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }
}

extension NSSlider {
  /// Creates a horizontal slider with a value, a minimum and a maximum.
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    self.target = target as AnyObject?
    self.action = action
    let size = NSSize(width: 100, height: max(0, intrinsicContentSize.height))
    let frame = frame(forAlignmentRect: NSRect(origin: .zero, size: size))
    setFrameSize(NSSize(width: size.width, height: frame.height))
  }
}

extension NSSegmentedControl {
  /// The selection behaviour of a segmented control.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }

  /// Creates a control with a segment for each text.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = labels.count
    self.trackingMode = trackingMode
    for (index, label) in labels.enumerated() { setLabel(label, forSegment: index) }
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }
}

extension NSSegmentedControl {
  /// Creates a control with a segment for each image.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = images.count
    self.trackingMode = trackingMode
    for (index, image) in images.enumerated() { setImage(image, forSegment: index) }
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }
}

extension NSSlider {
  /// Creates a horizontal slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
}

extension NSPopUpButton {
  /// Creates a button with a menu; its natural size is that of the widest item.
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }
}
