import Testing
import UIKit

// Style 7: one protocol for views and guides, so that guides are spaces between views.

@MainActor protocol Area {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
}
extension UIView: Area {}
extension UILayoutGuide: Area {}

extension Area {
  func fill(_ other: any Area, by inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
  func center(in other: any Area) {
    centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
  }
}

@MainActor @Suite struct GuideLayoutTests {
  /// Three buttons with four equal gaps: gap = (W − 3 · 40) / 4.
  nonisolated static let widths: [(width: CGFloat, gap: CGFloat)] = [
    (200, 20), (120, 0), (160, 10), (320, 50), (440, 80), (122, 0.5),
  ]
  @Test(arguments: widths) func equalGaps(_ row: (width: CGFloat, gap: CGFloat)) {
    let root = root(row.width, 50)
    let buttons = views(3, in: root)
    let gaps = (0..<4).map { index in
      let gap = UILayoutGuide()
      gap.identifier = "gap \(index)"
      root.addLayoutGuide(gap)
      return gap
    }
    var areas: [any Area] = []
    for (gap, button) in zip(gaps, buttons) { areas += [gap, button] as [any Area] }
    areas.append(gaps[3])
    var edge = root.leadingAnchor
    for area in areas {
      area.leadingAnchor.constraint(equalTo: edge).isActive = true
      area.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      area.heightAnchor.constraint(equalToConstant: 30).isActive = true
      edge = area.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
    for button in buttons { button.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    for gap in gaps.dropFirst() {
      gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true
    }
    let g = row.gap
    check(
      root, buttons, [(g, 0, 40, 30), (2 * g + 40, 0, 40, 30), (3 * g + 80, 0, 40, 30)])
    #expect(gaps[3].layoutFrame.width == g && gaps[0].owningView === root)
  }

  /// Safe area (20, 0, 34, 0) and margins of 8 inside it.
  @Test func systemGuides() {
    let root = root(100, 200)
    root.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let all = views(3, in: root)
    all[0].fill(root.safeAreaLayoutGuide)
    all[1].fill(root.layoutMarginsGuide, by: 2)
    all[2].center(in: root.safeAreaLayoutGuide)
    all[2].widthAnchor.constraint(equalToConstant: 10).isActive = true
    all[2].heightAnchor.constraint(equalToConstant: 6).isActive = true
    // Margins: 8, 28, 8, 42. The middle of 20 … 166 is 93.
    check(root, all, [(0, 20, 100, 146), (10, 30, 80, 126), (45, 90, 10, 6)])
  }

  /// Guides inside guides: each 5 further in.
  @Test func nested() {
    let root = root(100, 60)
    var outer: any Area = root
    for _ in 0..<4 {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      guide.fill(outer, by: 5)
      outer = guide
    }
    let view = views(1, in: root)[0]
    view.fill(outer)
    check(root, [view], [(20, 20, 60, 20)])
  }
}
