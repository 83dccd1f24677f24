public import LayoutTree

/// AppKit's names of what both toolkits share.
extension NSLayoutConstraint {
  /// An axis under AppKit's name.
  public typealias Orientation = Axis
  /// The priority of a constraint.
  public typealias Priority = LayoutPriority
}

extension LayoutPriority {
  /// Dragging that may resize the window: 510.
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// The priority at which a window keeps its size: 500.
  public static let windowSizeStayPut = LayoutPriority(500)
  /// Dragging that may not resize the window: 490.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// The priority that makes a view small when its fitting size is asked for: 50.
  public static let fittingSizeCompression = LayoutPriority(50)
}
