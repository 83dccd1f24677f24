import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
let title = UILabel()
let button = UIButton(type: .system)
title.text = "Plumb"
button.setTitle("Open", for: .normal)
for view in [title, button] {
  view.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(view)
}
NSLayoutConstraint.activate([
  title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
  title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
  button.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
  button.widthAnchor.constraint(equalToConstant: 80),
  button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
])
card.layoutIfNeeded()
for view in [card, title, button] { print(type(of: view), NSStringFromCGRect(view.frame)) }
