import Foundation
import Testing
import UIKit

/// Asking for a fitting size leaves the layout in force alone, whenever it is asked (semantics 7).
@MainActor @Suite struct FittingInPlaceTests {
  /// A header above a body; the header measures itself whenever the view is laid out.
  final class Page: UIView {
    let header = UILabel()
    let body = UIView()
    var layouts = 0
    var measured = CGSize.zero

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      header.numberOfLines = 0
      header.text = "A header that is too long for one line of a page and wraps"
      for view in [header, body] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        header.leadingAnchor.constraint(equalTo: leadingAnchor),
        header.trailingAnchor.constraint(equalTo: trailingAnchor),
        header.topAnchor.constraint(equalTo: topAnchor),
        body.leadingAnchor.constraint(equalTo: leadingAnchor),
        body.trailingAnchor.constraint(equalTo: trailingAnchor),
        body.topAnchor.constraint(equalTo: header.bottomAnchor),
        body.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      measured = header.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  @Test func measuringWhileLayingOutSettles() {
    let page = Page()
    let log = logged { page.layoutIfNeeded() }
    #expect(log == [])
    #expect(page.layouts == 1)
    let (header, body) = (page.header.frame, page.body.frame)
    #expect(header.width == 200 && header.maxY == body.minY && body.maxY == 300)
    // Narrower, so higher: 120 points take more lines than 200.
    #expect(page.measured.width == 120 && page.measured.height > header.height)
    page.setNeedsLayout()
    page.layoutIfNeeded()
    #expect(page.layouts == 2 && page.header.frame == header && page.body.frame == body)
  }

  /// After measuring, constraints of the tree still change frames without making anything anew.
  @Test func theLayoutInForceGoesOn() {
    let page = Page()
    page.layoutIfNeeded()
    let height = page.body.heightAnchor.constraint(equalToConstant: 100)
    height.priority = .defaultHigh
    height.isActive = true
    page.layoutIfNeeded()
    let before = page.body.frame
    _ = page.header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    page.layouts = 0
    page.layoutIfNeeded()
    #expect(page.layouts == 0 && page.body.frame == before)
    page.frame.size.height = 400
    page.layoutIfNeeded()
    #expect(page.body.frame.maxY == 400)
    #expect(page.header.constraintsAffectingLayout(for: .horizontal).isEmpty == false)
  }

  /// A view that makes its constraints when it is asked for its size.
  final class Late: UIView {
    var isMade = false
    override var intrinsicContentSize: CGSize {
      if !isMade {
        isMade = true
        heightAnchor.constraint(equalToConstant: 33).isActive = true
      }
      return CGSize(width: 44, height: -1)
    }
  }

  @Test func constraintsMadeWhileMeasuringCount() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let late = Late()
    late.translatesAutoresizingMaskIntoConstraints = false
    late.isMade = true
    root.addSubview(late)
    late.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    late.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    late.isMade = false
    _ = late.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect(late.frame == CGRect(x: 0, y: 0, width: 44, height: 33))
  }
}
