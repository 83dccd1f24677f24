public import Foundation
internal import LayoutTree
internal import ViewArrangements

/// A cell of a table view: standard content in one of four styles, or subviews of ``contentView``.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "person")
/// cell.textLabel?.text = "Ada"
/// cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
/// cell.layoutIfNeeded()
/// print(NSStringFromCGRect(cell.frame))  // {{0, 0}, {320, 44}}
/// print(cell.contentView.frame.width)  // 284.0
/// ```
///
/// - Units: Points, y down; the content view ends before the accessory, which keeps the margin of 16.
/// - Errors: None: `init(coder:)` makes an empty cell, values come from the document.
/// - Complexity: Layout is O(1) for standard content plus measuring its texts; fitting solves the
///   cell's own constraints.
/// - SeeAlso: Apple, "UITableViewCell"; `Rules/DocumentsIOS.md#cell-margins-of-the-canvas`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The style of the standard content.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The accessory at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The reuse identifier.
  open internal(set) var reuseIdentifier: String?
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { placeContent() } }
  /// The accessory at the trailing edge during editing.
  open var editingAccessoryType = AccessoryType.none { didSet { placeContent() } }
  /// The accessory that is drawn now.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  /// The view at the trailing edge that is shown now.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(
    trait: .cellContent, preservesMargins: true)

  /// Creates a cell with a style and a name for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(origin: .zero, size: CellArrangement.standardSize))
    viewNode.margins.standard = MarginModel.cellMargins(tableWidth: 320)
  }
  /// Creates a default cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Creates a default cell with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a cell of a registered class; see `RegisteredClasses`.
  package convenience init(registered style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    viewNode.margins.standard = MarginModel.cellMargins(tableWidth: 320)
  }

  /// Called before the cell is reused; call super.
  open func prepareForReuse() { isHighlighted = false }

  // MARK: Standard content

  /// The style of the standard content.
  var cellStyle = CellStyle.default
  private var existingContent: StandardCellContent?
  /// The labels and the image view of the style, created on first access.
  var standardContent: StandardCellContent {
    if let existingContent { return existingContent }
    let made = StandardCellContent(cell: self)
    existingContent = made
    return made
  }
  /// Whether the standard content was created.
  var hasStandardContent: Bool { existingContent != nil }
  /// The text label, created on first access.
  open var textLabel: UILabel? { standardContent.text }
  /// The detail label; nil in a cell of the style `default`.
  open var detailTextLabel: UILabel? { standardContent.detail }
  /// The image view; nil in a cell of the style `value2`.
  open var imageView: UIImageView? { standardContent.image }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The configuration of the content; nil without one.
  ///
  /// Setting it replaces the content view's subviews by the configuration's view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ConfiguredContent.show(contentConfiguration, in: contentView) }
  }
  /// Whether the content's configuration follows the state; stored only.
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
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Configures the cell for its state before layout; nil leaves it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring.handler }
    set {
      configuring.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var configuring = CellConfiguring<UITableViewCell>()
  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }
  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configuring.request()
    setNeedsLayout()
  }
  /// Configures the cell for a state: does what the handler does.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configuring.handler?(self, state)
  }
  /// Configures the cell where that is asked for.
  func configureIfNeeded() {
    if configuring.take() { updateConfiguration(using: configurationState) }
  }
  /// The default configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Editing

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Whether the table is being edited; editing controls are not drawn.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Sets the editing state; the table calls it for each visible cell.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard edits != editing else { return }
    edits = editing
    exchangeAccessories()
  }
  /// The row's editing style from the delegate, set when editing begins.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the reorder control is visible; stored only.
  open var showsReorderControl = false
  /// Whether the content is indented during editing; stored only.
  open var shouldIndentWhileEditing = true

  // MARK: Accessories and backgrounds

  /// The configuration of the background; nil uses the system's.
  ///
  /// Its colour, corners, border and insets replace ``UIView/backgroundColor`` and the background of cells in
  /// a grouped table.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }

  /// A view at the trailing edge, at its own size; it overrides ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      exchangeAccessories()
    }
  }
  /// A view at the trailing edge during editing, at its own size; it overrides ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      exchangeAccessories()
    }
  }
  /// Adds the accessory view that is shown now, and removes the other one.
  private func exchangeAccessories() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    placeContent()
  }
  /// A view behind all other subviews that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// A view behind the content that fills the cell while the row is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// The separator inset that was set; nil uses the table's.
  var storedSeparatorInset: UIEdgeInsets?
  /// The insets of the separator, in points; default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      storedSeparatorInset = newValue
      setNeedsDisplay()
    }
  }

  /// Places the background views.
  private func placeBackgrounds() {
    CellBackgrounds.place(
      backgroundView, selectedBackgroundView, in: self, isTouched: isSelected || isHighlighted)
    setNeedsDisplay()
  }

  /// Places the content view beside the accessory.
  func placeContent() {
    // On the canvas the content keeps the frame that the document stores.
    guard !viewNode.isDesignTime else { return }
    let arrangement = StandardCellContent.arrangement(of: self)
    if contentView.frame != arrangement.contentFrame {
      contentView.frame = arrangement.contentFrame
    }
    shownAccessoryView?.frame = arrangement.accessoryFrame
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    if !viewNode.isDesignTime {
      let arrangement = StandardCellContent.arrangement(of: self)
      if contentView.frame != arrangement.contentFrame {
        contentView.frame = arrangement.contentFrame
      }
      shownAccessoryView?.frame = arrangement.accessoryFrame
      existingContent?.place(arrangement)
    }
    placeBackgrounds()
  }

  // MARK: Selection

  /// Performs the segue from the cell, if any.
  var tapped: (() -> Void)?
  /// Performs the segue from the detail button, if any.
  var accessoryTapped: (() -> Void)?
  private var selectedState = false
  private var touched = false
  /// Whether the row is selected; the table sets it with ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { touched }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Sets whether the row is selected; call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
    placeBackgrounds()
  }
  /// Sets whether the row is highlighted; call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    touched = highlighted
    placeBackgrounds()
  }
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The style of the selected row; all but `none` are drawn alike.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }

  /// The given width and the height of the style's texts; 44 without texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let existingContent else {
      return CGSize(width: size.width, height: TableRows.standardHeight)
    }
    return CGSize(width: size.width, height: existingContent.height(width: size.width))
  }
  /// The size from the content's constraints; ``sizeThatFits(_:)`` without constraints, so that cells with
  /// manual layout can determine their height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let isConstrained = viewNode.preorder().contains {
      !$0.constraints.isEmpty || $0.arrangement != nil
    }
    guard !isConstrained else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard viewNode.profile.fittedSize == .alignmentRectangle else {
      return sizeThatFits(targetSize)
    }
    return alignmentSize(inFrame: sizeThatFits(frameSize(around: targetSize)))
  }

  /// The table of the cell.
  var table: UITableView? {
    var view = superview
    while let above = view {
      if let table = above as? UITableView { return table }
      view = above.superview
    }
    return nil
  }

  /// Draws the background of grouped and selected rows, the separator and the accessory.
  open override func draw(_ rect: CGRect) {
    paint { CellPainter(painter: $0, cell: self).draw() }
  }

  /// Adopts a view of a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}

extension UITableViewCell: ReconfiguringView {}
