import UIKit

/// One picture of the catalogue.
@MainActor struct Artwork {
  /// The image set.
  let set: String
  /// The file without scale and ending.
  let name: String
  /// In points, with all ornaments.
  let size: CGSize
  /// Draws it, y down.
  let draw: @MainActor (CGContext) -> Void

  /// All of them.
  static let all = [
    bubble("Bubble", UIColor(red: 1, green: 1, blue: 1, alpha: 1), shadow: 0.35),
    bubble("Bubble-dark", UIColor(red: 0.2, green: 0.23, blue: 0.3, alpha: 1), shadow: 0.8),
    Artwork(set: "Badge", name: "Badge", size: CGSize(width: 72, height: 72), draw: badge),
    Artwork(set: "Arrow", name: "Arrow", size: CGSize(width: 28, height: 20), draw: arrow),
  ]

  /// A plate of 40 points with a shadow around it, most of it below; its corners have a radius of 10.
  private static func bubble(_ name: String, _ color: UIColor, shadow: CGFloat) -> Artwork {
    Artwork(set: "Bubble", name: name, size: CGSize(width: 56, height: 56)) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 3), blur: 4,
        color: UIColor(white: 0, alpha: shadow).cgColor)
      color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 8, y: 6, width: 40, height: 40), cornerRadius: 10
      ).fill()
    }
  }

  /// A disc of 60 points with a mark that reaches 12 points out above and at the right: its insets at the left
  /// and bottom are zero.
  private static func badge(_ context: CGContext) {
    UIColor(red: 0.25, green: 0.5, blue: 0.6, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 12, width: 60, height: 60)).fill()
    UIColor(red: 1, green: 0.45, blue: 0.1, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 44, y: 0, width: 28, height: 28)).fill()
  }

  /// An arrow to the right, drawn for languages that are read that way.
  private static func arrow(_ context: CGContext) {
    let path = UIBezierPath()
    for (index, point) in [
      (0.0, 7.0), (16, 7), (16, 0), (28, 10), (16, 20), (16, 13), (0, 13),
    ].enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    UIColor(red: 0.35, green: 0.35, blue: 0.4, alpha: 1).setFill()
    path.fill()
  }
}
