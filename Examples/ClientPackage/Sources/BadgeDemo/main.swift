import UIKit

// The derivation of what is expected, in points, y down.
//
// Anchors speak of alignment rectangles. The parent has no insets, so its alignment rectangle is its
// bounds, from 0 to 320 and from 0 to 200. The badge's alignment rectangle therefore begins at
// x = 0 + 20 and y = 0 + 30, and as nothing else sizes it, it is as large as intrinsicContentSize
// says, 100 by 40:
//
//     alignment rectangle   (20, 30, 100, 40)
//
// The frame reaches beyond it by the insets: 4 to the left, 12 up, 8 to the right, 6 down:
//
//     frame                 (20 - 4, 30 - 12, 4 + 100 + 8, 12 + 40 + 6) = (16, 18, 112, 58)
//
// In its own bounds (0, 0, 112, 58) the badge finds its plate at (4, 12, 100, 40), whose upper right
// corner is (104, 12). The mark, 16 by 16, has its middle there:
//
//     mark                  (104 - 8, 12 - 8, 16, 16) = (96, 4, 16, 16)
let expected = (
  frame: CGRect(x: 16, y: 18, width: 112, height: 58),
  alignmentRect: CGRect(x: 20, y: 30, width: 100, height: 40),
  mark: CGRect(x: 96, y: 4, width: 16, height: 16)
)

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let badge = BadgeView()
badge.translatesAutoresizingMaskIntoConstraints = false
parent.addSubview(badge)
NSLayoutConstraint.activate([
  badge.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
  badge.topAnchor.constraint(equalTo: parent.topAnchor, constant: 30),
])
parent.layoutIfNeeded()

/// Prints a rectangle; whether it is the expected one to a millionth of a point.
@MainActor func show(_ name: String, _ found: CGRect, _ expected: CGRect) -> Bool {
  print("\(name): (\(found.minX), \(found.minY), \(found.width), \(found.height))")
  let differences = [
    found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
    found.height - expected.height,
  ]
  guard differences.allSatisfy({ abs($0) < 1e-6 }) else {
    print("  expected (\(expected.minX), \(expected.minY), \(expected.width), \(expected.height))")
    return false
  }
  return true
}

let right = [
  show("frame", badge.frame, expected.frame),
  show("alignment rectangle", badge.alignmentRect(forFrame: badge.frame), expected.alignmentRect),
  show("mark in the badge", badge.mark.frame, expected.mark),
]
exit(right.allSatisfy { $0 } ? 0 : 1)
