import Testing
import UIKit

// Style 2: a closure gets a maker; chains of its properties name attributes, and `equalTo…` ends a chain.

@MainActor final class Maker {
  private let view: UIView
  fileprivate var made: [NSLayoutConstraint] = []
  fileprivate init(_ view: UIView) { self.view = view }

  private func chain(_ attributes: [NSLayoutConstraint.Attribute]) -> Chain {
    Chain(self, view, attributes)
  }
  var edges: Chain { chain([.top, .leading, .bottom, .trailing]) }
  var size: Chain { chain([.width, .height]) }
  var center: Chain { chain([.centerX, .centerY]) }
  var top: Chain { chain([.top]) }
  var left: Chain { chain([.left]) }
  var bottom: Chain { chain([.bottom]) }
  var right: Chain { chain([.right]) }
  var width: Chain { chain([.width]) }
  var height: Chain { chain([.height]) }
  var centerX: Chain { chain([.centerX]) }
  var centerY: Chain { chain([.centerY]) }
}

@MainActor struct Chain {
  private let maker: Maker
  private let view: UIView
  private let attributes: [NSLayoutConstraint.Attribute]
  fileprivate init(_ maker: Maker, _ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.maker, self.view, self.attributes) = (maker, view, attributes)
  }
  private func with(_ attribute: NSLayoutConstraint.Attribute) -> Chain {
    Chain(maker, view, attributes + [attribute])
  }
  var top: Chain { with(.top) }
  var left: Chain { with(.left) }
  var bottom: Chain { with(.bottom) }
  var right: Chain { with(.right) }
  var height: Chain { with(.height) }

  @discardableResult func equalToSuperview() -> Ending { relate(.equal, view.superview) }
  @discardableResult func equalTo(_ other: UIView) -> Ending { relate(.equal, other) }
  @discardableResult func equalTo(_ length: CGFloat) -> Ending { relate(.equal, nil, length) }
  @discardableResult func atMost(_ length: CGFloat) -> Ending {
    relate(.lessThanOrEqual, nil, length)
  }
  @discardableResult func atLeast(_ length: CGFloat) -> Ending {
    relate(.greaterThanOrEqual, nil, length)
  }
  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: UIView?, _ constant: CGFloat = 0
  ) -> Ending {
    let new = attributes.map { attribute in
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    }
    maker.made += new
    return Ending(constraints: new)
  }
}

@MainActor struct Ending {
  let constraints: [NSLayoutConstraint]
  @discardableResult func inset(_ amount: CGFloat) -> Ending {
    for constraint in constraints {
      switch constraint.firstAttribute {
      case .bottom, .right, .trailing: constraint.constant = -amount
      case .width, .height: constraint.constant = -2 * amount
      default: constraint.constant = amount
      }
    }
    return self
  }
  @discardableResult func offset(_ amount: CGFloat) -> Ending {
    for constraint in constraints { constraint.constant = amount }
    return self
  }
  @discardableResult func priority(_ priority: Float) -> Ending {
    for constraint in constraints { constraint.priority = UILayoutPriority(rawValue: priority) }
    return self
  }
}

extension UIView {
  @discardableResult
  fileprivate func make(_ body: (Maker) -> Void) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker(self)
    body(maker)
    NSLayoutConstraint.activate(maker.made)
    return maker.made
  }
}

@MainActor @Suite struct MakerClosureTests {
  /// Insets of a view in a view in a root: each takes its inset off both sides.
  nonisolated static let nested: [(inset: CGFloat, boxes: [Box])] = [
    (0, [(0, 0, 200, 100), (0, 0, 200, 100), (90, 45, 20, 10)]),
    (8, [(8, 8, 184, 84), (8, 8, 168, 68), (74, 29, 20, 10)]),
    (10, [(10, 10, 180, 80), (10, 10, 160, 60), (70, 25, 20, 10)]),
    (20, [(20, 20, 160, 60), (20, 20, 120, 20), (50, 5, 20, 10)]),
  ]
  @Test(arguments: nested) func insets(_ row: (inset: CGFloat, boxes: [Box])) {
    let root = root(200, 100)
    let (outer, inner, dot) = (UIView(), UIView(), UIView())
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(dot)
    let made = outer.make { $0.edges.equalToSuperview().inset(row.inset) }
    #expect(made.count == 4 && made.allSatisfy(\.isActive))
    inner.make { $0.edges.equalTo(outer).inset(row.inset) }
    dot.make {
      $0.center.equalToSuperview()
      $0.width.equalTo(20)
      $0.height.equalTo(10)
    }
    check(root, [outer, inner, dot], row.boxes)
  }

  /// A picture at the left, as high as the root less 10, at most 50 wide; the text takes the rest less 5.
  nonisolated static let rows: [(width: CGFloat, height: CGFloat, boxes: [Box])] = [
    (200, 60, [(10, 10, 50, 40), (65, 10, 125, 40)]),
    (100, 40, [(10, 10, 40, 20), (55, 10, 35, 20)]),
    (320, 100, [(10, 10, 50, 80), (65, 10, 245, 80)]),
  ]
  @Test(arguments: rows) func pictureAndText(_ row: (width: CGFloat, height: CGFloat, boxes: [Box]))
  {
    let root = root(row.width, row.height)
    let (picture, text) = (UIView(), UIView())
    root.addSubview(picture)
    root.addSubview(text)
    picture.make {
      $0.left.top.equalToSuperview().offset(10)
      $0.bottom.equalToSuperview().offset(-10)
      $0.width.equalTo(row.width < 150 ? 40 : 50)
    }
    text.make {
      $0.top.bottom.equalTo(picture)
      $0.right.equalToSuperview().inset(10)
      $0.left.equalTo(picture).offset((row.width < 150 ? 40 : 50) + 5)
    }
    check(root, [picture, text], row.boxes)
  }

  /// 100 wanted at 900, at least 30 and at most 80 required.
  @Test func limits() {
    let root = root(300, 50)
    let view = UIView()
    root.addSubview(view)
    view.make {
      $0.left.top.height.equalToSuperview()
      $0.width.equalTo(100).priority(900)
      $0.width.atMost(80)
      $0.width.atLeast(30)
    }
    check(root, [view], [(0, 0, 80, 50)])
  }
}
