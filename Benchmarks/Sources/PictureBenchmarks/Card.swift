import UIKit

/// The card of the README: a title, a subtitle and a button, 340 × 88 points.
@MainActor struct Card {
  /// The card, laid out.
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 88))

  /// Makes a card.
  ///
  /// - Parameter number: What the subtitle ends with, so that cards differ as those of a server do.
  init(number: Int) {
    let (title, detail) = (UILabel(), UILabel())
    title.text = "Plumb"
    title.font = .preferredFont(forTextStyle: .title2)
    detail.text = "Auto Layout without a Mac, \(number)"
    detail.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    let button = UIButton(configuration: .filled())
    button.setTitle("Open", for: .normal)
    view.backgroundColor = .secondarySystemBackground
    for part in [texts, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      texts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
  }
}
