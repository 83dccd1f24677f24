public import Foundation
internal import LayoutTree
internal import ViewArrangements

/// A cell whose content stands in its content view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The cell's standard content.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How rows are kept apart.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The name under which cells of this kind are kept.
  open internal(set) var reuseIdentifier: String?
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { placeContent() } }
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(
    trait: .cellContent, preservesMargins: true)

  /// Makes a cell with a style and a name for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(origin: .zero, size: CellArrangement.standardSize))
    viewNode.margins.standard = MarginModel.cellMargins(tableWidth: 320)
  }
  /// Makes a default cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Makes a default cell with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// How a table makes a cell of a registered class; see `RegisteredClasses`.
  package convenience init(registered style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Makes a cell for an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    viewNode.margins.standard = MarginModel.cellMargins(tableWidth: 320)
  }

  /// Called before the cell is used for another row; call super.
  open func prepareForReuse() { isHighlighted = false }

  // MARK: Standard content

  /// How the texts of the cell stand to each other.
  var cellStyle = CellStyle.default
  private var madeContent: StandardCellContent?
  /// The texts and the picture of the style; made when first asked for.
  var standardContent: StandardCellContent {
    if let madeContent { return madeContent }
    let made = StandardCellContent(cell: self)
    madeContent = made
    return made
  }
  /// Whether the style's texts or picture were asked for.
  var hasStandardContent: Bool { madeContent != nil }
  /// The first text; made when first asked for.
  open var textLabel: UILabel? { standardContent.text }
  /// The second text; nil in a cell of the style `default`.
  open var detailTextLabel: UILabel? { standardContent.detail }
  /// The picture; nil in a cell of the style `value2`.
  open var imageView: UIImageView? { standardContent.image }
  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// What the standard content shows, stated as a value; nil for what was set by hand.
  ///
  /// Setting it puts the configuration's view in the place of all that the content view holds.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ConfiguredContent.show(contentConfiguration, in: contentView) }
  }
  /// What a configuration of the cell's style starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Editing

  /// What a person could do to a row with the table's controls for editing.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Whether the table is being edited; the controls for it are not drawn.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Says whether the table is being edited; called by the table for each cell that is shown.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }
  /// What can be done to the row, as the delegate said when the table began to be edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the grip for moving the row is shown; kept.
  open var showsReorderControl = false
  /// Whether the content is moved in while the table is being edited; kept.
  open var shouldIndentWhileEditing = true

  // MARK: Accessories and grounds

  /// What is behind everything else, stated as a value; nil for the system's.
  ///
  /// Its colour, corners, border and insets are drawn in place of ``UIView/backgroundColor`` and of the ground
  /// that a grouped table gives its cells.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }

  /// A view at the trailing edge, with the size that it has; in the place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      placeContent()
    }
  }
  /// A view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeGrounds()
    }
  }
  /// A view behind the content while the row is chosen or touched, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeGrounds()
    }
  }
  /// The room around the line below the row; nil for the table's.
  var ownSeparatorInset: UIEdgeInsets?
  /// The room at both ends of the line below the row, in points; that of the table unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }

  /// Puts what stands behind the content into its place.
  private func placeGrounds() {
    CellGrounds.place(
      backgroundView, selectedBackgroundView, in: self, isTouched: isSelected || isHighlighted)
    setNeedsDisplay()
  }

  /// Puts the content view beside the accessory.
  func placeContent() {
    // On the canvas the content stays where the document stored it.
    guard !viewNode.isDesignTime else { return }
    let arrangement = StandardCellContent.arrangement(of: self)
    if contentView.frame != arrangement.contentFrame {
      contentView.frame = arrangement.contentFrame
    }
    accessoryView?.frame = arrangement.accessoryFrame
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !viewNode.isDesignTime {
      let arrangement = StandardCellContent.arrangement(of: self)
      if contentView.frame != arrangement.contentFrame {
        contentView.frame = arrangement.contentFrame
      }
      accessoryView?.frame = arrangement.accessoryFrame
      madeContent?.place(arrangement)
    }
    placeGrounds()
  }

  // MARK: Being chosen

  /// What a segue that starts at the cell does.
  var tapped: (() -> Void)?
  /// What a segue that starts at the detail button does.
  var accessoryTapped: (() -> Void)?
  private var chosen = false
  private var touched = false
  /// Whether the row is chosen; the table sets it by ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is being touched.
  open var isHighlighted: Bool {
    get { touched }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Says whether the row is chosen; call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    chosen = selected
    placeGrounds()
  }
  /// Says whether the row is being touched; call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    touched = highlighted
    placeGrounds()
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// How a chosen row looks; all but `none` look alike.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }

  /// As wide as asked, and as high as the texts of the style need; 44 without any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let madeContent else {
      return CGSize(width: size.width, height: TableRows.standardHeight)
    }
    return CGSize(width: size.width, height: madeContent.height(width: size.width))
  }
  /// What the constraints of the content ask for; ``sizeThatFits(_:)`` where there are none, so that cells
  /// that are laid out by hand can say how high they are.
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
    return sizeThatFits(targetSize)
  }

  /// The table around the cell.
  var table: UITableView? {
    var view = superview
    while let above = view {
      if let table = above as? UITableView { return table }
      view = above.superview
    }
    return nil
  }

  /// The ground of grouped and of chosen rows, the line below the row, and the accessory.
  open override func draw(_ rect: CGRect) {
    paint { CellPainter(painter: $0, cell: self).draw() }
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}
