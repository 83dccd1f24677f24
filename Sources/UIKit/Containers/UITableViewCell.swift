internal import Drawing
public import Foundation
internal import ViewCore

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
  open var accessoryType = AccessoryType.none
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Makes a cell with a style and a name for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
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
  }

  /// Called before the cell is used for another row; call super.
  open func prepareForReuse() { isHighlighted = false }
  /// Whether the row is chosen.
  open var isSelected = false
  /// Whether the row is being touched.
  open var isHighlighted = false
  /// Says whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether the row is being touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// How a chosen row would look.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// How a chosen row would look; rows are drawn alike.
  open var selectionStyle = SelectionStyle.default

  /// As wide as asked, and as high as a row whose content states nothing.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TableRows.standardHeight)
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
  private var table: UITableView? {
    var view = superview
    while let above = view {
      if let table = above as? UITableView { return table }
      view = above.superview
    }
    return nil
  }

  /// The ground of grouped rows, the line below the row, and the accessory.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let table = table
    if backgroundColor == nil, let table, table.style != .plain {
      drawGroupedGround(in: context, isRound: table.style == .insetGrouped)
    }
    if table?.separatorStyle ?? .singleLine != .none {
      let thickness = 1 / max(1, hypot(context.userToCanvas.a, context.userToCanvas.b))
      let inset = min(contentView.layoutMargins.left, bounds.width)
      let line = CGRect(
        x: bounds.minX + inset, y: bounds.maxY - thickness, width: bounds.width - inset,
        height: thickness)
      context.fill(line, radius: 0, (table?.separatorColor ?? .separator).cgColor)
    }
    drawAccessory(in: context)
  }

  /// The ground of a row in a group; the first and the last of a group may have round corners.
  private func drawGroupedGround(in context: CGContext, isRound: Bool) {
    let color = UIColor.secondarySystemGroupedBackground.cgColor
    let radius = min(10, bounds.height / 2)
    let rows = superview?.subviews.filter { $0 is UITableViewCell } ?? []
    let isFirst = !rows.contains { abs($0.frame.maxY - frame.minY) < 1 }
    let isLast = !rows.contains { abs($0.frame.minY - frame.maxY) < 1 }
    guard isRound, isFirst || isLast else { return context.fill(bounds, radius: 0, color) }
    context.fill(bounds, radius: radius, color)
    let half = bounds.divided(
      atDistance: bounds.height / 2, from: isFirst ? .maxYEdge : .minYEdge)
    if !(isFirst && isLast) { context.fill(half.slice, radius: 0, color) }
  }

  private func drawAccessory(in context: CGContext) {
    let (x, y) = (bounds.maxX - 20, bounds.midY)
    func polyline(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
      context.line(
        points.map { CGPoint(x: x + $0.0, y: y + $0.1) }, width: 2, color.cgColor)
    }
    func info(_ shift: CGFloat) {
      let circle = CGRect(x: x - 17 - shift, y: y - 11, width: 22, height: 22)
      context.stroke(circle, radius: 11, width: 1.5, tintColor.cgColor)
      TextContent.line("i", size: 15, tintColor.cgColor).draw(in: context, across: circle)
    }
    switch accessoryType {
    case .none: break
    case .checkmark: polyline([(-10, 0), (-6, 5), (3, -6)], tintColor)
    case .detailButton: info(0)
    case .disclosureIndicator: polyline([(-3, -6), (3, 0), (-3, 6)], .systemGray3)
    case .detailDisclosureButton:
      info(16)
      polyline([(-3, -6), (3, 0), (-3, 6)], .systemGray3)
    }
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.viewNode.trait = .cellContent
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    return view
  }
}
