internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree

extension NibSession {
  /// Sets the margins that the element specifies, or the default ones of its kind.
  func configureMargins(_ node: ViewNode, _ element: ViewElement, parent: ViewElement?) {
    let margins = node.margins
    // The root comes first.
    let isNested = views.first?.element.kind != .tableView
    if let preserves = element.preservesSuperviewLayoutMargins {
      margins.preservesSuperview = preserves
    }
    margins.insetsFromSafeArea =
      document.usesSafeAreas && element.insetsLayoutMarginsFromSafeArea != false
    if let explicit = element.explicitMargins {
      if element.directionalLayoutMargins != nil {
        margins.setDirectionalBase(ViewInsets(explicit))
      } else {
        margins.base = ViewInsets(explicit)
      }
    } else if isDesignTime, element.kind == .stackView {
      // On the canvas a stack view's margins are 0 unless it states some: 12 views of 4 repositories.
      margins.base = .zero
    }
    if element.kind == .tableViewCell {
      margins.base = ViewInsets(CellMargins(of: element, in: document, isNested: isNested).cell)
      // The table sets the margins of its cells, regardless of its surroundings.
      margins.preservesSuperview = false
    } else if element.kind == .tableViewCellContentView, let parent {
      let cell = CellMargins(of: parent, in: document, isNested: isNested)
      margins.base = ViewInsets(cell.contentView(element))
      margins.preservesSuperview = false
    }
  }
}
