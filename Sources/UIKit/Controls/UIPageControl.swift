public import Foundation
internal import ViewArrangements

/// A row of dots, one per page: 7 points wide, 9 apart, with padding at the ends.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the control is hidden if there is at most one page.
  open var hidesForSinglePage = false
  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: DotArrangement.width(ofDots: pageCount) + metrics.pageControlRoom,
      height: metrics.pageControlHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
  /// The index of the current page.
  open var currentPage = 0
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: numberOfPages)
  }

  /// Goes to the page before or after the current one, by the half that is touched, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self) else { return }
    let isForth = (place.x > bounds.midX) != viewNode.isRightToLeft
    let page = min(max(currentPage + (isForth ? 1 : -1), 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    sendValueActions()
  }
  override var ownsTaps: Bool { true }

  open override func draw(_ rect: CGRect) {
    paint { DotPainter(painter: $0, control: self).draw() }
  }
}
