import Foundation
import LayoutTree

/// What tests often ask of a view's node.
extension PlainView {
  /// A view that constraints place, with a natural size on either axis or both.
  convenience init(_ name: String = "view", _ width: CGFloat?, _ height: CGFloat?) {
    self.init(name)
    natural = CGSize(width: width ?? -1, height: height ?? -1)
  }

  var frame: CGRect {
    get { node.frame }
    set { node.frame = newValue }
  }
  var superview: PlainView? { node.parent?.host as? PlainView }
  var subviews: [PlainView] { node.children.compactMap { $0 as? PlainView } }
  var constraints: [NSLayoutConstraint] { node.constraints }

  /// Adds a child, in front of the others unless a place is given.
  func insert(_ child: PlainView, at index: Int? = nil) {
    node.insert(child, at: index ?? node.children.count)
  }

  func layoutIfNeeded() { node.layoutIfNeeded() }

  /// Lays out although nothing asks for it.
  func layOutAnew() {
    node.setNeedsLayout()
    node.layoutIfNeeded()
  }

  /// The size that comes nearest to a target.
  func fitted(
    _ target: CGSize = .zero, _ horizontal: LayoutPriority = .fittingSizeLevel,
    _ vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize { node.fittingSize(target, horizontal, vertical) }
}

extension PlainView: @MainActor Equatable {
  static func == (one: PlainView, other: PlainView) -> Bool { one === other }
}

extension PlainView: CustomStringConvertible {
  nonisolated var description: String { name }
}
