public import Foundation
internal import LayoutTree

/// A button of any kind, including check boxes and radio buttons.
///
/// ```swift
/// let box = NSButton(checkboxWithTitle: "Snap to grid", target: nil, action: nil)
/// print(box.title, box.state == .on)  // Snap to grid false
/// box.performClick(nil)
/// print(box.state == .on)  // true
/// box.isEnabled = false
/// box.performClick(nil)
/// print(box.state == .on)  // true
/// ```
///
/// - Units: Points; natural sizes are those of the alignment rectangle, without the shadow around it.
/// - Errors: None: a disabled button ignores clicks, and an action that no responder implements is dropped.
/// - Complexity: Setting a property is O(1); the natural width measures the title, O(letters).
/// - SeeAlso: Apple, "NSButton"; `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`,
///   `Rules/DocumentsMacOS.md#generations-of-controls`, `Rules/DocumentsMacOS.md#baselines-of-macos-controls`.
@preconcurrency @MainActor open class NSButton: NSControl {
  /// The behaviour of a button when it is pressed.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }
  /// The appearance of a button's bezel.
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0, rounded = 1, regularSquare = 2, disclosure = 5, shadowlessSquare = 6
    case circular = 7, texturedSquare = 8, helpButton = 9, smallSquare = 10, texturedRounded = 11
    case roundRect = 12, recessed = 13, roundedDisclosure = 14, inline = 15
  }

  /// The title; "Button" by default.
  open var title = "Button" {
    didSet {
      if title != oldValue { (ownAttributedTitle, styledText) = (nil, nil) }
      contentChanged()
    }
  }
  /// The title while the button is on or pressed; empty for the same one.
  open var alternateTitle = "" { didSet { contentChanged() } }
  /// The image while the button is on or pressed; nil for the same one.
  open var alternateImage: NSImage? { didSet { contentChanged() } }
  /// The title with attributes; letters without a font use the button's.
  open var attributedTitle: NSAttributedString {
    get { ownAttributedTitle ?? attributes(title) }
    set {
      title = newValue.string
      ownAttributedTitle = newValue
      styledText = StyledText(newValue, font: font?.descriptor)
    }
  }
  /// The alternate title with attributes.
  open var attributedAlternateTitle: NSAttributedString {
    get { ownAlternateTitle ?? attributes(alternateTitle) }
    set {
      alternateTitle = newValue.string
      ownAlternateTitle = newValue
    }
  }
  private var ownAttributedTitle: NSAttributedString?
  private var ownAlternateTitle: NSAttributedString?
  private func attributes(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: font.map { [.font: $0] } ?? [:])
  }
  /// The title that is shown in the button's state.
  package var shownTitle: String {
    let isOther = (state == .on || isHighlighted) && !alternateTitle.isEmpty
    return isOther && showsAlternates ? alternateTitle : title
  }
  /// The image that is shown in the button's state.
  package var shownImage: NSImage? {
    (state == .on || isHighlighted) && showsAlternates ? alternateImage ?? image : image
  }
  private var showsAlternates: Bool {
    switch buttonType {
    case .toggle, .momentaryChange, .switch, .radio: true
    default: false
    }
  }
  /// The sound of a press; stored only.
  open var sound: NSSound?
  /// The symbol's look; nil for that of the image.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { contentChanged() } }
  /// Whether the button's action destroys data, which its look may show; stored only.
  open var hasDestructiveAction = false
  /// Whether something that is dragged presses the button when it rests above it; stored only.
  open var isSpringLoaded = false
  /// The levels of pressure of an accelerator; stored only.
  open var maxAcceleratorLevel = 2
  /// Whether the border is drawn only while the mouse is inside; stored only.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether the image keeps beside the title at the edge; stored only.
  open var imageHugsTitle = false
  /// Whether the mixed state is one of those that clicks lead to.
  open var allowsMixedState = false
  /// The delay and interval of actions while the button is held, in seconds.
  private var periodicDelay: (delay: Float, interval: Float) = (0.4, 0.075)
  /// Sets the delay and the interval of actions while the button is held; nothing holds it.
  open func setPeriodicDelay(_ delay: Float, interval: Float) { periodicDelay = (delay, interval) }
  /// Reads the delay and the interval of actions while the button is held.
  open func getPeriodicDelay(
    _ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>
  ) {
    (delay.pointee, interval.pointee) = periodicDelay
  }
  /// The modifier keys of the key that presses the button.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Draws the button as pressed or not.
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  /// Changes the state to the next one.
  open func setNextState() { state = stateAfterClick }
  private var stateAfterClick: NSControl.StateValue {
    switch state {
    case .on: allowsMixedState ? .mixed : .off
    case .mixed: .off
    default: .on
    }
  }
  /// The button's look in a toolbar or bar; stored only.
  open var activeCompressionOptions: NSUserInterfaceCompressionOptions { .standardOptions }
  /// Returns the smallest size with some options; the natural one, as nothing is compressed.
  open func minimumSize(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) -> NSSize {
    intrinsicContentSize
  }
  /// Compresses the button; does nothing.
  open func compress(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) {}
  /// The appearance of the bezel.
  open var bezelStyle = BezelStyle.rounded { didSet { contentChanged() } }
  /// Whether the button has a bezel.
  open var isBordered = true { didSet { contentChanged() } }
  private(set) var buttonType = ButtonType.momentaryPushIn
  /// Sets the behaviour of the button when it is pressed.
  open func setButtonType(_ type: ButtonType) {
    buttonType = type
    contentChanged()
  }
  /// The state of a button that toggles.
  open var state = NSControl.StateValue.off { didSet { needsDisplay = true } }
  /// The image.
  open var image: NSImage? { didSet { contentChanged() } }
  /// The position of the image relative to the title.
  open var imagePosition = NSControl.ImagePosition.noImage { didSet { contentChanged() } }
  /// The scaling of an image whose size differs from the button's.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { needsDisplay = true } }
  /// The key that presses the button; the return key makes it the window's default button.
  open var keyEquivalent = "" { didSet { needsDisplay = true } }
  /// The outline of the bezel; stored only.
  open var borderShape = NSControl.BorderShape.automatic
  /// The colour of the bezel; nil for the style's default.
  open var bezelColor: NSColor? { didSet { needsDisplay = true } }
  /// The colour of titles and template images of buttons without a border; nil for the style's default.
  open var contentTintColor: NSColor? { didSet { needsDisplay = true } }
  /// Whether the button draws nothing.
  open var isTransparent = false { didSet { needsDisplay = true } }
  /// The name of an image that the document does not contain; nil in programs.
  var missingImage: DesignTime.NamedImage? { viewNode.designTime?.image }
  /// Whether the image follows the title.
  package var imageFollowsTitle: Bool {
    imagePosition == .imageRight || imagePosition == .imageTrailing
  }
  /// Whether the button shows only its image.
  package var showsOnlyImage: Bool { imagePosition == .imageOnly }

  package override var contentDescription: String? { title }

  /// The image's size, in points; zero without an image.
  package var imageSize: CGSize { image?.size ?? viewNode.designTime?.image?.size ?? .zero }
  /// The text that determines the button's width.
  package var widthDeterminingTitle: CGFloat {
    hasFractionalWidth ? textContent(title).layout().size.width : lineWidth(title)
  }
  /// Whether the width may be fractional, as for push buttons of the current generation.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#equal-fractional-widths`.
  private var hasFractionalWidth: Bool {
    generation == .glass && controlStyle == .push
  }
  private var isTicked: Bool { buttonType == .switch || buttonType == .radio }

  /// The size of the title or image, with the padding of the bezel style.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`.
  open override var intrinsicContentSize: NSSize { contentSize }
  package override var baseContentSize: CGSize? { contentSize }

  private var contentSize: NSSize {
    let style = controlStyle
    let height = ControlHeights.alignmentHeight(style, sizeClass, generation)
    if style == .help || style == .circular {
      return NSSize(width: height ?? 24, height: height ?? 24)
    }
    if bezelStyle == .disclosure { return NSSize(width: 13, height: 13) }
    let image = imageSize
    let text = showsOnlyImage ? 0 : widthDeterminingTitle
    let room = CGFloat(
      text == 0 && image.width > 0
        ? ControlWidths.imagePadding(style, sizeClass, generation)
        : ControlWidths.horizontalPadding(style, sizeClass, generation))
    // Without a title a box to tick is as wide as it is high.
    if isTicked, text == 0, image.width == 0 {
      return NSSize(width: height ?? 16, height: height ?? 16)
    }
    let hasBoth = text > 0 && image.width > 0
    let gap: CGFloat = hasBoth ? 2 : 0
    let line = showsOnlyImage ? 0 : CGFloat(lineHeight)
    let isStacked = hasBoth && (imagePosition == .imageAbove || imagePosition == .imageBelow)
    // A square button has room above and below its title: 24 points with lines of 17, 20 with lines of 14.
    let above: CGFloat = style == .smallSquare && line > 0 ? (line > 14 ? 5 : 4) : 0
    let natural = isStacked ? image.height + gap + line : max(line + above, image.height)
    let content =
      isStacked || imagePosition == .imageOverlaps
      ? max(text, image.width) : text + gap + image.width
    // A box to tick is as high as its title where that is higher.
    let lines = title.split { $0.isNewline }.count
    let least =
      isTicked && text > 0 && (lines > 1 || generation > .aqua)
      ? CGFloat(lineHeight) * CGFloat(lines) : 0
    // Widths are whole points, as every stored natural width of a button is.
    let width =
      showsOnlyImage && style == .square || hasFractionalWidth
      ? content + room : (content + room - 1e-6).rounded(.up)
    return NSSize(width: width, height: height.map { max(CGFloat($0), least) } ?? natural)
  }

  /// Performs a click: a button that toggles changes its state, then the action is sent.
  ///
  /// A radio button turns on, and those of its superview with the same action turn off.
  ///
  /// - SeeAlso: Apple, "NSButton.ButtonType.radio".
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    switch buttonType {
    case .radio:
      for case let other as NSButton in superview?.subviews ?? []
      where other.buttonType == .radio && other.action == action { other.state = .off }
      state = .on
    case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
    default: break
    }
    super.performClick(sender)
  }

  /// Presses the button for the key that does so.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard !keyEquivalent.isEmpty, isEnabled, !isHiddenOrHasHiddenAncestor,
      event.charactersIgnoringModifiers?.lowercased() == keyEquivalent.lowercased(),
      event.modifierFlags.intersection([.command, .option, .control])
        == keyEquivalentModifierMask.intersection([.command, .option, .control])
    else { return super.performKeyEquivalent(with: event) }
    performClick(nil)
    return true
  }
  /// Presses the button for the space key.
  open override func keyDown(with event: NSEvent) {
    if event.characters == " " { performClick(nil) } else { super.keyDown(with: event) }
  }
  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSButton else { return }
    setButtonType(other.buttonType)
    (title, alternateTitle, state) = (other.title, other.alternateTitle, other.state)
    (image, alternateImage) = (other.image, other.alternateImage)
    (imagePosition, imageScaling) = (other.imagePosition, other.imageScaling)
    (bezelStyle, isBordered) = (other.bezelStyle, other.isBordered)
    (isTransparent, keyEquivalent) = (other.isTransparent, other.keyEquivalent)
    allowsMixedState = other.allowsMixedState
    if let text = other.ownAttributedTitle { attributedTitle = text }
  }
  package override class var standardCellClass: NSCell.Type? { NSButtonCell.self }
  package override var ownRole: NSAccessibility.Role? {
    switch buttonType {
    case .switch: .checkBox
    case .radio: .radioButton
    default: .button
    }
  }
  package override var ownLabel: String? { title }
  package override var ownValue: Any? { state.rawValue }
  open override func accessibilityPerformPress() -> Bool {
    performClick(nil)
    return isEnabled
  }

  open override func draw(_ dirtyRect: NSRect) {
    if !isTransparent { paintControl { ButtonPainter(painter: $0, button: self).draw() } }
  }

  package override var controlStyle: ControlStyle {
    if buttonType == .switch { return .checkBox(isTrailing: imageFollowsTitle) }
    if buttonType == .radio { return .radio }
    switch bezelStyle {
    case .automatic, .rounded: return isBordered ? .push : .plain
    case .helpButton: return .help
    case .smallSquare: return isBordered ? .smallSquare : .square
    case .roundRect: return isBordered ? .roundRect : .plain
    case .texturedRounded, .texturedSquare: return isBordered ? .textured : .plain
    case .regularSquare, .shadowlessSquare:
      return isBordered && bezelStyle == .regularSquare ? .bevel : .square
    case .inline: return isBordered ? .inline : .plain
    case .recessed: return isBordered ? .recessed : .plain
    case .circular: return isBordered ? .circular : .plain
    case .disclosure, .roundedDisclosure: return .plain
    }
  }
}

extension NSControl {
  /// An off, on or mixed state.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a state from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A mixed state: −1.
    public static let mixed = StateValue(rawValue: -1)
    /// Off: 0.
    public static let off = StateValue(rawValue: 0)
    /// On: 1.
    public static let on = StateValue(rawValue: 1)
  }
}
