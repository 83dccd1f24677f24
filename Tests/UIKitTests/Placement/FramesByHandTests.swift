import Foundation
import Testing
import UIKit

/// A frame set by hand on a view without mask translation stays where no constraint disagrees.
///
/// - SeeAlso: seed 002: "if there are no constraints that involve that view, its size and position will
///   stay the same".
@MainActor struct FramesByHandTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
  private static let target = CGRect(x: 17, y: 18, width: 19, height: 20)

  private enum Way: CaseIterable { case frame, center, bounds }

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  @Test(arguments: [false, true])
  func aFrameStays(hasEngine: Bool) {
    if hasEngine {
      let other = UIView()
      other.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(other)
      other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    layOut()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
    view.frame = Self.target
    layOut()
    #expect(view.frame == Self.target)
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

  @Test(arguments: [false, true]) func siblingsFollow(fromTheStart: Bool) {
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tied)
    NSLayoutConstraint.activate([
      tied.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 4),
      tied.topAnchor.constraint(equalTo: view.topAnchor),
      tied.widthAnchor.constraint(equalTo: view.widthAnchor),
      tied.heightAnchor.constraint(equalToConstant: 5),
    ])
    if fromTheStart {
      view.frame = Self.target
    } else {
      layOut()
      #expect(view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
      #expect(tied.frame == CGRect(x: 20, y: 8, width: 9, height: 5))
      view.frame = Self.target
    }
    layOut()
    #expect(view.frame == Self.target)
    #expect(tied.frame == CGRect(x: 40, y: 18, width: 19, height: 5))
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

  @Test func aConstraintStillWins() {
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    layOut()
    view.frame = Self.target
    layOut()
    #expect(view.frame == CGRect(x: 17, y: 18, width: 50, height: 20))
  }

  /// Apple lays out nothing where only a place changed.
  @Test(arguments: [0.25, 0.5, 3]) func movingLaysNothingOut(by distance: CGFloat) {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let before = [root.layouts, child.layouts]
    root.frame.origin.x += distance
    root.layoutIfNeeded()
    #expect([root.layouts, child.layouts] == before)
    child.frame.origin.y += distance
    root.layoutIfNeeded()
    #expect(child.layouts == before[1])
  }
}
