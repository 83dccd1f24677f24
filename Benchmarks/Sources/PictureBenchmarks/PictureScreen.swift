internal import Foundation
import UIKit

/// A telephone's screen of 100 views: a bar with a title and twelve cards of eight views, each card with
/// round corners, a shadow, a picture, texts and a badge.
@MainActor struct PictureScreen {
  /// 390 × 844 points.
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private static let cards = 12
  private static let words = [
    "Morning light", "A walk along the river", "Bread and butter", "Letters from the coast",
    "Notes", "Weather of the week", "Eleven ways to cook rice",
  ]

  /// Makes the screen and lays it out.
  ///
  /// - Parameter shadowRadius: The blur radius of every card's shadow; 0 for no shadow.
  init(shadowRadius: CGFloat) {
    root.backgroundColor = UIColor(white: 0.95, alpha: 1)
    let bar = view(in: root, CGRect(x: 0, y: 0, width: 390, height: 56), .white)
    _ = label(in: bar, CGRect(x: 16, y: 14, width: 200, height: 28), "Today", 24, .black)
    _ = label(in: bar, CGRect(x: 300, y: 18, width: 74, height: 20), "Edit", 17, .blue)
    let picture = Self.picture()
    for index in 0..<Self.cards {
      let frame = CGRect(x: 16, y: 66 + 64 * CGFloat(index), width: 358, height: 56)
      let card = view(in: root, frame, .white)
      card.layer.cornerRadius = 12
      if shadowRadius > 0 {
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = shadowRadius
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
      }
      fill(card, index, picture)
    }
    root.layoutIfNeeded()
  }

  /// How many views there are, the root among them.
  var count: Int {
    var count = 0
    var rest: [UIView] = [root]
    while let view = rest.popLast() {
      count += 1
      rest += view.subviews
    }
    return count
  }

  private func fill(_ card: UIView, _ index: Int, _ picture: UIImage) {
    let image = UIImageView(image: picture)
    image.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
    image.layer.cornerRadius = 8
    image.clipsToBounds = true
    card.addSubview(image)
    let words = Self.words
    _ = label(
      in: card, CGRect(x: 58, y: 8, width: 200, height: 20), words[index % words.count], 16, .black)
    _ = label(
      in: card, CGRect(x: 58, y: 30, width: 220, height: 16),
      "\(words[(index * 3 + 1) % words.count]), \(words[(index * 5 + 2) % words.count])", 13, .gray)
    let badge = view(in: card, CGRect(x: 306, y: 17, width: 40, height: 22), .red)
    badge.layer.cornerRadius = 11
    let number = label(
      in: badge, CGRect(x: 0, y: 2, width: 40, height: 18), "\(index * 7)", 13, .white)
    number.textAlignment = .center
    _ = view(in: card, CGRect(x: 58, y: 50, width: 240, height: 0.5), .lightGray)
    // A part that is half seen through, as layers of their own.
    let veil = view(in: card, CGRect(x: 280, y: 8, width: 18, height: 18), .green)
    veil.alpha = 0.5
  }

  private func view(in parent: UIView, _ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }

  private func label(
    in parent: UIView, _ frame: CGRect, _ text: String, _ size: CGFloat, _ color: UIColor
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    parent.addSubview(label)
    return label
  }

  /// A picture of 40 points with some detail.
  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      for step in 0..<20 {
        UIColor(hue: CGFloat(step) / 20, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.cgContext.fillEllipse(
          in: CGRect(x: CGFloat(step), y: CGFloat(step), width: 40, height: 40))
      }
    }
  }
}
