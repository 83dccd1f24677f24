public import Foundation

/// A label and a value that readers of screens offer in addition.
///
/// - SeeAlso: Apple, "AXCustomContent".
open class AXCustomContent: NSObject, NSCopying {
  /// The times that content is offered.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default` = 0
    /// With the element itself.
    case high = 1
  }

  /// The label.
  public let label: String
  /// The label with attributes.
  public let attributedLabel: NSAttributedString
  /// The value.
  public let value: String
  /// The value with attributes.
  public let attributedValue: NSAttributedString
  /// The time that the content is offered.
  open var importance = Importance.default

  /// Creates content of a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }
  /// Creates content of a label and a value with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
    (self.label, self.value) = (label.string, value.string)
  }
  /// Returns content with the same label, value and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with content for readers of screens.
///
/// - SeeAlso: Apple, "AXCustomContentProvider".
public protocol AXCustomContentProvider: AnyObject {
  /// The content; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// Announcements to readers of screens, which are not posted here.
///
/// - SeeAlso: Apple, "AccessibilityNotification".
public enum AccessibilityNotification {
  /// A text that is read out.
  public struct Announcement: Sendable {
    /// The text.
    public let message: String
    /// Creates an announcement of a text.
    public init(_ message: String) { self.message = message }
    /// Does nothing: nothing reads screens here.
    public func post() {}
  }
  /// A change of the screen's layout.
  public struct LayoutChanged {
    /// Creates a notification about an element.
    public init(_ element: Any? = nil) {}
    /// Does nothing: nothing reads screens here.
    public func post() {}
  }
  /// A change of the whole screen.
  public struct ScreenChanged {
    /// Creates a notification about an element.
    public init(_ element: Any? = nil) {}
    /// Does nothing: nothing reads screens here.
    public func post() {}
  }
}
