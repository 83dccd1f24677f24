import Foundation
import LayoutTree
import Testing

/// A view without superview and without mask translation has the size that its constraints give it.
@MainActor struct RootWithoutMaskTests {
  /// Fails on the first contradiction.
  private func expectNoConflict(_ body: () -> Void) {
    let old = LayoutProfile.standard.constraintBroken
    LayoutProfile.standard.constraintBroken = { Issue.record("\($0)") }
    defer { LayoutProfile.standard.constraintBroken = old }
    body()
  }

  @Test func itsOwnConstraintsSizeIt() {
    let card = PlainView()
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 90),
    ])
    expectNoConflict { card.layoutIfNeeded() }
    #expect(card.frame == CGRect(x: 0, y: 0, width: 120, height: 90))
  }

  @Test func aWrappingTextSizesIt() {
    let card = PlainView()
    let label = PlainText("A text that needs more than one line", size: 16, wraps: true)
    card.insert(label)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 120),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    ])
    expectNoConflict { card.layoutIfNeeded() }
    // 104 points are 13 characters of 8: "A text that", "needs more", "than one line", 20 points each.
    let lines: CGFloat = 60
    #expect(card.frame.width == 120)
    #expect(card.frame.height == lines + 16)
    #expect(label.frame == CGRect(x: 8, y: 8, width: 104, height: lines))
  }

  @Test func itsNaturalSizeCounts() {
    let label = PlainText("Plumb")
    label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    label.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 50, height: 25))
  }

  @Test func withAMaskTheFrameCounts() {
    let card = PlainView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    let child = PlainView()
    card.insert(child)
    child.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true
    card.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(child.frame.width == 50)
  }
}
