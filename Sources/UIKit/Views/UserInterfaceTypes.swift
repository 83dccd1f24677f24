internal import Foundation
public import LayoutTree

/// The flipping of a view in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction from leading to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// UIKit's name of a layout priority.
public typealias UILayoutPriority = LayoutPriority
