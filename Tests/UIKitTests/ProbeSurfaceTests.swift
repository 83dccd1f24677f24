import Foundation
import Testing
import UIKit

@MainActor struct ProbeSurfaceTests {
  final class L: UILabel {
    override var text: String? { didSet { attributedText = NSAttributedString(string: text ?? "") } }
  }
  final class F: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
  }
  final class W: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0) }
  }
  @Test func probe() {
    let l = L(); l.text = "a"
    print("P 3.1", l.text ?? "nil")
    print("P 3.2", F().editingRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40)))
    let card = UIView(); card.translatesAutoresizingMaskIntoConstraints = false
    card.widthAnchor.constraint(equalToConstant: 120).isActive = true
    card.heightAnchor.constraint(equalToConstant: 50).isActive = true
    card.layoutIfNeeded()
    print("P 3.3", card.frame)
    let s = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    s.semanticContentAttribute = .forceRightToLeft
    let c = UIView(); c.translatesAutoresizingMaskIntoConstraints = false
    s.addSubview(c)
    c.leadingAnchor.constraint(equalTo: s.leadingAnchor, constant: 10).isActive = true
    c.widthAnchor.constraint(equalToConstant: 50).isActive = true
    s.layoutIfNeeded()
    print("P 3.4 (240)", c.frame.minX)
    let t = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let d = UIView(); d.translatesAutoresizingMaskIntoConstraints = false
    t.addSubview(d)
    d.leftAnchor.constraint(lessThanOrEqualTo: t.leftAnchor, constant: 23).isActive = true
    t.layoutIfNeeded()
    print("P 3.5 (23)", d.frame.minX)
    let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let v = UIViewController(); w.rootViewController = v; w.makeKeyAndVisible()
    let inner = UIView(); inner.translatesAutoresizingMaskIntoConstraints = false
    v.view.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 33).isActive = true
    RunLoop.current.run(until: Date().addingTimeInterval(0.02))
    print("P 3.7 (33)", inner.frame.width)
    w.isHidden = true
    let sw = W(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sv = UIViewController(); sw.rootViewController = sv; sw.makeKeyAndVisible()
    sw.layoutIfNeeded()
    print("P 3.8 (44)", sv.view.safeAreaInsets.top)
    sw.isHidden = true
    print("P 3.10 (true)", UIFont.systemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12))
    let r = UIView(); r.transform = CGAffineTransform(rotationAngle: .pi / 2)
    r.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    print("P 3.12", r.frame, r.bounds)
    var kinds: [Int32] = []
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      .applyWithBlock { kinds.append(Int32($0.pointee.type.rawValue)) }
    print("P 3.14 (0 3 3 3 3 4)", kinds)
    let label = UILabel(); label.attributedText = NSAttributedString(string: "A"); label.text = "B"
    print("P 3.15 (B)", label.attributedText?.string ?? "nil")
    let button = UIButton(type: .custom); button.setTitle("T", for: .normal)
    print("P 3.15b (T)", button.titleLabel?.text ?? "nil", button.subviews.count)
    label.font = nil
    print("P 3.16", label.font as Any, label.textColor as Any)
    print("P 3.19", String(describing: label).prefix(160))
    let im = UIButton(type: .infoDark)
    print("P 3.9", im.intrinsicContentSize, im.frame)
    let b2 = UIButton(type: .custom); b2.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    print("P 3.9b (2, 24)", b2.intrinsicContentSize)
    let tv = UITextView(); tv.isScrollEnabled = false; tv.textContainerInset = .zero
    print("P 3.11 (14.5)", tv.intrinsicContentSize)
  }
}
