internal import Foundation
internal import LayoutEngine

/// Checks, after a pass, for views whose alignment functions are not inverse, and for insets that are counted
/// twice.
///
/// Off by default: it calls overrides that layout would not have called.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
///   `Rules/AlignmentRectangles.md#intrinsic-sizes-are-sizes-of-the-alignment-rectangle`.
@MainActor enum AlignmentCheck {
  /// The maximum distance, in points, of rectangles that count as equal; rounding errors of a few operations on
  /// lengths up to 10 000 points are a million times smaller.
  private static let tolerance = 1e-6

  /// Reports each view of a tree that fails, once until it passes.
  static func run(_ root: ViewNode) {
    let profile = root.profile
    for node in root.preorder() {
      let mismatches = mismatches(of: node)
      let reported = node.extras?.reportedMismatches ?? []
      for mismatch in mismatches where !reported.contains(mismatch.kind) {
        profile.alignmentMismatchFound?(mismatch)
        profile.log(mismatch.message)
      }
      guard !mismatches.isEmpty || !reported.isEmpty else { continue }
      node.ensuredExtras.reportedMismatches = Set(mismatches.map(\.kind))
    }
  }

  /// The mismatches of a round trip from the solved rectangle through the frame, or from a given frame.
  private static func mismatches(of node: ViewNode) -> [AlignmentMismatch] {
    let solved = node.solvedRect
    let rect = solved ?? node.alignmentRect
    let frame = node.host.hostFrame(forAlignmentRect: rect)
    let back = node.host.hostAlignmentRect(forFrame: frame)
    var kinds: [AlignmentMismatch.Kind] = []
    if !isNear(back, rect) || solved == nil && !isNear(frame, node.storedFrame) {
      kinds.append(.notInverse)
    }
    if countsTwice(
      node, CGSize(width: frame.width - rect.width, height: frame.height - rect.height))
    {
      kinds.append(.insetsCountedTwice)
    }
    // As the view's author counts them.
    func native(_ rect: CGRect) -> CGRect { node.parent?.flipped(rect) ?? rect }
    var mismatches = kinds.map { kind in
      AlignmentMismatch(
        kind: kind, view: node.host.hostObject, name: node.label, alignmentRect: native(rect),
        frame: native(frame), alignmentRectOfFrame: native(back))
    }
    if let container = TouchReach.clippingAncestor(to: node) {
      var lost = AlignmentMismatch(
        kind: .touchesOutsideContainer, view: node.host.hostObject, name: node.label,
        alignmentRect: native(rect), frame: node.nativeFrame, alignmentRectOfFrame: native(back))
      lost.container = (container.host.hostObject, container.label)
      mismatches.append(lost)
    }
    return mismatches
  }

  /// Whether an override enlarges the content by exactly the difference of frame and alignment rectangle.
  private static func countsTwice(_ node: ViewNode, _ added: CGSize) -> Bool {
    guard let content = node.host.hostOwnContentSize else { return false }
    let stated = node.host.hostIntrinsicContentSize
    func isAdded(_ length: CGFloat, _ own: CGFloat, _ insets: CGFloat) -> Bool {
      abs(insets) > tolerance && abs(length - own - insets) <= tolerance
    }
    return isAdded(stated.width, content.width, added.width)
      || isAdded(stated.height, content.height, added.height)
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.origin.x - other.origin.x) <= tolerance
      && abs(one.origin.y - other.origin.y) <= tolerance
      && abs(one.size.width - other.size.width) <= tolerance
      && abs(one.size.height - other.size.height) <= tolerance
  }
}

extension ViewNode {
  /// The alignment rectangle solved by constraints, in the superview's bounds; nil for a view that its frame
  /// positions.
  fileprivate var solvedRect: CGRect? {
    guard !translatesMask, let parent, let item, let context else { return nil }
    let rect = CGRect(context.engine.alignmentRect(of: item))
    let offset = parent.alignmentOffset(size: parent.storedFrame.size)
    return rect.offsetBy(dx: offset.x, dy: offset.y)
  }
}
