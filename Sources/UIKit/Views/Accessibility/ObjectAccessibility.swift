public import Foundation
internal import FoundationShims

/// The accessibility of objects that are neither views nor controllers, as of any object on Apple's systems.
///
/// Stored with the object. Responders have properties of their own, which come first.
extension NSObjectProtocol where Self: NSObject {
  private var values: ResponderValues {
    let made = ResponderValues()
    guard let key = accessibilityKey else { return made }
    if let found = objc_getAssociatedObject(self, key) as? ResponderValues { return found }
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
  /// Whether the object is an accessibility element; default: false.
  public var isAccessibilityElement: Bool {
    get { values.isElement ?? false }
    set { values.isElement = newValue }
  }
  /// The label of the element.
  public var accessibilityLabel: String? {
    get { values.label }
    set { values.label = newValue }
  }
  /// The hint of the element.
  public var accessibilityHint: String? {
    get { values.hint }
    set { values.hint = newValue }
  }
  /// The current value of the element.
  public var accessibilityValue: String? {
    get { values.value }
    set { values.value = newValue }
  }
  /// The traits of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { values.traits ?? .none }
    set { values.traits = newValue }
  }
  /// The frame of the element in screen coordinates, in points.
  public var accessibilityFrame: CGRect {
    get { values.frame ?? .zero }
    set { values.frame = newValue }
  }
  /// The accessibility elements inside, in reading order.
  public var accessibilityElements: [Any]? {
    get { values.elements }
    set { values.elements = newValue }
  }
}

/// The address of the class of the values, which is that of no other association.
private var accessibilityKey: UnsafeRawPointer? {
  UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(ResponderValues.self)))
}
