public import Foundation
package import LayoutTree

/// A button with a title, an image, or both.
///
/// The button places them from its bounds with the rectangle methods, not with constraints.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Open", for: .normal)
/// button.setTitle("Busy", for: .disabled)
/// button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)  // tapped
/// button.isEnabled = false
/// print(button.currentTitle ?? "")  // Busy
/// button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
/// let inside = button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 120, height: 44))
/// print(NSStringFromCGRect(inside))  // {{12, 4}, {96, 36}}
/// ```
///
/// - Units: Points, y down; the rectangle methods take and return rectangles in the button's bounds.
/// - Errors: None: a state without its own title or image shows that of `.normal`.
/// - Complexity: Setting a title or an image is O(1) and invalidates the size; the size measures the
///   title, O(letters).
/// - SeeAlso: Apple, "UIButton"; `Rules/Passes.md#buttons-place-their-parts-from-their-bounds`; heights
///   measured on stored frames.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The type.
  open private(set) var buttonType = ButtonType.custom
  /// The content for each state.
  private(set) var looks = ButtonLooks()
  /// The insets around the content; ignored with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets that move the title; ignored with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets that move the image; ignored with a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// The appearance as one value; nil uses the other properties.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Updates the configuration when the button's state changes; called before layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether the configuration follows the button's state automatically; stored only.
  open var automaticallyUpdatesConfiguration = true
  private var wantsUpdate = false
  /// Requests ``updateConfiguration()`` before the next layout pass.
  open func setNeedsUpdateConfiguration() {
    wantsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configuration for the button's state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private func updateConfigurationIfNeeded() {
    guard wantsUpdate else { return }
    wantsUpdate = false
    updateConfiguration()
  }
  open override var isEnabled: Bool { didSet { stateChanged() } }
  open override var isSelected: Bool { didSet { stateChanged() } }
  open override var isHighlighted: Bool { didSet { stateChanged() } }
  private func stateChanged() {
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentChanged()
  }

  // MARK: Menus and roles

  /// The menu, which ``performPrimaryAction()`` opens.
  open var menu: UIMenu? { didSet { adoptChoice() } }
  /// The order of the menu's elements.
  ///
  /// - SeeAlso: Apple, "UIButton.preferredMenuElementOrder".
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Opens the menu if ``showsMenuAsPrimaryAction``; otherwise performs the primary action.
  ///
  /// A menu is opened in the button's window, after `menuActionTriggered` was sent, and replaces one that is open. See
  /// ``UIWindow/visibleMenu`` and ``UIWindow/tapMenuElement(_:)``.
  ///
  /// - SeeAlso: Apple, "UIControl.performPrimaryAction()".
  open override func performPrimaryAction() {
    guard showsMenuAsPrimaryAction, let menu, isEnabled else { return super.performPrimaryAction() }
    sendActions(for: .menuActionTriggered)
    let overlay = MenuOverlay(menu, of: self, preferredMenuElementOrder)
    overlay.selected = { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction, let menu = self.menu else { return }
      menu.selectAlone(action)
      adoptChoice()
    }
    window?.open(overlay)
  }
  override func didTouchUpInside(_ event: UIEvent?) { performPrimaryAction() }
  override var ownsTaps: Bool { true }
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { adoptChoice() } }
  /// Whether the button shows the selected element of its menu, initially the first.
  ///
  /// Requires ``showsMenuAsPrimaryAction``.
  open var changesSelectionAsPrimaryAction = false { didSet { adoptChoice() } }
  private func adoptChoice() {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let menu,
      let selected = menu.selectedElements.first ?? menu.children.first
    else { return }
    setTitle(selected.title, for: .normal)
    if let image = selected.image { setImage(image, for: .normal) }
  }
  /// The role of a button.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// The role; stored only.
  open var role = Role.normal
  /// Whether the button reacts to a pointer; stored only.
  open var isPointerInteractionEnabled = false
  /// Whether the image is darker while highlighted; stored only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is paler while disabled; stored only.
  open var adjustsImageWhenDisabled = true
  /// Whether images grow with the largest text sizes; stored only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the button glows while highlighted; stored only.
  open var showsTouchWhenHighlighted = false

  /// Creates a button of the system with an image, a target and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if hasGlyph { frame.size = metrics.glyphButtonSize }
  }
  /// Whether the type has its own glyph.
  var hasGlyph: Bool {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
    default: false
    }
  }
  /// Creates a button with a primary action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    adoptAppearance(of: primaryAction)
  }
  /// Creates a system button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  private func adoptAppearance(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Sets the type, as a document does.
  package func setButtonType(_ type: ButtonType) { buttonType = type }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    contentChanged()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { looks.titles[state] }
  /// Sets the attributed title for a state; it overrides the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title
    contentChanged()
  }
  /// The attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.attributedTitles[state]
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    looks.images[state] = image
    contentChanged()
  }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { looks.images[state] }
  /// Sets the background for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgrounds[state] = image
    contentChanged()
  }
  /// The background for a state.
  open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }
  /// Sets the title colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { looks.titleColors[state] = color }
  /// The title colour for a state.
  open func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// Sets the title shadow colour for a state; see the label's `shadowOffset`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks.shadowColors[state] = color
  }
  /// The title shadow colour for a state.
  open func titleShadowColor(for state: State) -> UIColor? { looks.shadowColors[state] }
  /// Sets the symbol configuration for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { looks.symbols[state] = configuration }
  /// The symbol configuration for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    looks.symbols[state]
  }
  /// The symbol configuration for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    looks.symbols.value(in: state)
  }

  /// The title for the current state.
  open var currentTitle: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? looks.titles.value(in: state)
  }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) }
      ?? (configuration?.title == nil ? looks.attributedTitles.value(in: state) : nil)
  }
  /// The image for the current state.
  open var currentImage: UIImage? { configuration?.image ?? looks.images.value(in: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? looks.backgrounds.value(in: state)
  }
  /// The title shadow colour for the current state.
  open var currentTitleShadowColor: UIColor? { looks.shadowColors.value(in: state) }
  /// The title colour for the current state; system buttons use the tint colour, and grey while disabled.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? looks.titleColors[state]
      ?? (isEnabled || buttonType == .custom && configuration == nil ? nil : .tertiaryLabel)
      ?? looks.titleColors.value(in: state) ?? ButtonLabel(button: self).plainColor
  }

  // MARK: Label and image view

  /// The label that shows the title; it has the title immediately and its frame after layout.
  ///
  /// The button reads font, number of lines and line break mode from it.
  open var titleLabel: UILabel? {
    let label = existingTitleLabel ?? makeTitleLabel()
    label.wasAskedFor = true
    return label
  }
  /// The view that shows the image; layout sets its image.
  open var imageView: UIImageView? { existingImageView ?? makeImageView() }
  /// The subtitle label; always nil: the button draws the subtitle itself.
  open var subtitleLabel: UILabel? { nil }
  private(set) var existingTitleLabel: ButtonTitle?
  private(set) var existingImageView: ButtonImage?

  private func makeTitleLabel() -> ButtonTitle {
    let label = ButtonTitle()
    label.lineBreakMode = .byTruncatingMiddle
    existingTitleLabel = label
    showTitle()
    label.button = self
    viewNode.insert(label, at: viewNode.children.count)
    label.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    return label
  }
  /// Updates the label.
  private func showTitle() {
    if let configuration { existingTitleLabel?.follow(configuration) }
    existingTitleLabel?.show(
      currentTitle, currentAttributedTitle, titleFont, currentTitleColor,
      shadow: currentTitleShadowColor)
  }
  private func makeImageView() -> UIImageView {
    let view = ButtonImage()
    view.contentMode = .scaleToFill
    existingImageView = view
    addSubview(view)
    setNeedsLayout()
    return view
  }
  /// Called when a property of the label that affects its lines changed.
  func titleLabelChanged() { contentChanged() }
  /// Called when the label's font was set; nil restores the button's own.
  func titleLabelTook(_ font: UIFont?) {
    storedTitleFont = font
    contentChanged()
  }

  /// The font of the title; default: 18 points, 15 for system buttons, 17 with a configuration.
  package var titleFont: UIFont {
    get {
      storedTitleFont
        ?? .systemFont(ofSize: configuration?.titleSize ?? metrics.titleSize(buttonType))
    }
    set {
      storedTitleFont = newValue
      contentChanged()
    }
  }
  private var storedTitleFont: UIFont?

  /// Updates and places label and image view.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    if let existingTitleLabel {
      showTitle()
      existingTitleLabel.frame = titleRect(forContentRect: content)
    }
    if let existingImageView {
      // Setting the image requests layout again, so set it only if it differs.
      if existingImageView.image !== currentImage { existingImageView.image = currentImage }
      existingImageView.tintColor = ButtonLabel(button: self).imageTint
      existingImageView.frame = imageRect(forContentRect: content)
    }
  }

  /// The mark of a selected system button reaches beyond its title, and glass has a shadow.
  package override var drawsInsideBounds: Bool {
    clipsToBounds || !isSelected && configuration?.fill.isGlass != true
  }
  package override var contentDescription: String? { currentTitle }
  package override var ownAccessibilityLabel: String? { currentTitle }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.button) }

  /// The insets of the background image, or of an image without a title.
  ///
  /// An image beside a title or in a configuration does not contribute insets.
  ///
  /// - SeeAlso: Apple, "UIImage.alignmentRectInsets";
  ///   `Rules/AlignmentRectangles.md#images-bring-their-insets`.
  open override var alignmentRectInsets: UIEdgeInsets {
    if let background = currentBackgroundImage { return background.alignmentRectInsets }
    return loneImageInsets
  }
  /// The insets of an image without a title.
  var loneImageInsets: UIEdgeInsets {
    configuration != nil || currentTitle != nil ? .zero : currentImage?.alignmentRectInsets ?? .zero
  }

  /// The size of text and image side by side.
  ///
  /// Without image and insets, 6 points are added above and below the line and the width is at least 30; a
  /// configuration adds 7 above and below and 12 at the sides.
  ///
  /// Heights are the line rounded up to a point plus 12: 15 points give 30 (69/74), 14 give 29, 17
  /// give 33, 20 give 36, 24 give 41. With insets of 7 and 7 a line of 21 gives 35 (21/21), not 47. A
  /// configuration rounds to pixels: 34⅓ at 3x (8 documents).
  ///
  /// Without a configuration, the button is at least as large as its background image, and nothing is added to the line:
  /// a title of two digits on a picture of 22 × 22 gives 22 × 22; see `Rules/DocumentsIOS.md#background-images-of-buttons`.
  open override var intrinsicContentSize: CGSize { contentSize }

  package override var baseContentSize: CGSize? { contentSize }
  /// Titles of configurations wrap, and the button grows.
  package override var wrapsText: Bool { ButtonMetrics(button: self).wraps }
  private var contentSize: CGSize { ButtonMetrics(button: self).naturalSize }

  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    ButtonMetrics(button: self).baselines
  }

  /// The rectangle of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of image and title: the bounds less the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let inner = bounds.inset(by: contentEdgeInsets)
    guard let configuration else { return inner }
    return inner.inset(
      by: configuration.contentInsets.physical(isRightToLeft: viewNode.isRightToLeft))
  }
  /// The rectangle of the image: before the title unless a configuration places it elsewhere.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = parts(in: contentRect).image
    guard configuration == nil else { return place }
    // A picture is drawn no larger than what its insets leave of the content.
    var rect = place.inset(by: imageEdgeInsets.asShift)
    let room = contentRect.inset(by: imageEdgeInsets)
    if rect.width > room.width {
      (rect.origin.x, rect.size.width) = (room.minX, max(0, room.width))
    }
    if rect.height > room.height {
      (rect.origin.y, rect.size.height) = (room.minY, max(0, room.height))
    }
    return rect
  }
  /// The rectangle of the title: after the image unless a configuration places it elsewhere.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = parts(in: contentRect).title
    return configuration == nil ? place.inset(by: titleEdgeInsets.asShift) : place
  }

  private func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    ButtonMetrics(button: self).parts(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    paint { ButtonPainter(painter: $0, button: self).draw() }
  }

  private func contentChanged() {
    viewNode.invalidateIntrinsicContentSize()
    if existingTitleLabel == nil, currentTitle != nil { _ = makeTitleLabel() } else { showTitle() }
    if existingTitleLabel != nil || existingImageView != nil { setNeedsLayout() }
  }
}

extension UIButton: ReconfiguringView {}
