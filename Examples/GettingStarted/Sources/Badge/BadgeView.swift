public import UIKit

/// A text on a coloured ground with room around it.
public final class BadgeView: UIView {
  public let label = UILabel()

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
