internal import Foundation
internal import IBDocument
internal import LayoutTree

/// The stored widths of views with equal-width constraints.
///
/// A natural width need not be whole, and each edge of a frame is rounded separately, so stored equal widths may differ
/// by a point. If the document's sizes replace natural ones, the mean of these widths is closer to the original width
/// than any of them.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#equal-fractional-widths`.
@MainActor struct SharedWidths {
  private var views: [String: any ViewHost] = [:]
  /// The group of each view, represented by one of its members.
  private var groups: [String: String] = [:]

  init(views: [(id: String, view: any ViewHost, element: ViewElement)]) {
    for (id, view, _) in views where view.node.designTime?.naturalWidth != nil {
      self.views[id] = view
    }
    for (id, _, element) in views {
      for constraint in element.constraints { read(constraint, holder: id) }
    }
  }

  private mutating func read(_ constraint: ConstraintElement, holder: String) {
    guard let second = constraint.second, constraint.first.attribute == .width,
      second.attribute == .width, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.constant == 0, constraint.priority >= 1000, !constraint.isExcluded,
      views[constraint.first.id] != nil, views[second.id] != nil
    else { return }
    let (one, other) = (group(of: constraint.first.id), group(of: second.id))
    if one != other { groups[one] = other }
  }

  private func group(of id: String) -> String {
    var id = id
    while let next = groups[id] { id = next }
    return id
  }

  /// Sets the width of the views in a group whose widths differ by a point to their mean.
  func share() {
    for members in Dictionary(grouping: views.keys, by: group).values where members.count > 1 {
      let nodes = members.compactMap { views[$0]?.node }
      let widths = nodes.compactMap { $0.designTime?.naturalWidth }
      guard let narrowest = widths.min(), let widest = widths.max(), widest - narrowest > 0,
        widest - narrowest <= 1
      else { continue }
      for node in nodes { node.designTime?.naturalWidth = (narrowest + widest) / 2 }
    }
  }
}
