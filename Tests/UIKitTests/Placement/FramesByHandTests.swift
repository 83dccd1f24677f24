import Foundation
import Testing
import UIKit

/// A frame set by hand on a view without mask translation stays where no constraint disagrees.
///
/// - SeeAlso: seed 002: "if there are
///   no constraints that involve that view, its size and position will stay the same".
@MainActor struct FramesByHandTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  @Test func centreAndBoundsStay() {
    layOut()
    view.center = CGPoint(x: 100, y: 50)
    layOut()
    #expect(view.center == CGPoint(x: 100, y: 50))
    view.bounds.size = CGSize(width: 30, height: 12)
    layOut()
    #expect(view.frame == CGRect(x: 85, y: 44, width: 30, height: 12))
  }

  @Test func pagesOfAScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.addSubview(scroll)
    let pages = (0..<3).map { _ in UIView() }
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(page)
    }
    layOut()
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: 320 * index, y: 0, width: 320, height: 400)
    }
    scroll.contentSize = CGSize(width: 960, height: 400)
    layOut()
    #expect(pages.map(\.frame.minX) == [0, 320, 640])
    #expect(pages.allSatisfy { $0.frame.size == CGSize(width: 320, height: 400) })
  }
}
