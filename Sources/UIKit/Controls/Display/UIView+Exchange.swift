internal import Foundation

extension UIView {
  /// Exchanges two subviews; indices count from the back.
  ///
  /// Has no effect if an index is out of range or both are equal.
  ///
  /// Source: Apple, "exchangeSubview(at:withSubviewAt:)".
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    guard index1 != index2, views.indices.contains(index1), views.indices.contains(index2) else {
      return
    }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    insertSubview(views[upper], at: lower)
    insertSubview(views[lower], at: upper + 1)
  }
}
