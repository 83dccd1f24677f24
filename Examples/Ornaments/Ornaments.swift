import UIKit

/// Prints how a label keeps its place beside an ornament, how far a button takes touches, and what becomes
/// of that in a stack view.
@main
struct Ornaments {
  @MainActor static func main() { print(report) }

  /// One line for each fact.
  @MainActor static var report: String {
    let tagged = TaggedScene()
    let free = ButtonScene(inStack: false)
    let stacked = ButtonScene(inStack: true)
    return [
      "container's middle: \(tagged.container.bounds.midX), label's middle: \(tagged.labelMiddle)",
      "tag in the container: \(NSStringFromCGRect(tagged.tag))",
      "button's frame: \(NSStringFromCGRect(free.button.frame)), seen: \(NSStringFromCGRect(free.seen))",
      "a touch 15 points left of what is seen hits \(free.hit(leftOfSeen: 15))",
      "a touch in the room around hits \(free.hit(leftOfSeen: 5))",
      "the same touch, the button being in a stack view, hits \(stacked.hit(leftOfSeen: 5))",
    ].joined(separator: "\n")
  }
}

/// A tagged label in the middle of a container of 301 by 100.
@MainActor struct TaggedScene {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 301, height: 100))
  let view = TaggedLabel(text: "XXX")

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
  }

  var labelMiddle: CGFloat { view.convert(view.label.frame, to: container).midX }
  var tag: CGRect { view.convert(view.tagView.frame, to: container) }
}

/// A button whose alignment rectangle starts at (50, 50), alone or as all there is in a stack view.
@MainActor struct ButtonScene {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let button = RoomyButton(type: .custom)

  init(inStack: Bool) {
    button.setTitle("Tap", for: .normal)
    let placed: UIView = inStack ? UIStackView(arrangedSubviews: [button]) : button
    placed.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(placed)
    NSLayoutConstraint.activate([
      placed.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 50),
      placed.topAnchor.constraint(equalTo: container.topAnchor, constant: 50),
    ])
    container.layoutIfNeeded()
  }

  /// What is seen of the button, in the container.
  var seen: CGRect { button.convert(button.visibleBounds, to: container) }

  /// What takes a touch so many points left of what is seen, at half its height.
  func hit(leftOfSeen distance: CGFloat) -> String {
    let hit = container.hitTest(CGPoint(x: seen.minX - distance, y: seen.midY), with: nil)
    return hit === button ? "the button" : hit === container ? "the container" : "nothing"
  }
}
