internal import Foundation

/// The layout properties of a view, from which constraints are generated.
///
/// Written by fronts alone; passes only read it.
struct LayoutStatement {
  var translatesMask = true
  var mask = (horizontal: AxisMask.fixed, vertical: AxisMask.fixed)
  var resizesChildren = true
  var priorities = (horizontal: ContentPriorities.standard, vertical: ContentPriorities.standard)
  var designTime: DesignTimeBox?
  var trait = ViewTrait.plain
  var isRightToLeft = false
}
