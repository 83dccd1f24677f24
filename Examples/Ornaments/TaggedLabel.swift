import UIKit

/// A label with a coloured tag at its right side, which is outside the alignment rectangle.
///
/// The constraints inside never mention the insets: the superview's edges and its margins are those of
/// the alignment rectangle already.
final class TaggedLabel: UIView {
  /// What is aligned.
  let label = UILabel()
  /// The ornament.
  let tagView = UIView()

  init(text: String) {
    super.init(frame: .zero)
    label.text = text
    tagView.backgroundColor = .systemYellow
    for view in [label, tagView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let inside = layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      label.topAnchor.constraint(equalTo: inside.topAnchor),
      inside.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      // Insets are left and right whatever the language, and so is the tag.
      tagView.leftAnchor.constraint(equalTo: rightAnchor),
      tagView.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: tagView.bottomAnchor),
      tagView.widthAnchor.constraint(equalToConstant: alignmentRectInsets.right),
    ])
  }
  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
  }
}
