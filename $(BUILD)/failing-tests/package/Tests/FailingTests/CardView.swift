import UIKit

/// A title above a line of text, as a program writes it.
final class CardView: UIView {
  let title = UILabel()
  let line = UILabel()

  init(_ text: String, gap: CGFloat = 4) {
    super.init(frame: .zero)
    backgroundColor = .white
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    line.text = "Gate 12"
    line.font = .preferredFont(forTextStyle: .body)
    for view in [title, line] {
      view.textColor = .black
      view.adjustsFontForContentSizeCategory = true
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 16),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      trailingAnchor.constraint(greaterThanOrEqualTo: line.trailingAnchor, constant: 16),
      bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
