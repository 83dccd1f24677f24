#if canImport(UIKit)
  import UIKit

  public typealias PlatformView = UIView
  public typealias PlatformLabel = UILabel
#elseif canImport(AppKit)
  import AppKit

  public typealias PlatformView = NSView
  public typealias PlatformLabel = NSTextField
#endif
