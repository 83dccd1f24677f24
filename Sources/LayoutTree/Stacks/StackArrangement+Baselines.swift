internal import Foundation

extension StackArrangement {
  /// The visible views that have the stack's baselines: the tallest one of a row, the first and the last
  /// one of a column.
  ///
  /// As the frames stand; nil without a visible view.
  ///
  /// - SeeAlso: semantics 10.1.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) {
    let visible = views.filter { !isHidden($0) }
    guard axis == .horizontal else { return (visible.first, visible.last) }
    let tallest = visible.reduce(nil as ViewNode?) { best, view in
      guard let best else { return view }
      // Half a point apart is equal: snapping to pixels must not choose.
      return view.frame.height > best.frame.height + 0.5 ? view : best
    }
    return (tallest, tallest)
  }
}
