#if canImport(UIKit)
  import UIKit

  /// A view of the platform.
  public typealias PlatformView = UIView
  /// A label of the platform.
  public typealias PlatformLabel = UILabel
#elseif canImport(AppKit)
  import AppKit

  /// A view of the platform.
  public typealias PlatformView = NSView
  /// A label of the platform.
  public typealias PlatformLabel = NSTextField
#endif
