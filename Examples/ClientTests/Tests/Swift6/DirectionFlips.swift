import Testing
import UIKit

// Style 4: one description, read from either side: leading, trailing and what follows from the direction.

struct ReadingInsets {
  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension UIView {
  fileprivate var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  fileprivate func pinned(_ insets: ReadingInsets, width: CGFloat?) {
    guard let superview else { return }
    leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.start).isActive =
      true
    if let width {
      widthAnchor.constraint(equalToConstant: width).isActive = true
    } else {
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -insets.end).isActive =
        true
    }
    topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
    heightAnchor.constraint(equalToConstant: 10).isActive = true
  }
  fileprivate func edge(start: CGFloat, end: CGFloat) -> UIEdgeInsets {
    isReversed
      ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }
}

@MainActor @Suite struct DirectionFlipTests {
  struct Row: Sendable {
    let insets: (CGFloat, CGFloat)
    let width: CGFloat?
    let left: CGFloat
    let right: CGFloat
    let length: CGFloat
  }
  /// In 300: from the left at `start`, from the right at 300 − start − length.
  nonisolated static let rows = [
    Row(insets: (10, 0), width: 50, left: 10, right: 240, length: 50),
    Row(insets: (0, 0), width: 300, left: 0, right: 0, length: 300),
    Row(insets: (30, 20), width: nil, left: 30, right: 20, length: 250),
    Row(insets: (-10, 5), width: nil, left: -10, right: 5, length: 305),
    Row(insets: (100, 100), width: nil, left: 100, right: 100, length: 100),
    Row(insets: (1, 299), width: 2, left: 1, right: 297, length: 2),
  ]
  @Test(arguments: rows, [false, true]) func flips(_ row: Row, isReversed: Bool) {
    let root = root(300, 20)
    root.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    let view = views(1, in: root)[0]
    view.semanticContentAttribute = root.semanticContentAttribute
    view.pinned(ReadingInsets(start: row.insets.0, end: row.insets.1), width: row.width)
    check(root, [view], [(isReversed ? row.right : row.left, 0, row.length, 10)])
    let insets = view.edge(start: 3, end: 7)
    #expect(insets.left == (isReversed ? 7 : 3) && insets.right == (isReversed ? 3 : 7))
  }

  /// Margins in reading direction: 12 at the start, 4 at the end of 200.
  @Test(arguments: [false, true]) func margins(isReversed: Bool) {
    let root = root(200, 50)
    root.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 12, bottom: 2, trailing: 4)
    let view = views(1, in: root)[0]
    view.semanticContentAttribute = root.semanticContentAttribute
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    check(root, [view], [(isReversed ? 4 : 12, 1, 184, 47)])
  }
}
