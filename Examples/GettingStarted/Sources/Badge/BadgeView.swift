public import UIKit

/// A text on a coloured background, inset by 12 and 6 points.
public final class BadgeView: UIView {
  /// The text.
  public let label = UILabel()

  /// A badge that says `text`.
  public init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemBlue
    layer.cornerRadius = 8
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
