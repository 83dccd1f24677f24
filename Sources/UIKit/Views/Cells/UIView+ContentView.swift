internal import Foundation
internal import LayoutTree

extension UIView {
  /// Adds a view for the content of this one, as large as its bounds, whose size it follows by its mask.
  ///
  /// - Parameters:
  ///   - trait: What the view means to layout.
  ///   - preservesMargins: Whether the margins of this view count for the content, too.
  func addContentView(
    trait: ViewTrait = .plain, preservesMargins: Bool = false
  ) -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.viewNode.trait = trait
    if preservesMargins { view.preservesSuperviewLayoutMargins = true }
    addSubview(view)
    return view
  }
}
