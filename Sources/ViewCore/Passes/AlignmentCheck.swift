internal import Foundation
internal import LayoutEngine

/// Looks, after a pass, for views whose alignment functions do not undo each other.
///
/// Off unless somebody switches it on: it calls overrides that layout would not have called.
///
/// - SeeAlso: semantics 5.1-1 and 15-4.
@MainActor enum AlignmentCheck {
  /// Farther apart, in points, two rectangles are not the same; rounding errors of a few operations on
  /// lengths up to 10 000 points are a million times smaller.
  private static let tolerance = 1e-6

  /// Reports each view of a tree that fails, once until it passes.
  static func run(_ root: ViewNode) {
    for node in root.preorder() {
      let mismatch = mismatch(of: node)
      defer { node.hasToldMismatch = mismatch != nil }
      guard let mismatch, !node.hasToldMismatch else { continue }
      LayoutSystem.alignmentMismatchFound?(mismatch)
      LayoutSystem.log(mismatch.message)
    }
  }

  /// From the solved rectangle through the frame back, or from the frame where that is given.
  private static func mismatch(of node: ViewNode) -> AlignmentMismatch? {
    let solved = node.solvedRect
    let rect = solved ?? node.alignmentRect
    let frame = node.host.hostFrame(forAlignmentRect: rect)
    let back = node.host.hostAlignmentRect(forFrame: frame)
    if isNear(back, rect), solved != nil || isNear(frame, node.storedFrame) { return nil }
    return AlignmentMismatch(
      view: node.host, name: node.label, alignmentRect: rect, frame: frame,
      alignmentRectOfFrame: back)
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.origin.x - other.origin.x) <= tolerance
      && abs(one.origin.y - other.origin.y) <= tolerance
      && abs(one.size.width - other.size.width) <= tolerance
      && abs(one.size.height - other.size.height) <= tolerance
  }
}

extension ViewNode {
  /// The alignment rectangle that constraints give the view, in the superview's bounds; nil where its
  /// frame places it.
  fileprivate var solvedRect: CGRect? {
    guard !translatesMask, let parent, let item, let context else { return nil }
    let rect = CGRect(context.engine.alignmentRect(of: item))
    let offset = parent.alignmentOffset(size: parent.storedFrame.size)
    return rect.offsetBy(dx: offset.x, dy: offset.y)
  }
}
