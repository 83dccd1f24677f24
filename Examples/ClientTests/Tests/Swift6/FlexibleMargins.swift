import Testing
import UIKit

// Style 6: distances that may be ranges: fixed, at least, at most, with a wish.

enum Distance: Sendable {
  case fixed(CGFloat)
  case atLeast(CGFloat)
  case between(CGFloat, CGFloat)
  case about(CGFloat)
}

extension NSLayoutAnchor where AnchorType == NSLayoutXAxisAnchor {
  @MainActor fileprivate func away(_ distance: Distance, from other: NSLayoutXAxisAnchor) {
    switch distance {
    case .fixed(let length): constraint(equalTo: other, constant: length).isActive = true
    case .atLeast(let length):
      constraint(greaterThanOrEqualTo: other, constant: length).isActive = true
    case .between(let low, let high):
      constraint(greaterThanOrEqualTo: other, constant: low).isActive = true
      constraint(lessThanOrEqualTo: other, constant: high).isActive = true
    case .about(let length):
      let wish = constraint(equalTo: other, constant: length)
      wish.priority = .defaultLow
      wish.isActive = true
    }
  }
}

@MainActor @Suite struct FlexibleMarginTests {
  struct Row: Sendable {
    let left: Distance
    let right: Distance
    let width: CGFloat
    let box: (CGFloat, CGFloat)
  }
  /// In 200, a view of the requested width at 400, its margins as stated.
  nonisolated static let rows = [
    Row(left: .fixed(10), right: .fixed(20), width: 50, box: (10, 170)),
    Row(left: .fixed(10), right: .atLeast(20), width: 50, box: (10, 50)),
    // 200 − 10 − 20 is all there is.
    Row(left: .fixed(10), right: .atLeast(20), width: 500, box: (10, 170)),
    Row(left: .atLeast(10), right: .fixed(20), width: 50, box: (130, 50)),
    Row(left: .atLeast(10), right: .fixed(20), width: 190, box: (10, 170)),
    // 200 − 40 − 60 … 200 − 20 − 60: as near to the wish as the range allows.
    Row(left: .between(20, 40), right: .fixed(60), width: 100, box: (40, 100)),
    Row(left: .between(20, 40), right: .fixed(60), width: 110, box: (30, 110)),
    Row(left: .between(20, 40), right: .fixed(60), width: 500, box: (20, 120)),
    Row(left: .between(20, 40), right: .fixed(60), width: 1, box: (40, 100)),
    // The requested width has a higher priority than the margin.
    Row(left: .about(30), right: .fixed(0), width: 50, box: (150, 50)),
    Row(left: .about(30), right: .atLeast(0), width: 50, box: (30, 50)),
    Row(left: .about(30), right: .atLeast(0), width: 190, box: (10, 190)),
  ]
  @Test(arguments: rows) func margins(_ row: Row) {
    let root = root(200, 20)
    let view = views(1, in: root)[0]
    view.leftAnchor.away(row.left, from: root.leftAnchor)
    root.rightAnchor.away(row.right, from: view.rightAnchor)
    let wish = view.widthAnchor.constraint(equalToConstant: row.width)
    wish.priority = UILayoutPriority(rawValue: 400)
    wish.isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    check(root, [view], [(row.box.0, 0, row.box.1, 20)])
  }
}
