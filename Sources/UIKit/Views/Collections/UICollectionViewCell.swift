internal import Foundation

/// A cell of a collection view.
///
/// - SeeAlso: Apple, "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(trait: .cellContent)
  /// Whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet {
      placeBackgrounds()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether the item is highlighted; set by the collection view.
  open var isHighlighted = false {
    didSet {
      placeBackgrounds()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Performs the segue from the cell, if any.
  var tapped: (() -> Void)?
  /// A view behind all other subviews that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// A view behind the content that fills the cell while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// The configuration of the content view; nil without one.
  ///
  /// Setting it replaces the content view's subviews by the configuration's view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ConfiguredContent.show(contentConfiguration, in: contentView) }
  }

  /// The configuration of the background; nil without one.
  ///
  /// It is drawn behind the content instead of ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  private var configured: ConfiguredBackground?
  /// The configuration that is drawn.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Shows or removes the view of the background's configuration.
  private func placeConfiguredBackground() {
    guard let shown = shownBackground else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    let view = configured ?? ConfiguredBackground(frame: bounds)
    configured = view
    view.configuration = shown
    if subviews.first !== view { insertSubview(view, at: 0) }
    if view.frame != bounds { view.frame = bounds }
    place(view)
  }
  /// Adjusts the view of the background to the cell's place.
  func place(_ background: UIView) {}
  /// Whether the content's configuration follows the state; a handler or an override does it in any case.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.isAutomatic }
    set { configuring.isAutomatic = newValue }
  }
  /// Whether the background's configuration follows the state; stored only.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuring.isAutomaticBelow }
    set { configuring.isAutomaticBelow = newValue }
  }
  /// A closure that configures the cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  /// Configures the cell for its state before layout; nil leaves it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring.handler }
    set {
      configuring.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var configuring = CellConfiguring<UICollectionViewCell>()
  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configuring.request()
    setNeedsLayout()
  }
  /// Configures the cell for a state: its content, and what the handler does.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
      state.isSelected || state.isHighlighted
    {
      contentConfiguration = content.updated(for: state)
    }
    configuring.handler?(self, state)
  }
  private func configureIfNeeded() {
    if configuring.take() { updateConfiguration(using: configurationState) }
  }

  private func placeBackgrounds() {
    CellBackgrounds.place(
      backgroundView, selectedBackgroundView, in: self, isTouched: isSelected || isHighlighted)
  }
  /// Called before the cell is reused; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }
  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    placeBackgrounds()
    placeConfiguredBackground()
  }

  /// Adopts a view of a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}

extension UICollectionViewCell: ReconfiguringView {}
