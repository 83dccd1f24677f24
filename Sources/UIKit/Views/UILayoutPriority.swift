public import LayoutTree

/// UIKit's name of a layout priority.
public typealias UILayoutPriority = LayoutPriority
