internal import IBDocument
internal import ViewCore

/// Facts about an element's geometry that the document leaves to its reader.
enum ElementGeometry {
  /// The autoresizing rules of an element, along both axes.
  ///
  /// The content view of a scroll view or of a visual effect view keeps its four distances.
  static func mask(of element: ViewElement, parent: ViewElement?)
    -> (horizontal: AxisMask, vertical: AxisMask)
  {
    if element.key == "contentView", parent?.kind == "visualEffectView" {
      let both = AxisMask(min: false, size: true, max: false)
      return (both, both)
    }
    guard let mask = element.autoresizingMask else {
      let fixed = AxisMask(min: false, size: false, max: false)
      return (fixed, fixed)
    }
    return (
      AxisMask(min: mask.flexibleMinX, size: mask.widthSizable, max: mask.flexibleMaxX),
      AxisMask(min: mask.flexibleMinY, size: mask.heightSizable, max: mask.flexibleMaxY)
    )
  }
}
