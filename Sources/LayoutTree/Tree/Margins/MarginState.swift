internal import Foundation
internal import LayoutGeometry

/// The stored state of every view for its ``MarginModel``.
struct MarginState {
  /// The values that differ from a plain view; nil for none.
  var values: MarginValues?
  var isControllerRoot = false
  var respectsSystemMinimum = true
  var insetsFromSafeArea = true
  var preservesSuperview = false
  var keyboardUsesBottomSafeArea = true
  /// Whether the margins were last set in reading direction.
  var isBaseDirectional = false
}

/// The margin and safe area values that differ from a plain view.
///
/// Stored separately from ``MarginState``: most views keep all defaults, and it is large.
@MainActor final class MarginValues {
  /// The explicit margins, with their current sides; nil for none.
  var base: ViewInsets?
  var standard = ViewInsets.standardMargins
  var assignedSafeArea: ViewInsets?
  var ruledSafeArea = ViewInsets.zero
  var additionalSafeArea = ViewInsets.zero
  var inheritedByContent = ViewInsets.zero
  var keyboardHeight: CGFloat = 0
  /// The margins at the view's last notification.
  var reported = ViewInsets.standardMargins
  /// The number of changes of the margins in a pass, and the pass.
  var changes: (pass: Int32, count: Int) = (0, 0)
  /// The system's guides that were created: at most five.
  var guides: [GuideNode] = []

  /// Counts a change of the margins in a pass.
  func recordChange(inPass pass: Int32) {
    changes = (pass, changes.pass == pass ? changes.count + 1 : 1)
  }

  /// A system guide; nil until it was created.
  func guide(_ kind: GuideNode.Kind) -> GuideNode? { guides.first { $0.kind == kind } }
}

extension ViewInsets {
  /// The margins of a view without explicit ones: 8 points on each edge.
  static let standardMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)
}
