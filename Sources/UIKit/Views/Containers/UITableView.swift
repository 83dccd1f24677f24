internal import Drawing
public import Foundation
internal import LayoutTree
internal import ViewArrangements

/// A column of rows in sections.
///
/// Rows come from a data source, or from a document as subviews. Cells exist only for rows that can be
/// seen. An automatic height is found when a row is first seen and is an estimate until then, so
/// `contentSize` grows or shrinks while a table is scrolled, as on Apple's systems. Headers and footers of a
/// plain table stay in sight while their section is; changes to rows are never animated and make all cells
/// anew.
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
    alwaysBounceVertical = true
  }
  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }
  /// A height that the constraints inside a row decide.
  public static let automaticDimension: CGFloat = -1
  /// Height of rows that have none of their own, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// A guess at the height of rows that were not seen yet; 44 unless set.
  ///
  /// With zero no cell is asked how high it is, and rows whose height is automatic are 44 high.
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
  /// Room above headers, in points; kept: there is none here, as where programs set it to zero.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// How rows are kept apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether the rows are being edited; the controls for it are not drawn.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends editing, and tells the cells that are shown.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for (path, cell) in rows.shown { prepareEditing(of: cell, at: path, animated: animated) }
  }
  /// Whether rows can be chosen while they are being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are being edited.
  open var allowsMultipleSelectionDuringEditing = false
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

  /// Who knows how high rows are and hears what happens to them; not kept.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsChanged()
    }
  }
  /// The rows that a document states.
  var staticRows: StaticRows?
  /// A view behind everything else, as large as what is seen.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// From where ``separatorInset`` counts.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  /// From where ``separatorInset`` counts: the edges of a cell, or where its line begins by itself.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What was set; nil where cells decide by their margins.
  private var statedSeparatorInset: UIEdgeInsets?
  /// The room at both ends of lines that was asked for; nil for what cells decide.
  var ownSeparatorInset: UIEdgeInsets? {
    guard let stated = statedSeparatorInset else { return nil }
    guard separatorInsetReference == .fromAutomaticInsets else { return stated }
    let automatic = automaticSeparatorInset
    return UIEdgeInsets(
      top: 0, left: automatic.left + stated.left, bottom: 0, right: automatic.right + stated.right)
  }
  private var automaticSeparatorInset: UIEdgeInsets {
    let side = MarginModel.sideMargin(width: bounds.width)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
  }
  /// The room at both ends of the lines between rows, in points; unless set the side margin at the left.
  open var separatorInset: UIEdgeInsets {
    get { statedSeparatorInset ?? automaticSeparatorInset }
    set {
      statedSeparatorInset = newValue
      for cell in visibleCells { cell.setNeedsDisplay() }
    }
  }

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
      fatalError(
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
  open var numberOfSections: Int {
    staticRows?.sections.count ?? rows.arrangement(of: self).sections.count
  }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    if let staticRows { return staticRows.rows(in: section).count }
    let sections = rows.arrangement(of: self).sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  /// The cell of a row that is shown; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    staticRows?.cell(at: indexPath) ?? rows.shown[indexPath]
  }
  /// The row of a cell that is shown; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    staticRows?.path(of: cell) ?? rows.shown.first { $0.value === cell }?.key
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
    if let staticRows { return staticRows.cell(at: indexPath)?.frame ?? .zero }
    return rows.arrangement(of: self).rect(row: indexPath.row, of: indexPath.section) ?? .zero
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

  /// Asks everything anew; cells are made in the next layout pass, and no row is chosen.
  open func reloadData() {
    chosen.removeAll()
    askAnew()
  }
  private func askAnew() {
    rows.forget(in: self)
    if dataSource != nil { contentSize = rows.contentSize(of: self) }
    setNeedsLayout()
  }
  /// Asks everything anew; the rows are no longer chosen.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    indexPaths.forEach { chosen.remove($0) }
    askAnew()
  }
  /// Asks everything anew; what is chosen stays chosen.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAnew() }
  /// Asks everything anew; what is chosen moves along.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    chosen.follow(inserted: indexPaths)
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    chosen.follow(deleted: indexPaths)
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let isChosen = chosen.contains(indexPath)
    chosen.follow(deleted: [indexPath])
    chosen.follow(inserted: [newIndexPath])
    if isChosen { chosen.insert(newIndexPath) }
    askAnew()
  }
  /// Asks everything anew; rows of the sections are no longer chosen.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for path in chosen.paths where sections.contains(path.section) { chosen.remove(path) }
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    chosen.follow(insertedSections: sections)
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    chosen.follow(deletedSections: sections)
    askAnew()
  }
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
  // MARK: Choosing

  /// What is chosen, in the order in which it was.
  var chosen = ChosenPaths()
  /// Whether people can choose rows; true unless set.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { chosen.paths.dropFirst().forEach(forget) } }
  }
  /// The row that was chosen first.
  open var indexPathForSelectedRow: IndexPath? { chosen.paths.first }
  /// The rows that are chosen; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.paths.isEmpty ? nil : chosen.paths }
  /// Chooses a row, or none, without telling the delegate; a row that is not there changes nothing.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return chosen.paths.forEach(forget) }
    guard (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row) else { return }
    if !allowsMultipleSelection { chosen.paths.filter { $0 != indexPath }.forEach(forget) }
    chosen.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// No longer chooses a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { forget(indexPath) }

  private func forget(_ path: IndexPath) {
    guard chosen.contains(path) else { return }
    chosen.remove(path)
    cellForRow(at: path)?.setSelected(false, animated: false)
  }

  package override func offsetDidChange() { if dataSource != nil { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { rows.show(in: self) }
    backgroundView?.frame = bounds
  }

  /// The ground, where the table has no colour of its own.
  open override func draw(_ rect: CGRect) {
    paint { TablePainter(painter: $0, table: self).draw() }
  }
}
