import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Which constraints hold a view, those of the system among them
/// (`Rules/Messages.md#questions-about-a-layout`, `Rules/Guides.md#anchors-make-inactive-constraints`).
@MainActor @Suite struct HoldingConstraintsTests {
  let family = Family()

  @Test func whatHoldsAView() {
    NSLayoutConstraint.activate([
      family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor, constant: 10),
      family.a.topAnchor.constraint(equalTo: family.root.topAnchor),
      family.a.heightAnchor.constraint(equalToConstant: 20),
      family.a.widthAnchor.constraint(equalToConstant: 50),
    ])
    let (left, top, height) = (
      family.root.constraints[0], family.root.constraints[1], family.a.constraints[0]
    )
    let width = family.a.constraints[1]
    #expect(Set(family.a.node.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(Set(family.a.node.constraintsAffectingLayout(for: .vertical)) == [top, height])
    #expect(family.a.leftAnchor.constraintsAffectingLayout == [left])
    #expect(family.b.node.constraintsAffectingLayout(for: .horizontal).isEmpty)
    // Through another view, and only what counts.
    let gap = family.b.leftAnchor.constraint(equalTo: family.a.rightAnchor, constant: 5)
    let same = family.b.widthAnchor.constraint(equalTo: family.a.widthAnchor)
    let lost = family.b.widthAnchor.constraint(equalToConstant: 7)
    lost.priority = .defaultHigh
    NSLayoutConstraint.activate([gap, same, lost])
    #expect(
      Set(family.b.node.constraintsAffectingLayout(for: .horizontal)) == [left, width, gap, same])
    let guide = GuideNode(kind: .custom)
    family.root.node.addGuide(guide)
    let tied = guide.topAnchor.constraint(equalTo: family.a.bottomAnchor)
    let tall = guide.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([tied, tall])
    #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == [top, height, tied, tall])
  }

  /// What no program made appears as the system's own, and the same question gets the same objects.
  @Test func whatTheSystemMade() {
    // Four characters of 10 points.
    let label = PlainText("Name")
    family.root.insert(label)
    let far = label.rightAnchor.constraint(equalTo: family.root.rightAnchor)
    far.isActive = true
    let all = label.node.constraintsAffectingLayout(for: .horizontal)
    #expect(all.count == 3 && all.contains(far))
    #expect(
      all.contains {
        $0.description
          == "<NSContentSizeLayoutConstraint:\(address($0)) Name.width == 40 Hug:250 CompressionResistance:750   (active)>"
      })
    #expect(
      all.contains {
        $0.description
          == "<NSLayoutConstraint:\(address($0)) 'UIView-Encapsulated-Layout-Width' R.width == 200   (active)>"
      })
    #expect(label.node.constraintsAffectingLayout(for: .horizontal) == all)
  }

  /// Guides of the system as public logs have them: near edges child first, far edges owner first.
  @Test func guidesOfTheSystemArePrinted() {
    family.a.node.margins.base = ViewInsets(top: 10, left: 3, bottom: 9, right: 4)
    let guide = family.a.node.margins.marginsGuide
    family.a.node.translatesMask = true
    family.a.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    NSLayoutConstraint.activate([
      family.inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      family.inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      family.inner.topAnchor.constraint(equalTo: guide.topAnchor),
      family.inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let texts = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      family.inner.node.constraintsAffectingLayout(for: axis).map { constraint in
        constraint.description
          .replacingOccurrences(of: "UILayoutGuide:\(address(guide))", with: "G")
          .replacingOccurrences(of: ":\(address(constraint))", with: "")
      }
    }
    let body = "G'UIViewLayoutMarginsGuide'"
    for text in [
      "'UIView-leftMargin-guide-constraint' H:|-(3)-[\(body)](LTR)",
      "'UIView-rightMargin-guide-constraint' H:[\(body)]-(4)-|(LTR)",
      "'UIView-topMargin-guide-constraint' V:|-(10)-[\(body)]",
      "'UIView-bottomMargin-guide-constraint' V:[\(body)]-(9)-|",
    ] {
      #expect(texts.contains("<NSLayoutConstraint \(text)   (active, names: '|':A )>"))
    }
  }
}
