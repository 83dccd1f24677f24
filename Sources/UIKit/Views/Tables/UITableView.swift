internal import Drawing
public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewArrangements

/// A table view: a column of rows in sections.
///
/// Rows come from a data source, or from a document as subviews. Cells exist only for visible rows. An
/// automatic height is measured when a row first becomes visible and is an estimate until then, so
/// `contentSize` changes while a table is scrolled, as on Apple's systems. Headers and footers of a
/// plain table stay visible while their section is. Changes to rows are not animated and reload all
/// cells.
///
/// ```swift
/// let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// table.rowHeight = 50
/// let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
///   UITableViewCell()
/// }
/// var rows = NSDiffableDataSourceSnapshot<Int, Int>()
/// rows.appendSections([0])
/// rows.appendItems(Array(0..<100))
/// source.apply(rows)
/// print(table.contentSize.height, table.numberOfRows(inSection: 0))  // 5000.0 100
/// ```
///
/// - Units: Points, y down; rectangles of rows are in the table's bounds, which scroll.
/// - Errors: An identifier without a registered cell and more than 10,000,000 rows end the program with
///   a text; paths outside of the table give nil or an empty rectangle.
/// - Complexity: Reloading is O(rows), one question for each height; scrolling by a row costs the cells
///   that come, whatever the number of rows.
/// - SeeAlso: Apple, "UITableView"; `Documentation/Decisions/passes.md` has figures.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The position that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The animation of a change to rows; nothing is animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The style.
  open private(set) var style = Style.plain
  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }
  /// The value that selects automatic heights.
  public static let automaticDimension: CGFloat = -1
  /// The default height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The estimated height of rows that were not visible yet, in points; default: 44.
  ///
  /// 0 disables measuring: rows with an automatic height are 44 points high.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The height of headers, in points; automatic fits the header's content, 28 for a text.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The height of footers, in points; automatic as for headers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The estimated height of headers, in points; stored only: headers are measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers, in points; stored only: footers are measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Whether cells' margins keep to the readable width; stored only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells that change their size are measured again; stored only: all are, in the next layout pass.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The kinds of change after which cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// The padding above headers, in points; stored only: the padding is always 0.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators.
  open var separatorColor: UIColor?
  /// The effect on the separators; stored only.
  open var separatorEffect: UIVisualEffect?
  /// The object that provides dragged rows; stored only.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that receives dropped items; stored only.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged; stored only.
  open var dragInteractionEnabled = true
  /// Whether a drag is over the table; always false.
  open var hasActiveDrop: Bool { false }
  /// Whether a row is dragged; always false.
  open var hasActiveDrag: Bool { false }
  /// Whether the focus returns to the row that had it; stored only.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row is selected that gets the focus; stored only.
  open var selectionFollowsFocus = false
  /// Whether rows can get the focus; stored only.
  open var allowsFocus = false
  /// Whether the table is being edited; editing controls are not drawn.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends editing and notifies the visible cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for (path, cell) in rows.shown { prepareEditing(of: cell, at: path, animated: animated) }
  }
  /// Whether rows can be selected during editing; stored only.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing; stored only.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view above the first section, at the table's width and its own height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below the last section, at the table's width and its own height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  /// Whether a document states the rows, so that the data source is not called.
  var isStatic = false
  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Prepares content before it is visible; stored only.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The visible views and the reuse pools.
  let rows = TableRows()

  /// The table view's delegate; not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsChanged()
    }
  }
  /// The rows that a document states.
  var staticRows: StaticRows?
  /// A view behind all cells that fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the content views of cells, headers and footers stay inside the safe area at the sides.
  ///
  /// Groups with round corners as a whole do, whatever this says.
  ///
  /// - SeeAlso: `Rules/Guides.md#lists-and-bars-keep-to-the-safe-area`.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      guard oldValue != insetsContentViewsToSafeArea else { return }
      for cell in visibleCells { cell.placeContent() }
      heightsChanged()
    }
  }
  /// The safe area insets of the table at the sides.
  var coveredSides: (left: CGFloat, right: CGFloat) { (safeAreaInsets.left, safeAreaInsets.right) }
  /// The room at the sides that the content views of rows leave free for the safe area.
  var contentSides: (left: CGFloat, right: CGFloat) {
    insetsContentViewsToSafeArea && style != .insetGrouped ? coveredSides : (0, 0)
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard dataSource != nil else { return }
    for cell in visibleCells { cell.placeContent() }
    setNeedsLayout()
  }
  /// The reference of ``separatorInset``.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  /// The reference of ``separatorInset``: the edges of a cell, or its automatic insets.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The inset that was set; nil uses the cells' margins.
  private var statedSeparatorInset: UIEdgeInsets?
  /// The effective inset that was set; nil uses the cells' own.
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
  /// The insets of the separators, in points; default: the side margin at the left.
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

  /// Registers a cell class for a reuse identifier; cells are created with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cells.register(cellClass, identifier)
  }
  /// Registers a document for a reuse identifier; its first object is the cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cells.register(nib, identifier)
  }
  /// Registers a header and footer class for a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headers.register(aClass, identifier)
  }
  /// Registers a document for a reuse identifier; its first object is the header or footer.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headers.register(nib, identifier)
  }
  /// Returns a reused cell, or a new one of the registered class; nil without either.
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
  /// Returns a reused or new cell for a row; an unregistered identifier ends the program.
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
  /// Returns a reused header or footer, or a new one of the registered class; nil without either.
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

  /// The number of sections.
  open var numberOfSections: Int {
    staticRows?.sections.count ?? rows.arrangement(of: self).sections.count
  }
  /// The number of rows in a section; 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    if let staticRows { return staticRows.rows(in: section).count }
    let sections = rows.arrangement(of: self).sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  /// The cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    staticRows?.cell(at: indexPath) ?? rows.shown[indexPath]
  }
  /// The index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    staticRows?.path(of: cell) ?? rows.shown.first { $0.value === cell }?.key
  }
  /// The index paths of the visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.shown.isEmpty ? nil : rows.shown.keys.sorted()
  }
  /// The visible cells, in order.
  open var visibleCells: [UITableViewCell] {
    rows.shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rectangle of a row in the content, from the known heights; zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    if let staticRows { return staticRows.cell(at: indexPath)?.frame ?? .zero }
    return rows.arrangement(of: self).rect(row: indexPath.row, of: indexPath.section) ?? .zero
  }
  /// The rectangle of a section in the content, including header and footer.
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
  /// The index path of the row at a point of the content; nil without one.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.arrangement(of: self).rows(from: point.y, to: point.y.nextUp).first.map {
      IndexPath(row: $0.row, section: $0.section)
    }
  }

  // MARK: Touch

  private var touchedRow: TouchedRow?
  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedRow == nil, let touch = touches.first else { return }
    touchedRow = TouchedRow(at: touch.location(in: self), in: self)
  }
  /// Ends the highlight where the finger leaves the row's neighbourhood of 10 points.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.start.distance(to: touch.place.now) > 10 else { return }
    touchesCancelled(touches, with: event)
  }
  /// Selects the touched row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let row = touchedRow
    touchedRow = nil
    if let touch = touches.first { row?.lift(touch) }
  }
  /// Ends the highlight of the touched row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedRow?.cancel()
    touchedRow = nil
  }

  /// The header of a section; nil if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section; nil if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Reloads all data and clears the selection; the next layout pass creates the cells.
  open func reloadData() {
    selection.removeAll()
    askAnew()
  }
  private func askAnew() {
    rows.forget(in: self)
    if dataSource != nil { contentSize = rows.contentSize(of: self) }
    setNeedsLayout()
  }
  /// Reloads all data and deselects the rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    indexPaths.forEach { selection.remove($0) }
    askAnew()
  }
  /// Reloads all data and keeps the selection.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAnew() }
  /// Reloads all data and moves the selection with its rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selection.follow(inserted: indexPaths)
    askAnew()
  }
  /// Reloads all data and moves the selection with its rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selection.follow(deleted: indexPaths)
    askAnew()
  }
  /// Reloads all data and moves the selection with its rows.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let isSelected = selection.contains(indexPath)
    selection.follow(deleted: [indexPath])
    selection.follow(inserted: [newIndexPath])
    if isSelected { selection.insert(newIndexPath) }
    askAnew()
  }
  /// Reloads all data and deselects the rows of the sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for path in selection.paths where sections.contains(path.section) { selection.remove(path) }
    askAnew()
  }
  /// Reloads all data and moves the selection with its rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    selection.follow(insertedSections: sections)
    askAnew()
  }
  /// Reloads all data and moves the selection with its rows.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selection.follow(deletedSections: sections)
    askAnew()
  }
  /// Reloads all data and moves the selection with its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    selection.follow(movedSection: section, to: newSection)
    askAnew()
  }
  /// Does nothing: the index is not drawn.
  open func reloadSectionIndexTitles() {}
  /// Begins a group of changes; each takes effect immediately.
  open func beginUpdates() {}
  /// Ends a group of changes and updates the heights.
  open func endUpdates() { heightsChanged() }
  /// Runs the updates, without animation, and calls the completion with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsChanged()
    completion?(true)
  }
  /// Makes updates together; the closure does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Scrolls to a row, without animation.
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

  /// The selected rows, in selection order.
  var selection = SelectedPaths()
  /// Whether the user can select rows; default: true.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection.paths.dropFirst().forEach(forget) } }
  }
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows; nil if the selection is empty.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }
  /// Selects a row, or nothing for nil, without notifying the delegate; an unknown row has no effect.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.paths.forEach(forget) }
    guard (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row) else { return }
    if !allowsMultipleSelection { selection.paths.filter { $0 != indexPath }.forEach(forget) }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { forget(indexPath) }

  private func forget(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    cellForRow(at: path)?.setSelected(false, animated: false)
  }

  package override func offsetDidChange() { if dataSource != nil { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { rows.show(in: self) }
    backgroundView?.frame = bounds
  }

  /// Draws the background unless the table has its own colour.
  open override func draw(_ rect: CGRect) {
    paint { TablePainter(painter: $0, table: self).draw() }
  }
}
