internal import Foundation
internal import ViewArrangements

/// Paints the dots of page controls.
@MainActor struct DotPainter {
  let painter: ControlPainter
  let control: UIPageControl

  /// Paints the dots that fit.
  func draw() {
    let count = control.numberOfPages
    guard count > 0, !control.hidesForSinglePage || count > 1 else { return }
    let arrangement = DotArrangement(bounds: painter.bounds, count: count)
    for place in arrangement.visible {
      let page = painter.isRightToLeft ? count - 1 - place : place
      let color =
        page == control.currentPage
        ? control.currentPageIndicatorTintColor ?? .white
        : control.pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
      painter.fill(arrangement.dot(place), radius: DotArrangement.diameter / 2, color)
    }
  }
}
