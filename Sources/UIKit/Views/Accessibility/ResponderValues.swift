internal import Accessibility
internal import Foundation
internal import FoundationShims

/// The values of a responder for accessibility, activities and pasting, in separate storage because few set them.
final class ResponderValues {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
  var containerType: UIAccessibilityContainerType?
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var attributedLabel: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var actions: [UIAccessibilityCustomAction]?
  var inputLabels: [String]?
  var customContent: [AXCustomContent]?
  var rotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var textualContext: UIAccessibilityTextualContext?
}

/// A kind of container of accessibility elements.
///
/// Source: Apple, "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
