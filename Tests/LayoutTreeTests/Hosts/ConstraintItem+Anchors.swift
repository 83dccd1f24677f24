import Foundation
import LayoutTree

/// The anchors that fronts give their views and guides.
extension ConstraintItem {
  var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }

  /// Makes a constraint active: `self.attribute relation other.attribute + constant`.
  @discardableResult
  func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ other: (any ConstraintItem)? = nil, _ second: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : second ?? attribute, multiplier: 1,
      constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  /// Ties the four edges to another item's, each so many points inside.
  func fill(_ other: any ConstraintItem, inset: CGFloat = 0) {
    tie(.leading, .equal, other, constant: inset)
    tie(.top, .equal, other, constant: inset)
    other.tie(.trailing, .equal, self, constant: inset)
    other.tie(.bottom, .equal, self, constant: inset)
  }
}
