public import Foundation

/// A trait of a preview: its layout or the orientation of its device.
///
/// ```swift
/// let traits: [PreviewTrait<Preview.ViewTraits>] = [.sizeThatFitsLayout, .landscapeLeft]
/// ```
///
/// - SeeAlso: Apple, "PreviewTrait".
public struct PreviewTrait<T>: Sendable {
  /// The layout that the trait requests, if it is one of layout.
  package let layout: PreviewLayout?
  /// The orientation that the trait requests, if it is one of orientation.
  package let orientation: PreviewOrientation?

  private init(_ layout: PreviewLayout) { (self.layout, orientation) = (layout, nil) }
  private init(_ orientation: PreviewOrientation) {
    (layout, self.orientation) = (nil, orientation)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default layout: the content's own size, else that of the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.standard) }
  /// The layout at the smallest size that the content's constraints allow.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.sizeThatFits) }
  /// The layout at a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(.fixed(CGSize(width: width, height: height)))
  }

  /// The device in portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait(.portrait) }
  /// The device in portrait orientation, upside down; the same as ``portrait`` here.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.portraitUpsideDown) }
  /// The device in landscape orientation, turned to the left; no content of AppKit turns.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.landscapeLeft) }
  /// The device in landscape orientation, turned to the right; the same as ``landscapeLeft`` here.
  public static var landscapeRight: PreviewTrait { PreviewTrait(.landscapeRight) }
}
