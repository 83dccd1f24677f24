internal import Foundation
package import IBDocument

/// The facts of a view that rules ask for besides its rectangle, from a document's element or from the view
/// itself.
///
/// Read when a rule asks, since many ask for little.
@MainActor package protocol ViewFacts {
  /// The word for its class, as documents have it, such as `label`.
  ///
  /// A class of a program has the word of the class of the system that it extends; `view` for all that have none.
  var kind: ElementKind { get }
  /// Its name in messages, such as `label 'Title'`.
  var name: String { get }
  /// The role of the view for rules.
  var role: CheckedView.Role { get }
  /// The property of its parent that refers to it where that is not the list of subviews, such as
  /// `contentView`.
  var slot: String? { get }
  /// The identifiers of the labels that the system creates for a cell of its styles.
  var standardLabels: Set<String> { get }
  /// Whether it is one of its parent's ordinary subviews, which constraints place.
  var isSubview: Bool { get }
  /// Whether it is hidden itself.
  var isHidden: Bool { get }
  /// Its opacity, 0 to 1.
  var opacity: Double { get }
  /// Whether size classes exclude it.
  var isExcluded: Bool { get }
  /// Whether Interface Builder adds constraints for its frame.
  var hasFixedFrame: Bool { get }
  /// Whether its frame or mask becomes constraints.
  var keepsMask: Bool { get }
  /// Whether its class is a program's own.
  var hasOwnClass: Bool { get }
  /// Whether its class may draw what is not known here.
  var drawsItself: Bool { get }
  /// Whether the document sets a colour by a property of the program, so that the stated colour is not the
  /// visible one.
  var colorsAtRunTime: Bool { get }
  /// Whether the document gives it subviews.
  var hasChildren: Bool { get }
  /// Whether it clips its content; nil where nothing states it.
  var clips: Bool? { get }
  /// Whether its author lets its text be truncated before other views shrink.
  var allowsTruncation: Bool { get }
  /// Whether it has a picture to show; of an image view and a button.
  var hasPicture: Bool { get }
  /// Whether its author saw it without area, where a frame is stored.
  var isStoredEmpty: Bool { get }
  /// The font that does not follow the preferred text size: name and points; nil for none.
  var fixedFont: (name: String, size: Double)? { get }
  /// The font's size in points and whether it is bold; nil where it is unknown.
  var fontSize: (points: Double, isBold: Bool)? { get }
  /// Whether there are letters in it, of a label.
  var hasText: Bool { get }
  /// The colour of its text without transparency; nil where it is unknown.
  var textColor: ColorElement.RGBA? { get }
  /// Whether it paints a background.
  var hasBackground: Bool { get }
  /// The colour of its background without transparency; nil where it is unknown.
  var backgroundColor: ColorElement.RGBA? { get }
  /// Whether assistive technology has words for it besides its text.
  var hasAccessibilityLabel: Bool { get }
}
