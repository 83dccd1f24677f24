package import Foundation

/// A preview of a view or a view controller, which a program states beside its code.
///
/// UIKit and AppKit add the initializers, as Apple's module DeveloperToolsSupport has them. Packages that a toolset builds
/// state previews with `#Preview`; other programs create a value, or state a type of previews, a ``PreviewRegistry``:
///
/// ```swift
/// let preview = Preview("Short", traits: .fixedLayout(width: 200, height: 80)) {
///   let label = UILabel()
///   label.text = "Short"
///   return label
/// }
/// let window = preview.makeWindow()
/// print(window?.bounds.size ?? .zero)  // (200.0, 80.0)
/// ```
///
/// - Units: Points.
/// - Errors: None: a preview does nothing until its content is made.
/// - Complexity: O(traits); the content is made when a front is asked for its window.
/// - SeeAlso: Apple, "Preview"; `Documentation/Guides/UnchangedPackages.md`.
public struct Preview: Sendable {
  /// The kind of the traits of previews of views and view controllers.
  public struct ViewTraits: Sendable {}

  /// The preview's name, if it has one.
  ///
  /// Plumb's own.
  public let name: String?
  /// The layout that the last trait with a layout requests.
  package let layout: PreviewLayout
  /// The orientation that the last trait with an orientation requests; nil for that of the screen.
  package let orientation: PreviewOrientation?
  /// The function that makes the view or view controller.
  package let makeContent: @MainActor @Sendable () -> AnyObject

  /// Creates a preview whose content is of any front.
  package init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>],
    makeContent: @escaping @MainActor @Sendable () -> AnyObject
  ) {
    self.name = name
    layout = traits.compactMap(\.layout).last ?? .standard
    orientation = traits.compactMap(\.orientation).last
    self.makeContent = makeContent
  }
}

/// The size that a preview requests for its content.
package enum PreviewLayout: Sendable, Hashable {
  /// The content's own size, else that of the screen.
  case standard
  /// The smallest size that the content's constraints allow.
  case sizeThatFits
  /// A size, in points.
  case fixed(CGSize)
}

/// The orientation that a preview requests for the device.
package enum PreviewOrientation: String, Sendable, Hashable {
  /// The four orientations of a device.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the device is in landscape orientation.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
