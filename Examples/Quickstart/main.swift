import UIKit

let (title, detail) = (UILabel(), UILabel())
title.text = "Plumb"
title.font = .preferredFont(forTextStyle: .title2)
detail.text = "Auto Layout without a Mac"
detail.textColor = .secondaryLabel
let texts = UIStackView(arrangedSubviews: [title, detail])
texts.axis = .vertical
let button = UIButton(configuration: .filled())
button.setTitle("Open", for: .normal)

let card = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 88))
card.backgroundColor = .secondarySystemBackground
for view in [texts, button] {
  view.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(view)
}
NSLayoutConstraint.activate([
  texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  texts.centerYAnchor.constraint(equalTo: card.centerYAnchor),
  button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
])
card.layoutIfNeeded()
for view in [texts, button] { print(type(of: view), NSStringFromCGRect(view.frame)) }

let renderer = UIGraphicsImageRenderer(bounds: card.bounds)
let picture = renderer.pngData { card.layer.render(in: $0.cgContext) }
try picture.write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "card.png"))
