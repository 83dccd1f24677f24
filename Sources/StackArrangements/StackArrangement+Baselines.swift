internal import Foundation
package import LayoutTree

extension StackArrangement {
  /// The visible views whose baselines the stack adopts: the tallest one of a row, the first and the last one
  /// of a column.
  ///
  /// For the current frames; nil without a visible view.
  ///
  /// - SeeAlso: `Rules/Stacks.md#baselines-of-a-stack`.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) {
    guard axis == .horizontal else {
      return (firstVisible(views), firstVisible(views.lazy.reversed()))
    }
    var tallest: ViewNode?
    for view in views where !isHidden(view) {
      // Half a point apart is equal: snapping to pixels must not choose.
      if let best = tallest, view.frame.height <= best.frame.height + 0.5 { continue }
      tallest = view
    }
    return (tallest, tallest)
  }

  private func firstVisible(_ views: some Sequence<ViewNode>) -> ViewNode? {
    for view in views where !isHidden(view) { return view }
    return nil
  }
}
