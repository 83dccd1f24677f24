public import Foundation
public import FoundationShims

/// An element for assistive programs that is not a view.
///
/// - SeeAlso: Apple, "NSAccessibilityElement".
@preconcurrency @MainActor open class NSAccessibilityElement: AccessibleObject {
  private var frameInParent = NSRect.zero

  /// Returns an element with a role, a frame on the screen, a name and a parent.
  open class func element(
    withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?
  ) -> Any {
    let element = NSAccessibilityElement()
    element.setAccessibilityRole(role)
    element.setAccessibilityFrame(frame)
    element.setAccessibilityLabel(label)
    element.setAccessibilityParent(parent)
    return element
  }
  /// Adds an element inside this one.
  open func accessibilityAddChildElement(_ childElement: NSAccessibilityElement) {
    setAccessibilityChildren((accessibilityChildren() ?? []) + [childElement])
    childElement.setAccessibilityParent(self)
  }
  /// The frame in the parent's coordinate space.
  open func accessibilityFrameInParentSpace() -> NSRect { frameInParent }
  /// Sets the frame in the parent's coordinate space.
  open func setAccessibilityFrameInParentSpace(_ accessibilityFrameInParentSpace: NSRect) {
    frameInParent = accessibilityFrameInParentSpace
  }
  package override var ownIsElement: Bool { true }
}

/// An action of an element's own.
///
/// - SeeAlso: Apple, "NSAccessibilityCustomAction".
@preconcurrency @MainActor open class NSAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// Performs the action; returns whether it could.
  open var handler: (() -> Bool)?
  /// The object that performs the action.
  open weak var target: (any NSObjectProtocol)?
  /// The message that performs the action.
  open var selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
  /// Creates an action with a message.
  public init(name: String, target: any NSObjectProtocol, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
  }
}

/// A list of elements of one kind, through which an assistive program moves.
///
/// - SeeAlso: Apple, "NSAccessibilityCustomRotor".
@preconcurrency @MainActor open class NSAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum SearchDirection: Int, Sendable {
    case previous, next
  }
  /// The kind of a rotor.
  public enum RotorType: Int, Sendable {
    case custom, any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, image, italicText, landmark, link, list
    case misspelledWord, table, textField, underlinedText, visitedLink, audiograph
  }
  /// The kind of the rotor.
  open var type: RotorType
  /// The name of the rotor.
  open var label: String
  /// The object that finds elements.
  open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?

  /// Creates a rotor with a name.
  public init(
    label: String, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate
  ) {
    type = .custom
    self.label = label
    self.itemSearchDelegate = itemSearchDelegate
  }
  /// Creates a rotor of a kind.
  public init(
    rotorType: RotorType, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate
  ) {
    type = rotorType
    label = ""
    self.itemSearchDelegate = itemSearchDelegate
  }

  /// The place and direction of a search.
  @preconcurrency @MainActor open class SearchParameters: NSObject {
    /// The element from which the search starts.
    open var currentItem: ItemResult?
    /// The direction.
    open var searchDirection = SearchDirection.next
    /// The text that the elements must contain.
    open var filterString = ""
  }
  /// The result of a search.
  @preconcurrency @MainActor open class ItemResult: NSObject {
    /// The element.
    open private(set) weak var targetElement: (any NSAccessibilityElementProtocol)?
    /// The range of text in the element.
    open var targetRange = NSRange(location: 0, length: 0)
    /// The name of the result.
    open var customLabel: String?
    /// Creates a result from an element.
    public init(targetElement: any NSAccessibilityElementProtocol) {
      self.targetElement = targetElement
    }
  }
}

/// An object that finds a rotor's elements.
@preconcurrency @MainActor public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  /// Returns the next element; nil for none.
  func rotor(
    _ rotor: NSAccessibilityCustomRotor,
    resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}
