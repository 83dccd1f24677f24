public import ViewCore

/// UIKit's name of a layout priority.
public typealias UILayoutPriority = LayoutPriority
