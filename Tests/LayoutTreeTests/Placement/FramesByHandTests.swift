import Foundation
import LayoutTree
import Testing

/// A frame set by hand on a view without mask translation stays where no constraint disagrees.
///
/// - SeeAlso: seed 002: "if there are no constraints that involve that view, its size and position will
///   stay the same".
@MainActor struct FramesByHandTests {
  private let root = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = PlainView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
  private static let target = CGRect(x: 17, y: 18, width: 19, height: 20)

  init() {
    view.node.translatesMask = false
    root.insert(view)
  }

  private func layOut() {
    root.layOutAnew()
  }

  @Test(arguments: [false, true])
  func aFrameStays(hasEngine: Bool) {
    if hasEngine {
      let other = PlainView()
      root.insert(other)
      other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    layOut()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
    view.frame = Self.target
    layOut()
    #expect(view.frame == Self.target)
  }

  /// The middle stays where the size of the bounds changes: (7 + 9 / 2, 8 + 10 / 2).
  @Test func boundsStay() {
    layOut()
    view.node.bounds.size = CGSize(width: 5, height: 4)
    layOut()
    #expect(view.frame == CGRect(x: 9, y: 11, width: 5, height: 4))
  }

  @Test(arguments: [false, true]) func siblingsFollow(fromTheStart: Bool) {
    let tied = PlainView()
    root.insert(tied)
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

  /// As pages of a view that scrolls are placed by programs.
  @Test func pagesOfAScrollingView() {
    let scroll = PlainView("scroll", frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.node.trait = .scrollable
    root.insert(scroll)
    let pages = (0..<3).map { _ in PlainView() }
    for page in pages { scroll.insert(page) }
    layOut()
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: 320 * index, y: 0, width: 320, height: 400)
    }
    scroll.node.contentSize = CGSize(width: 960, height: 400)
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
}
