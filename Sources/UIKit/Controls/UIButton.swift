public import Foundation
package import LayoutTree

/// A title, an image, or both, to be tapped.
///
/// The button places them itself from its bounds, by the rectangle methods, not by constraints.
///
/// - SeeAlso: Apple, "UIButton"; `Rules/Passes.md#buttons-place-their-parts-from-their-bounds`; heights
///   measured on stored frames.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The look.
  open private(set) var buttonType = ButtonType.custom
  /// What was set for each state.
  private(set) var looks = ButtonLooks()
  /// Distances around all content; a configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Shift of the title; not with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Shift of the image; not with a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// How the button looks, all of it in one value; nil leaves that to the other properties.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Changes the configuration when the button's state changes; called before it is laid out.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What changes a configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether the configuration would follow the button's state by itself; it does not here.
  open var automaticallyUpdatesConfiguration = true
  private var wantsUpdate = false
  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    wantsUpdate = true
    setNeedsLayout()
  }
  /// Changes the configuration to what the button's state asks for; calls the handler.
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

  /// What can be chosen; nobody opens it here.
  open var menu: UIMenu? { didSet { takeChoice() } }
  /// Whether touching the button opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { takeChoice() } }
  /// Whether the button shows what is chosen in its menu, at first its first element, where touching it opens the
  /// menu.
  open var changesSelectionAsPrimaryAction = false { didSet { takeChoice() } }
  private func takeChoice() {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let menu,
      let chosen = menu.selectedElements.first ?? menu.children.first
    else { return }
    setTitle(chosen.title, for: .normal)
    if let image = chosen.image { setImage(image, for: .normal) }
  }
  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// What the button is for.
  open var role = Role.normal
  /// Whether the button reacts to a pointer; there is none here.
  open var isPointerInteractionEnabled = false
  /// Whether the image becomes darker while touched; nobody touches it here.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image becomes paler while switched off; it does not here.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while touched; nobody touches it here.
  open var showsTouchWhenHighlighted = false

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if hasGlyph { frame.size = metrics.glyphButtonSize }
  }
  /// Whether the type comes with a picture of its own.
  var hasGlyph: Bool {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
    default: false
    }
  }
  /// Makes a system button that does something when it is touched.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    takeLook(of: primaryAction)
  }
  /// Makes a system button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  private func takeLook(of action: UIAction?) {
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
  /// Sets the title for a state, in several looks; it goes before that of one look.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title
    contentChanged()
  }
  /// The title for a state, in several looks.
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
  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { looks.titleColors[state] = color }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// Sets the colour of the title's shadow for a state; see the label's `shadowOffset`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks.shadowColors[state] = color
  }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { looks.shadowColors[state] }
  /// Sets size and weight of a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { looks.symbols[state] = configuration }
  /// Size and weight of a symbol for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    looks.symbols[state]
  }
  /// Size and weight of the symbol that is shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    looks.symbols.shown(in: state)
  }

  /// The title that is shown.
  open var currentTitle: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? looks.titles.shown(in: state)
  }
  /// The title that is shown, where it has several looks.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) }
      ?? (configuration?.title == nil ? looks.attributedTitles.shown(in: state) : nil)
  }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? looks.images.shown(in: state) }
  /// The background that is shown.
  open var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? looks.backgrounds.shown(in: state)
  }
  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { looks.shadowColors.shown(in: state) }
  /// The title's colour that is shown; the tint for system buttons, grey while they are switched off.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? looks.titleColors[state]
      ?? (isEnabled || buttonType == .custom && configuration == nil ? nil : .tertiaryLabel)
      ?? looks.titleColors.shown(in: state) ?? ButtonLabel(button: self).plainColor
  }

  // MARK: Label and image view

  /// The label that shows the title; it has the title at once, and its place after layout.
  ///
  /// Font, number of lines and line breaks are read from it.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel ?? makeTitleLabel()
    label.wasAskedFor = true
    return label
  }
  /// The view that shows the image; it is given the image before it is laid out.
  open var imageView: UIImageView? { madeImageView ?? makeImageView() }
  /// A smaller label below the title; a button with a subtitle draws that itself.
  open var subtitleLabel: UILabel? { nil }
  private(set) var madeTitleLabel: ButtonTitle?
  private(set) var madeImageView: ButtonImage?

  private func makeTitleLabel() -> ButtonTitle {
    let label = ButtonTitle()
    label.lineBreakMode = .byTruncatingMiddle
    madeTitleLabel = label
    showTitle()
    label.button = self
    viewNode.insert(label, at: viewNode.children.count)
    label.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    return label
  }
  /// Gives the label what it shows.
  private func showTitle() {
    madeTitleLabel?.show(
      currentTitle, currentAttributedTitle, titleFont, currentTitleColor,
      shadow: currentTitleShadowColor)
  }
  private func makeImageView() -> UIImageView {
    let view = ButtonImage()
    view.contentMode = .scaleToFill
    madeImageView = view
    addSubview(view)
    setNeedsLayout()
    return view
  }
  /// The label's lines changed.
  func titleLabelChanged() { contentChanged() }
  /// The label was given a font; nil restores the button's own.
  func titleLabelTook(_ font: UIFont?) {
    ownTitleFont = font
    contentChanged()
  }

  /// The font of the title: 18 points, 15 for system buttons, 17 with a configuration, unless set.
  package var titleFont: UIFont {
    get {
      ownTitleFont
        ?? .systemFont(ofSize: configuration?.titleSize ?? metrics.titleSize(buttonType))
    }
    set {
      ownTitleFont = newValue
      contentChanged()
    }
  }
  private var ownTitleFont: UIFont?

  /// Gives label and image view what they show, and places them.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    if let madeTitleLabel {
      showTitle()
      madeTitleLabel.frame = titleRect(forContentRect: content)
    }
    if let madeImageView {
      // A new image asks for layout again.
      if madeImageView.image !== currentImage { madeImageView.image = currentImage }
      madeImageView.tintColor = ButtonLabel(button: self).imageTint
      madeImageView.frame = imageRect(forContentRect: content)
    }
  }

  package override var contentDescription: String? { currentTitle }
  package override var ownAccessibilityLabel: String? { currentTitle }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.button) }

  /// The insets of the background image, or of an image that stands alone; an image beside a title, or
  /// one in a configuration, leaves the button's edges where they are.
  ///
  /// - SeeAlso: Apple, "UIImage.alignmentRectInsets";
  ///   `Rules/AlignmentRectangles.md#images-bring-their-insets`.
  open override var alignmentRectInsets: UIEdgeInsets {
    if let background = currentBackgroundImage { return background.alignmentRectInsets }
    return loneImageInsets
  }
  /// The insets of an image that stands alone.
  var loneImageInsets: UIEdgeInsets {
    configuration != nil || currentTitle != nil ? .zero : currentImage?.alignmentRectInsets ?? .zero
  }

  /// Text beside image; 6 points above and below the line and at least 30 wide where there is neither an
  /// image nor an inset; 7 and 12 around it under a configuration.
  ///
  /// Heights are the line rounded up to a point plus 12: 15 points give 30 (69/74), 14 give 29, 17
  /// give 33, 20 give 36, 24 give 41. With insets of 7 and 7 a line of 21 gives 35 (21/21), not 47. A
  /// configuration rounds to pixels: 34⅓ at 3x (8 documents).
  open override var intrinsicContentSize: CGSize { contentSize }

  package override var ownContentSize: CGSize? { contentSize }
  private var contentSize: CGSize { ButtonMetrics(button: self).naturalSize }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let baseline = ButtonMetrics(button: self).baseline
    return (baseline, baseline)
  }

  /// Where the background is drawn; the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where image and title stand; the bounds less the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let inner = bounds.inset(by: contentEdgeInsets)
    guard let configuration else { return inner }
    return inner.inset(
      by: configuration.contentInsets.physical(isRightToLeft: viewNode.isRightToLeft))
  }
  /// Where the image stands: before the title, unless a configuration says otherwise.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = parts(in: contentRect).image
    return configuration == nil ? place.inset(by: imageEdgeInsets.asShift) : place
  }
  /// Where the title stands: after the image, unless a configuration says otherwise.
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
    if madeTitleLabel == nil, currentTitle != nil { _ = makeTitleLabel() } else { showTitle() }
    if madeTitleLabel != nil || madeImageView != nil { setNeedsLayout() }
  }
}
