import UIKit

/// A card of a timeline, in a cell of a table.
final class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: 192).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The cell.
final class CardCell: UITableViewCell {
  let card = CardView()

  func addCard() {
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
    ])
  }
}
