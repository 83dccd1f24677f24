package import Foundation
internal import LayoutEngine

extension ViewNode {
  /// The size of a scroll view's content, in points.
  ///
  /// Constraints to the content determine it; along an axis without them it is the size that was set.
  package var contentSize: CGSize {
    get { contentGuide.frame.size }
    set {
      guard newValue != contentGuide.frame.size, newValue.width.isFinite, newValue.height.isFinite
      else { return }
      contentGuide.frame.size = newValue
      let guide = contentGuide
      guide.enrolments.forEach { $0.engine.setStay(guide.restingRect, for: $1) }
    }
  }
}
