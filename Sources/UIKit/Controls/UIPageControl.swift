internal import Drawing
public import Foundation

/// Dots for pages: 7 points wide, 9 apart, with room at the ends.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many dots.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether nothing is shown where there is one page or none.
  open var hidesForSinglePage = false
  /// The size of the dots for some pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: width(ofDots: pageCount) + metrics.pageControlRoom, height: metrics.pageControlHeight)
  }
  private func width(ofDots pageCount: Int) -> CGFloat {
    let count = CGFloat(max(1, pageCount))
    return 7 * count + 9 * (count - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
  /// The dot that is filled.
  open var currentPage = 0
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: numberOfPages)
  }
  private var dotsWidth: CGFloat {
    width(ofDots: numberOfPages)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > 0,
      !hidesForSinglePage || numberOfPages > 1
    else { return }
    let start = bounds.midX - dotsWidth / 2
    // More dots than fit are not seen.
    let first = max(0, Int(cut: Double(((bounds.minX - start) / 16).rounded(.down))))
    let last = min(numberOfPages - 1, first + Int(cut: Double(bounds.width / 16)) + 1)
    guard first <= last else { return }
    for page in first...last {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
      let dot = CGRect(x: start + CGFloat(page) * 16, y: bounds.midY - 3.5, width: 7, height: 7)
      context.fill(dot, radius: 3.5, color.cgColor)
    }
  }
}
