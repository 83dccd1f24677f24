import Foundation
import UIKit

/// A title that a card has no room for.
let longTitle = "A title that is much too long for it"

/// A grey square of 20 points.
@MainActor func square(_ white: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  view.backgroundColor = UIColor(white: white, alpha: 1)
  return view
}

/// A document beside this file.
func document(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Documents/\(name)")
}

/// A view that states two widths.
@MainActor func boxOfTwoWidths() -> UIView {
  let box = UIView()
  box.accessibilityIdentifier = "box"
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  box.widthAnchor.constraint(equalToConstant: 120).isActive = true
  return box
}

/// A card with a second width, half that of the screen.
@MainActor func cardOfTwoWidths() -> CardView {
  let card = CardView("Flight to Oslo")
  let half = UIScreen.main.bounds.width / 2
  card.widthAnchor.constraint(equalToConstant: half).isActive = true
  return card
}

/// A card whose second line went and to which a picture came.
@MainActor func cardWithAPicture() -> CardView {
  let card = CardView("Flight 12")
  card.line.removeFromSuperview()
  card.addSubview(UIImageView(frame: CGRect(x: 16, y: 40, width: 20, height: 20)))
  return card
}
