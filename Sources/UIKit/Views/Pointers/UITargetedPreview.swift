public import Foundation

/// The appearance of a preview; stored only.
///
/// - SeeAlso: Apple, "UIPreviewParameters".
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates, in points.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates, in points.
  open var shadowPath: UIBezierPath?
  /// The background colour.
  open var backgroundColor: UIColor! = .systemBackground
  /// Creates the appearance of a whole view.
  public override init() { super.init() }
  /// Creates the appearance of lines of text, whose rectangles are in the text's coordinates.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The place of a preview.
///
/// - SeeAlso: Apple, "UIPreviewTarget".
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The container of the preview.
  public let container: UIView
  /// The centre of the preview in the container, in points.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform
  /// Creates a place with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// The view that an interaction lifts; data here, nothing is lifted.
///
/// - SeeAlso: Apple, "UITargetedPreview".
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// The size of the view's bounds, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }
  /// Creates a preview of a view at its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Creates a preview of a view at its own place, as it looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
