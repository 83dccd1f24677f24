import FoundationShims
import Testing
import UIKit

/// Properties that views publish, and messages that they know.
@MainActor struct KeyValueObservingTests {
  private func changes(of key: String, on view: UIView, _ work: () -> Void) -> [String] {
    var seen: [String] = []
    let observation = view.observe(key: key, \.self, options: [.old, .new]) { _, _ in
      seen.append(key)
    }
    work()
    observation.invalidate()
    return seen
  }

  @Test func geometryOfViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(changes(of: "frame", on: view) { view.frame.size.width = 20 } == ["frame"])
    #expect(changes(of: "bounds", on: view) { view.frame.size.width = 30 } == ["bounds"])
    #expect(changes(of: "bounds", on: view) { view.frame.origin.x = 30 } == [])
    #expect(changes(of: "center", on: view) { view.frame.origin.x = 0 } == ["center"])
  }

  @Test func framesThatLayoutSets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(changes(of: "frame", on: view) { root.layoutIfNeeded() } == ["frame"])
  }

  @Test func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGPoint] = []
    let observation = scroll.observe(key: "contentOffset", \.contentOffset, options: .new) {
      offsets.append($1.newValue ?? .zero)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    observation.invalidate()
    scroll.contentOffset = .zero
    #expect(offsets == [CGPoint(x: 0, y: 20)])
    #expect(
      changes(of: "contentSize", on: scroll) {
        scroll.contentSize = CGSize(width: 1, height: 2)
      } == ["contentSize"])
    #expect(
      changes(of: "contentInset", on: scroll) { scroll.contentInset.top = 3 } == ["contentInset"])
  }

  @Test func textsAndPictures() {
    let label = UILabel()
    #expect(changes(of: "text", on: label) { label.text = "a" } == ["text"])
    let field = UITextField()
    #expect(changes(of: "text", on: field) { field.text = "a" } == ["text"])
    let view = UITextView()
    #expect(changes(of: "text", on: view) { view.text = "a" } == ["text"])
    let image = UIImageView()
    #expect(changes(of: "image", on: image) { image.image = UIImage() } == ["image"])
  }

  @Test func keysThatAProgramStates() {
    final class Card: UIView {
      var title: String? = "a"
    }
    ObjectiveCNames.property(
      "title", of: Card.self, get: { $0.title }, set: { r, a in r.title = try a.value() })
    ObjectiveCNames.property("card", of: Card.self, get: { $0 })
    let card = Card()
    card.setValue("b", forKey: "title")
    #expect(card.value(forKey: "title") as? String == "b")
    card.setValue("c", forKeyPath: "card.title")
    #expect(card.value(forKeyPath: "card.title") as? String == "c")
    #expect(card.value(forKey: "colour") == nil)
  }

  @Test func messagesOfUIKit() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    #expect(child.responds(to: "endEditing:") && child.responds(to: "setNeedsLayout"))
    let button = UIButton()
    button.addTarget(child, action: "removeFromSuperview", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(child.superview == nil)
  }
}
