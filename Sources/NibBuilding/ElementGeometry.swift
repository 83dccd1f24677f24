internal import IBDocument
internal import LayoutEngine

/// Facts about an element's geometry that the document leaves to its reader.
enum ElementGeometry {
  /// The autoresizing rules of an element, along both axes.
  ///
  /// The content view of a scroll view or of a visual effect view keeps its four distances.
  static func mask(of element: ViewElement, parent: ViewElement?)
    -> (horizontal: AutoresizingRule, vertical: AutoresizingRule)
  {
    if element.key == "contentView", parent?.kind == "visualEffectView" {
      let both = AutoresizingRule(min: false, size: true, max: false)
      return (both, both)
    }
    guard let mask = element.autoresizingMask else {
      let fixed = AutoresizingRule(min: false, size: false, max: false)
      return (fixed, fixed)
    }
    return (
      AutoresizingRule(min: mask.flexibleMinX, size: mask.widthSizable, max: mask.flexibleMaxX),
      AutoresizingRule(min: mask.flexibleMinY, size: mask.heightSizable, max: mask.flexibleMaxY)
    )
  }
}
