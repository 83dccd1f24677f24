internal import Foundation
internal import IBDocument
internal import LayoutTree

/// The size in which the children of a misplaced macOS root were laid out.
///
/// A root that the tool marks as misplaced had another size when its children got their stored frames. A constraint
/// between a child and the root's far end, together with the child's frame, reveals the position of that end. No other
/// part of the stored frames is used.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#misplaced-roots`.
@MainActor struct MisplacedRoot {
  private let root: ViewElement
  private let views: [String: (view: any ViewHost, element: ViewElement)]

  init(root: ViewElement, views: [(id: String, view: any ViewHost, element: ViewElement)]) {
    self.root = root
    self.views = Dictionary(views.map { ($0.id, ($0.view, $0.element)) }) { first, _ in first }
  }

  /// Restores that size of the root; children keep their positions in its coordinate space.
  func recoverSize(of view: any ViewHost) {
    let node = view.node
    var size = node.frame.size
    if let width = end(.trailing, near: size.width) { size.width = width }
    if let height = end(.top, near: size.height) { size.height = height }
    let resizes = node.resizesChildren
    node.resizesChildren = false
    node.frame.size = size
    node.resizesChildren = resizes
  }

  /// Returns the length of the root along one axis that most of its constraints agree on; nil if it equals the stored
  /// one, up to rounding.
  private func end(_ edge: ConstraintAttribute, near stored: Double) -> Double? {
    var values: [Double] = []
    for constraint in root.constraints {
      guard let second = constraint.second, constraint.relation == .equal, !constraint.isExcluded,
        constraint.multiplier == 1, constraint.priority >= 1000,
        constraint.first.attribute == edge, second.attribute == edge
      else { continue }
      // child = root + constant, or root = child + constant; the constant of a top edge is positive downwards.
      let sign: Double = edge == .top ? -1 : 1
      if second.id == root.id, let place = place(of: constraint.first.id, edge) {
        values.append(place - sign * constraint.constant)
      } else if constraint.first.id == root.id, let place = place(of: second.id, edge) {
        values.append(place + sign * constraint.constant)
      }
    }
    guard let length = FittedEnvironment.mode(of: values, near: stored),
      abs(length - stored) > 1.5
    else { return nil }
    return length
  }

  /// Returns the stored far edge of a direct child's alignment rectangle, from the root's near edge.
  private func place(of id: String, _ edge: ConstraintAttribute) -> Double? {
    guard let (view, element) = views[id], !element.isMisplaced,
      root.children.contains(where: { $0.id == id })
    else { return nil }
    let rect = view.node.nativeAlignmentRect
    return edge == .top ? Double(rect.maxY) : Double(rect.maxX)
  }
}
