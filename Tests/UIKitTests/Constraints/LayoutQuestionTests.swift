import Foundation
import Testing
import UIKit

/// What views, guides and anchors answer to questions for debugging
/// (`Rules/Messages.md#questions-about-a-layout`, `Rules/Messages.md#the-trace-of-a-tree`).
@MainActor @Suite struct LayoutQuestionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Two labels that hug alike share the slack in any way; one that hugs harder decides it.
  private func row() -> (UILabel, UILabel) {
    let (one, other) = (UILabel(), UILabel())
    for (label, text) in [(one, "Name"), (other, "Number")] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[one][other]|", options: .alignAllTop, metrics: nil,
        views: ["one": one, "other": other])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[one]", metrics: nil, views: ["one": one]))
    return (one, other)
  }

  @Test func viewsSayWhetherTheyAreAmbiguous() {
    let (one, other) = row()
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    #expect(one.widthAnchor.hasAmbiguousLayout && !one.leftAnchor.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let before = one.frame
    one.exerciseAmbiguityInLayout()
    #expect(one.frame.width != before.width && one.frame.maxX == other.frame.minX)
    other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let held = one.frame
    one.exerciseAmbiguityInLayout()
    #expect(one.frame == held)
  }

  @Test func guidesSayWhetherTheyAreAmbiguous() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(!guide.hasAmbiguousLayout)  // It takes no part yet.
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    #expect(guide.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [left, width])
  }

  /// What no program made appears as the system's own, and the same question gets the same objects.
  @Test func whatTheSystemMade() {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let far = label.rightAnchor.constraint(equalTo: root.rightAnchor)
    far.isActive = true
    let all = label.constraintsAffectingLayout(for: .horizontal)
    #expect(all.count == 3 && all.contains(far))
    let name = "UILabel:\(address(label))'Name'"
    let width = String(format: "%g", Double(label.intrinsicContentSize.width))
    #expect(
      all.contains {
        $0.description
          == "<NSContentSizeLayoutConstraint:\(address($0)) \(name).width == \(width) Hug:250 CompressionResistance:750   (active)>"
      })
    #expect(
      all.contains {
        $0.description
          == "<NSLayoutConstraint:\(address($0)) 'UIView-Encapsulated-Layout-Width' UIView:\(address(root)).width == 200   (active)>"
      })
    #expect(label.constraintsAffectingLayout(for: .horizontal) == all)
  }

  /// The form of `Rules/Messages.md#the-trace-of-a-tree` and of public logs, numbers of variables taken out.
  @Test func theTrace() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    let masked = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    for view in [label, masked] { window.addSubview(view) }
    masked.addLayoutGuide(guide)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Name"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: masked.topAnchor),
      guide.leftAnchor.constraint(equalTo: masked.leftAnchor),
      guide.rightAnchor.constraint(equalTo: masked.rightAnchor),
      guide.topAnchor.constraint(equalTo: masked.topAnchor),
    ])
    window.layoutIfNeeded()
    let name = "UILabel:\(address(label))'Name'"
    let gap = "UILayoutGuide:\(address(guide))'gap'"
    let layer = "layer = <CALayer: \(address(masked.layer))>"
    #expect(
      window._autolayoutTrace().replacing(#/{id: \d+}/#, with: "").hasPrefix(
        """
        •UIWindow:\(address(window))
        |   *\(name)- AMBIGUOUS LAYOUT for \(name).minX
        |   +UIView:\(address(masked))
        |   |   *<UILayoutGuide: \(address(guide)) - "gap", layoutFrame = {{0, 0}, {9, 0}}, owningView = <UIView: \(address(masked)); frame = (1 1; 9 9); \(layer)>>- AMBIGUOUS LAYOUT for \(gap).Height

        Legend:
        """))
  }
}
