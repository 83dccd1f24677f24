public import LayoutTree

/// AppKit's names of types that both toolkits share.
extension NSLayoutConstraint {
  /// The axis of a layout.
  public typealias Orientation = Axis
  /// The priority of a constraint.
  public typealias Priority = LayoutPriority
}

/// The axis of a view's content, such as a stack's.
public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Orientation

extension LayoutPriority {
  /// Dragging that may resize the window: 510.
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// The priority at which a window keeps its size: 500.
  public static let windowSizeStayPut = LayoutPriority(500)
  /// Dragging that may not resize the window: 490.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// The priority with which a view is compressed to its fitting size: 50.
  public static let fittingSizeCompression = LayoutPriority(50)
}
