internal import IBDocument
internal import LayoutTree

/// The labels of one line whose width nothing else follows: a required equality ties the left end or the centre, none the
/// right end or the width.
///
/// Their natural widths are whole points on the canvas.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#widths-of-loose-labels`.
struct LooseLabels {
  private var labels: Set<String> = []
  private var starts: Set<String> = []
  private var ends: Set<String> = []

  /// Creates the list of the labels below a root.
  init(below root: ViewElement) {
    collect(root, inCell: false)
    for view in root.subtree where !view.isExcluded {
      for constraint in view.constraints where !constraint.isExcluded {
        read(constraint)
      }
    }
  }

  private mutating func collect(_ view: ViewElement, inCell: Bool) {
    let isCell = inCell || [.tableViewCellContentView, .collectionViewCell].contains(view.kind)
    for child in view.children where !child.isExcluded {
      if child.kind == .label, !isCell { labels.insert(child.id) }
      collect(child, inCell: isCell)
    }
  }

  private mutating func read(_ constraint: ConstraintElement) {
    guard constraint.relation == .equal else { return }
    for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
      switch anchor.attribute {
      case .leading, .left, .centerX, .leadingMargin, .leftMargin: starts.insert(anchor.id)
      case .trailing, .right, .width, .trailingMargin, .rightMargin: ends.insert(anchor.id)
      default: break
      }
    }
  }

  /// Notes the labels in the system font at the size that a label begins with.
  @MainActor func note(
    in nib: NibSource, _ views: [(id: String, view: any ViewHost, element: ViewElement)]
  ) {
    let loose = labels.intersection(starts).subtracting(ends)
    for (id, view, label) in views where loose.contains(id) && isStandard(label) {
      nib.note(view) { $0.measuresWholeWidth = true }
    }
  }

  private func isStandard(_ label: ViewElement) -> Bool {
    let font = label.element.child("fontDescription", key: "fontDescription")
    return font?["type"] == "system" && font?["pointSize"] == "17"
  }
}
