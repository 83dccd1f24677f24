internal import Foundation
package import IBDocument

/// The facts about a view that rules need in addition to its rectangle, from a document's element or from the view
/// itself.
///
/// They are computed on demand, because many rules need only a few.
@MainActor package protocol ViewFacts {
  /// The element name for the view's class, such as `label`.
  ///
  /// A class of a program has the word of the class of the system that it extends; `view` for all that have none.
  var kind: ElementKind { get }
  /// Its name in messages, such as `label 'Title'`.
  var name: String { get }
  /// The role of the view for rules.
  var role: CheckedView.Role { get }
  /// The property of the parent that refers to the view if it is not in the list of subviews, such as `contentView`.
  var slot: String? { get }
  /// The identifiers of the labels that the system creates for a cell of its styles.
  var standardLabels: Set<String> { get }
  /// Whether it is one of its parent's ordinary subviews, which constraints place.
  var isSubview: Bool { get }
  /// Whether the view itself is hidden.
  var isHidden: Bool { get }
  /// The opacity, 0 to 1.
  var opacity: Double { get }
  /// Whether size classes exclude the view.
  var isExcluded: Bool { get }
  /// Whether Interface Builder adds constraints for the view's frame.
  var hasFixedFrame: Bool { get }
  /// Whether the frame or mask is translated into constraints.
  var keepsMask: Bool { get }
  /// Whether the class belongs to the program.
  var hasOwnClass: Bool { get }
  /// Whether the class may draw unknown content.
  var drawsItself: Bool { get }
  /// Whether the document sets a colour through a property of the program, so that the specified colour is not the
  /// visible one.
  var colorsAtRunTime: Bool { get }
  /// Whether the document specifies subviews for the view.
  var hasChildren: Bool { get }
  /// Whether the view clips its content; nil if unspecified.
  var clips: Bool? { get }
  /// Whether the author allows truncation of the text before other views shrink.
  var allowsTruncation: Bool { get }
  /// Whether an image view or button has a picture.
  var hasPicture: Bool { get }
  /// Whether the stored frame is empty, which its author saw.
  var isStoredEmpty: Bool { get }
  /// The name and point size of a font that ignores the preferred text size; nil for none.
  var fixedFont: (name: String, size: Double)? { get }
  /// The font's size in points, and whether it is bold; nil if unknown.
  var fontSize: (points: Double, isBold: Bool)? { get }
  /// Whether a label contains text.
  var hasText: Bool { get }
  /// The opaque colour of the text; nil if unknown.
  var textColor: ColorElement.RGBA? { get }
  /// Whether the view has a background.
  var hasBackground: Bool { get }
  /// The opaque colour of the background; nil if unknown.
  var backgroundColor: ColorElement.RGBA? { get }
  /// Whether the view has an accessibility label in addition to its text.
  var hasAccessibilityLabel: Bool { get }
}
