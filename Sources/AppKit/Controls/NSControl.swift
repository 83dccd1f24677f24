public import Foundation
public import FoundationShims
internal import LayoutGeometry
package import LayoutTree
package import ViewDrawing

/// A view that shows a value or triggers an action.
///
/// - SeeAlso: Apple, "NSControl".
@preconcurrency @MainActor open class NSControl: NSView {
  /// The size variant of a control.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large, extraLarge
  }

  /// Creates a control with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    controlDefaults()
  }
  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    controlDefaults()
  }

  /// Sets the content hugging priority of controls, which resist vertical stretching.
  ///
  /// - SeeAlso: `Rules/Sizes.md#default-content-priorities`.
  private func controlDefaults() {
    viewNode.priorities.vertical.hugging = 750
  }

  /// The macOS release that determines sizes, baselines and alignment insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { contentChanged() } }
  /// The release that determines line heights when it differs from the control's generation; nil when it does
  /// not.
  ///
  /// macOS 10.15 drew lines of macOS 11 in controls of the earlier appearance.
  package var lineGeneration: ControlGeneration? { didSet { contentChanged() } }
  /// The size variant of the control.
  open var controlSize = ControlSize.regular { didSet { contentChanged() } }
  /// The font of the control's text.
  open var font: NSFont? = .systemFont(ofSize: 13) { didSet { contentChanged() } }
  /// Whether the control responds to clicks.
  open var isEnabled = true { didSet { needsDisplay = true } }
  /// The value as text; setting it removes the attributes of ``attributedStringValue``.
  open var stringValue: String {
    get { plainText }
    set { show(newValue, nil) }
  }
  // What is shown, apart from the properties, which a subclass may have overridden.
  private var plainText = ""
  private func show(_ words: String, _ attributed: NSAttributedString?) {
    self.plainText = words
    attributedText = attributed
    styledText = attributed.flatMap { StyledText($0, font: font?.descriptor) }
  }
  /// The text with attributes, if any was set.
  package var styledText: StyledText? { didSet { contentChanged() } }
  private var attributedText: NSAttributedString?
  /// The value as an attributed string; letters without a font use the control's.
  ///
  /// - Note: Attributes that a document states are drawn but are not part of this string.
  open var attributedStringValue: NSAttributedString {
    get {
      attributedText
        ?? NSAttributedString(string: plainText, attributes: font.map { [.font: $0] } ?? [:])
    }
    set { show(newValue.string, newValue) }
  }
  /// The value as a number; 0 when the text is not a number.
  open var doubleValue: Double {
    get { Double(plainText) ?? 0 }
    set { show(String(format: "%g", newValue), nil) }
  }
  /// The value as a single-precision number.
  open var floatValue: Float {
    get { Float(Double(plainText) ?? 0) }
    set { show(String(format: "%g", Double(newValue)), nil) }
  }
  /// The value as an integer.
  open var integerValue: Int {
    get { Int(exactly: (Double(plainText) ?? 0).rounded(.towardZero)) ?? 0 }
    set { show(String(newValue), nil) }
  }
  /// The object that receives the action; nil for the responder chain.
  ///
  /// There are no events; call ``performClick(_:)`` to use the control.
  open weak var target: AnyObject?
  /// A target that has no other owner: a document's segue.
  var retainedTarget: AnyObject?
  /// The action that the control sends when it is used.
  open var action: Selector?
  /// Sends an action to a target, or along the responder chain for nil; returns whether a responder implemented
  /// it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }
  /// Performs a click: sends the control's action, unless it is disabled.
  open func performClick(_ sender: Any?) {
    if isEnabled { sendAction(action, to: target) }
  }
  /// The alignment of text.
  open var alignment = NSTextAlignment.natural { didSet { needsDisplay = true } }
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { contentChanged() } }
  /// Whether text stays on one line.
  open var usesSingleLineMode = false { didSet { contentChanged() } }

  /// The kind of control that selects sizes and insets.
  package var controlStyle: ControlStyle { .none }
  /// The size variant used in table lookups.
  package var sizeClass: ControlSizeClass {
    ControlSizeClass(rawValue: Int(controlSize.rawValue)) ?? .regular
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(
      viewNode.designTime?.alignmentInsets
        ?? ControlInsets.insets(controlStyle, sizeClass, generation))
  }

  /// The baseline of a single line of text, measured from the top and the bottom edge.
  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let last = NodeBaseline.bottom(Double(lastBaselineOffsetFromBottom))
    let stated = firstBaselineOffsetFromTop
    return (stated == textFirstBaseline ? last : .top(Double(stated)), last)
  }
  private var textFirstBaseline: CGFloat { alignmentHeight - lastBaselineOffsetFromBottom }
  /// The height of the alignment rectangle for which baselines are computed: the natural height, or else the
  /// frame's.
  package var alignmentHeight: CGFloat {
    let natural = viewNode.naturalSize.height
    return natural >= 0 ? natural : viewNode.alignmentRect.height
  }

  open override var firstBaselineOffsetFromTop: CGFloat { textFirstBaseline }
  open override var baselineOffsetFromBottom: CGFloat {
    ControlBaselines.offset(
      controlStyle, height: Double(alignmentHeight), fontSize: Double(font?.pointSize ?? 13),
      topInset: Double(alignmentRectInsets.top), generation)
  }

  open override var isFlipped: Bool { true }

  /// Invalidates the natural size and the picture after the content changed.
  package func contentChanged() {
    invalidateIntrinsicContentSize()
    needsDisplay = true
  }

  /// Resizes the control to its natural size.
  open func sizeToFit() {
    let natural = intrinsicContentSize
    // Frames are whole points (recorded push buttons), where layout may give a width between two.
    let size = NSSize(
      width: max(0, (natural.width - 1e-6).rounded(.up)),
      height: max(0, (natural.height - 1e-6).rounded(.up)))
    setFrameSize(frame(forAlignmentRect: NSRect(origin: .zero, size: size)).size)
  }
}

extension NSControl {
  /// The position of a control's image relative to its title; raw values are Apple's.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}
