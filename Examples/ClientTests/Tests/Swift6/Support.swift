import Testing
import UIKit

// Every style below is written as its own little layout library, in its own file and in our words. Each case
// lays a scene out and compares frames with numbers derived by hand, in points; the derivations stand beside
// the tables.

/// x, y, width and height.
typealias Box = (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

/// One case: what sizes and places the scene depends on, and where everything ends up.
struct Expected: Sendable {
  let name: String
  let boxes: [Box]
  init(_ name: String, _ boxes: Box...) {
    self.name = name
    self.boxes = boxes
  }
}

/// Lays a root out and compares the frames of some views, in order.
@MainActor func check(
  _ root: UIView, _ views: [UIView], _ expected: [Box], _ name: String = "",
  _ location: SourceLocation = #_sourceLocation
) {
  root.layoutIfNeeded()
  #expect(views.count == expected.count, "\(name)", sourceLocation: location)
  for (index, (view, box)) in zip(views, expected).enumerated() {
    let frame = view.frame
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    let wanted = [box.x, box.y, box.width, box.height]
    let differs = zip(found, wanted).contains { abs($0 - $1) > 1e-6 }
    #expect(!differs, "\(name) view \(index): \(found), not \(wanted)", sourceLocation: location)
  }
}

/// A root of a size, at the origin.
@MainActor func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Views in a root, laid out by constraints.
@MainActor func views(_ count: Int, in parent: UIView) -> [UIView] {
  (0..<count).map { _ in
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}

/// A view that is naturally so large.
final class Content: UIView {
  let natural: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var intrinsicContentSize: CGSize { natural }
}
