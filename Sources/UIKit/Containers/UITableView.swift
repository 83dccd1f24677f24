internal import Drawing
public import Foundation
internal import ViewCore

/// A column of rows in sections.
///
/// Rows come from a data source, or from a document as subviews. Cells exist only for rows that can be
/// seen. An automatic height is found when a row is first seen and is an estimate until then, so
/// ``contentSize`` grows or shrinks while a table is scrolled, as on Apple's systems. Headers scroll with
/// their sections; changes to rows are never animated and make all cells anew.
///
/// - SeeAlso: Apple, "UITableView".
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How a change of rows would move; nothing moves here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// How the table looks.
  open private(set) var style = Style.plain
  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A height that the constraints inside a row decide.
  public static let automaticDimension: CGFloat = -1
  /// Height of rows that have none of their own, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// A guess at the height of rows that were not seen yet; 44 unless set.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// Height of headers, in points; automatic is what a header's content needs, 28 for a text.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// Height of footers, in points; as with headers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// How rows are kept apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// What stands above the first section; as wide as the table, as high as it is.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// What stands below the last section; as wide as the table, as high as it is.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  /// Whether a document states the rows, so that nobody is asked for them.
  var isStatic = false
  /// Who knows what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Rows, headers and what waits to be used again.
  let rows = TableRows()

  /// Whose delegate also knows about rows.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rows.needsMeasuring()
    setNeedsLayout()
  }
  private func heightsChanged() {
    rows.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Cells

  /// Says which class cells with a name have; they are made by their `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cells.register(cellClass, identifier)
  }
  /// Says which document cells with a name come from: its first object is one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cells.register(
      nib.map { nib in { nib.instantiate(withOwner: nil).first as? UITableViewCell } }, identifier)
  }
  /// Says which class headers and footers with a name have.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headers.register(aClass, identifier)
  }
  /// A cell that is no longer shown, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = rows.cells.make(identifier) {
      cell.reuseIdentifier = identifier
      return cell
    }
    return rows.cells.type(identifier)?.make(.default, identifier)
  }
  /// The same for a row; a name without a registered class ends the program.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  /// A header or footer that is no longer shown, or a new one of the registered class; nil without either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = rows.headers.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return rows.headers.type(identifier)?.make(identifier)
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { rows.arrangement(of: self).sections.count }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = rows.arrangement(of: self).sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  /// The cell of a row that is shown; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.shown[indexPath] }
  /// The row of a cell that is shown; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.shown.first { $0.value === cell }?.key
  }
  /// The rows that are shown, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.shown.isEmpty ? nil : rows.shown.keys.sorted()
  }
  /// The cells that are shown, in order.
  open var visibleCells: [UITableViewCell] {
    rows.shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// A row's rectangle in the content, by heights that are known now; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows.arrangement(of: self).rect(row: indexPath.row, of: indexPath.section) ?? .zero
  }
  /// A section's rectangle in the content, header and footer included.
  open func rect(forSection section: Int) -> CGRect {
    rows.arrangement(of: self).rect(section: section) ?? .zero
  }
  /// The rectangle of a section's header in the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rows.arrangement(of: self).rect(headerOf: section) ?? .zero
  }
  /// The rectangle of a section's footer in the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rows.arrangement(of: self).rect(footerOf: section) ?? .zero
  }
  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.arrangement(of: self).rows(from: point.y, to: point.y.nextUp).first.map {
      IndexPath(row: $0.row, section: $0.section)
    }
  }
  /// The header of a section that is shown; nil for others.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section that is shown; nil for others.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Asks everything anew; cells are made in the next layout pass.
  open func reloadData() {
    rows.forget(in: self)
    if dataSource != nil { contentSize = rows.contentSize(of: self) }
    setNeedsLayout()
  }
  /// Asks everything anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks everything anew.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks everything anew.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks everything anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks everything anew.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks everything anew.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Begins several changes; each is made at once.
  open func beginUpdates() {}
  /// Ends several changes, after which heights are asked anew.
  open func endUpdates() { heightsChanged() }
  /// Makes several changes, each at once, and calls the completion with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsChanged()
    completion?(true)
  }
  /// Scrolls to a row, at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let shown = bounds.inset(by: adjustedContentInset)
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y += rect.minY - shown.minY
    case .middle: contentOffset.y += rect.midY - shown.midY
    case .bottom: contentOffset.y += rect.maxY - shown.maxY
    }
  }
  /// The row that is chosen.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// Chooses a row, without telling anybody.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: animated) }
    indexPathForSelectedRow = indexPath
    guard let indexPath else { return }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// No longer chooses a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  package override func offsetDidChange() { if dataSource != nil { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { rows.show(in: self) }
  }

  /// The ground, where the table has no colour of its own.
  open override func draw(_ rect: CGRect) {
    guard backgroundColor == nil, let context = UIGraphicsGetCurrentContext() else { return }
    let ground: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
    context.fill(bounds, radius: 0, ground.cgColor)
  }
}
