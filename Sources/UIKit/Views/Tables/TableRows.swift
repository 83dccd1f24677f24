internal import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
internal import ViewArrangements

/// The visible rows of a table, and the known row heights.
@MainActor final class TableRows {
  /// The reuse pool of cells.
  var cells = ReusePool<UITableViewCell>()
  /// The reuse pool of headers and footers.
  var headers = ReusePool<UITableViewHeaderFooterView>()
  /// The visible cells.
  private(set) var shown: [IndexPath: UITableViewCell] = [:]
  /// The visible headers.
  private(set) var shownHeaders: [Int: UIView] = [:]
  /// The visible footers.
  private(set) var shownFooters: [Int: UIView] = [:]

  /// The heights measured at the current width.
  private var measured: [IndexPath: CGFloat] = [:]
  private var measuredWidth: CGFloat = -1
  private var measuredSides: (left: CGFloat, right: CGFloat) = (0, 0)
  private var arrangement: TableArrangement?
  /// The headers and footers by section, with their heights.
  private var edges: [(header: Edge?, footer: Edge?)] = []
  private struct Edge {
    let view: UIView
    let height: CGFloat
  }

  /// The maximum number of rounds in which corrected heights reveal other rows.
  private static let maximumRounds = 20
  /// The height of a row whose content does not determine one, and the default estimate.
  static let standardHeight = CellArrangement.standardHeight

  /// Discards all cached data.
  func forget(in table: UITableView) {
    for (path, cell) in shown { retire(cell, path, table) }
    shown = [:]
    forgetHeights()
  }
  /// Discards the heights of rows, and headers and footers with their heights.
  func forgetHeights() {
    measured = [:]
    arrangement = nil
    for edge in edges { [edge.header, edge.footer].forEach { $0.map { retire($0.view) } } }
    (shownHeaders, shownFooters, edges) = ([:], [:], [])
  }
  /// Requests a new arrangement with the known heights.
  func needsMeasuring() { arrangement = nil }

  // MARK: Heights

  /// The arrangement for the known heights.
  func arrangement(of table: UITableView) -> TableArrangement {
    let (width, sides) = (table.bounds.width, table.coveredSides)
    if width != measuredWidth || sides != measuredSides {
      (measuredWidth, measuredSides) = (width, sides)
      forgetHeights()
    }
    if let arrangement { return arrangement }
    guard let source = table.dataSource else { return TableArrangement(width: width, sections: []) }
    let count = source.numberOfSections(in: table)
    if edges.isEmpty {
      edges = (0..<RowCount.checked(count, "sections")).map {
        (header(of: $0, in: table), footer(of: $0, in: table))
      }
    }
    let sections = edges.enumerated().map { section, edge in
      TableArrangement.Section(
        header: edge.header?.height ?? 0,
        rows: (0..<RowCount.checked(source.tableView(table, numberOfRowsInSection: section), "rows"))
          .map {
            height(of: IndexPath(row: $0, section: section), in: table)
          },
        footer: edge.footer?.height ?? 0)
    }
    let made = TableArrangement(
      width: width, inset: inset(of: table), top: table.tableHeaderView?.frame.height ?? 0,
      sections: sections)
    arrangement = made
    return made
  }

  /// The insets of groups with round corners at both sides: the margin, inside the safe area.
  private func inset(of table: UITableView) -> (left: CGFloat, right: CGFloat) {
    guard table.style == .insetGrouped else { return (0, 0) }
    let (margin, sides) = (MarginModel.sideMargin(width: table.bounds.width), table.coveredSides)
    return (sides.left + margin, sides.right + margin)
  }

  func contentSize(of table: UITableView) -> CGSize {
    CGSize(
      width: table.bounds.width,
      height: arrangement(of: table).end + (table.tableFooterView?.frame.height ?? 0))
  }

  /// A stated height, else a measured one, else an estimate.
  private func height(of path: IndexPath, in table: UITableView) -> CGFloat {
    let stated = statedHeight(of: path, in: table)
    if stated >= 0 { return stated }
    if let known = measured[path] { return known }
    let estimate = estimate(of: path, in: table)
    return estimate > 0 ? estimate : Self.standardHeight
  }

  private func estimate(of path: IndexPath, in table: UITableView) -> CGFloat {
    table.delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
  }

  /// A stated height; negative if the cell determines it.
  ///
  /// An estimate of 0 disables measuring.
  private func statedHeight(of path: IndexPath, in table: UITableView) -> CGFloat {
    let stated = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return stated < 0 && estimate(of: path, in: table) == 0 ? Self.standardHeight : stated
  }

  private func header(of section: Int, in table: UITableView) -> Edge? {
    edge(
      table.delegate?.tableView(table, viewForHeaderInSection: section),
      table.dataSource?.tableView(table, titleForHeaderInSection: section),
      table.delegate?.tableView(table, heightForHeaderInSection: section)
        ?? table.sectionHeaderHeight, isFooter: false, in: table)
  }
  private func footer(of section: Int, in table: UITableView) -> Edge? {
    edge(
      table.delegate?.tableView(table, viewForFooterInSection: section),
      table.dataSource?.tableView(table, titleForFooterInSection: section),
      table.delegate?.tableView(table, heightForFooterInSection: section)
        ?? table.sectionFooterHeight, isFooter: true, in: table)
  }
  /// A header or footer with its height: a view, else a title, else an empty strip of the stated height.
  private func edge(
    _ view: UIView?, _ text: String?, _ stated: CGFloat, isFooter: Bool, in table: UITableView
  ) -> Edge? {
    view?.viewNode.margins.standard = .cellMargins(of: table)
    let textHeight = table.metrics.sectionTextHeight(
      isAboveGroup: table.style != .plain && !isFooter)
    if let view {
      let height = stated >= 0 ? stated : Self.fit(view, rowWidth(of: table))
      return Edge(view: view, height: height > 0 || stated >= 0 ? height : textHeight)
    }
    if let text {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.viewNode.margins.standard = .cellMargins(of: table)
      view.show(text, isGrouped: table.style != .plain, isFooter: isFooter)
      return Edge(view: view, height: stated >= 0 ? stated : textHeight)
    }
    let height = stated < 0 && table.style != .plain ? table.metrics.groupGap : stated
    return height > 0 ? Edge(view: UIView(), height: height) : nil
  }

  /// The width of rows, headers and footers.
  private func rowWidth(of table: UITableView) -> CGFloat {
    TableArrangement(width: table.bounds.width, inset: inset(of: table), sections: []).width
  }

  private static func fit(_ view: UIView, _ width: CGFloat) -> CGFloat {
    view.fittedFrameSize(CGSize(width: width, height: 0), .required).height
  }

  // MARK: Showing

  /// Creates, measures and places the visible views, and recycles the others.
  func show(in table: UITableView) {
    for _ in 0..<Self.maximumRounds {
      let arrangement = arrangement(of: table)
      let bounds = table.bounds
      var isRight = true
      for (section, row) in arrangement.rows(from: bounds.minY, to: bounds.maxY) {
        let path = IndexPath(row: row, section: section)
        let cell = cell(at: path, in: table)
        guard measured[path] == nil, statedHeight(of: path, in: table) < 0 else { continue }
        let fitted = Self.fit(cell, arrangement.width)
        measured[path] = fitted > 0 ? fitted : Self.standardHeight
        if measured[path] != arrangement.rect(row: row, of: section)?.height { isRight = false }
      }
      if isRight { break }
      self.arrangement = nil
    }
    place(in: table)
  }

  private func cell(at path: IndexPath, in table: UITableView) -> UITableViewCell {
    if let cell = shown[path] { return cell }
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else {
      return UITableViewCell()
    }
    shown[path] = cell
    cell.viewNode.margins.standard = .cellMargins(of: table)
    cell.setSelected(table.selection.contains(path), animated: false)
    if table.isEditing || cell.isEditing {
      table.prepareEditing(of: cell, at: path, animated: false)
    }
    cell.isHidden = false
    table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func place(in table: UITableView) {
    let arrangement = arrangement(of: table)
    let bounds = table.bounds
    let visible = Set(
      arrangement.rows(from: bounds.minY, to: bounds.maxY).map {
        IndexPath(row: $0.row, section: $0.section)
      })
    for (path, cell) in shown {
      if visible.contains(path), let rect = arrangement.rect(row: path.row, of: path.section) {
        cell.frame = rect
      } else {
        shown[path] = nil
        retire(cell, path, table)
      }
    }
    let shownRect = bounds.inset(by: table.adjustedContentInset)
    let sections = arrangement.sections(from: bounds.minY, to: bounds.maxY)
    for (section, edge) in edges.enumerated() {
      let isSeen = sections.contains(section)
      let sticks = table.style == .plain
      let header =
        sticks
        ? arrangement.rect(headerOf: section, stickingTo: shownRect.minY)
        : arrangement.rect(headerOf: section)
      let footer =
        sticks
        ? arrangement.rect(footerOf: section, stickingTo: shownRect.maxY)
        : arrangement.rect(footerOf: section)
      if let header, place(edge.header, at: header, isSeen, &shownHeaders, section, table) {
        edge.header.map {
          table.delegate?.tableView(table, willDisplayHeaderView: $0.view, forSection: section)
        }
      }
      if let footer, place(edge.footer, at: footer, isSeen, &shownFooters, section, table) {
        edge.footer.map {
          table.delegate?.tableView(table, willDisplayFooterView: $0.view, forSection: section)
        }
      }
    }
    if let header = table.tableHeaderView {
      header.frame = arrangement.tableHeader(height: header.frame.height)
    }
    if let footer = table.tableFooterView {
      footer.frame = arrangement.tableFooter(height: footer.frame.height)
    }
    table.contentSize = contentSize(of: table)
  }

  /// Places a header or footer and returns whether it becomes visible.
  private func place(
    _ edge: Edge?, at rect: CGRect, _ isSeen: Bool, _ shown: inout [Int: UIView], _ section: Int,
    _ table: UITableView
  ) -> Bool {
    guard let edge else { return false }
    edge.view.frame = rect
    if isSeen, shown[section] == nil {
      table.addSubview(edge.view)
      shown[section] = edge.view
      return true
    } else if !isSeen, shown[section] != nil {
      edge.view.removeFromSuperview()
      shown[section] = nil
    }
    return false
  }

  private func retire(_ cell: UITableViewCell, _ path: IndexPath, _ table: UITableView) {
    cell.removeFromSuperview()
    cells.put(cell, cell.reuseIdentifier)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView else { return }
    headers.put(view, view.reuseIdentifier)
  }
}

extension ViewInsets {
  /// The margins of cells, headers and footers of a table.
  @MainActor fileprivate static func cellMargins(of table: UITableView) -> ViewInsets {
    MarginModel.cellMargins(tableWidth: table.bounds.width)
  }
}
