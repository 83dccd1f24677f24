internal import Foundation

/// A layer that draws only its sublayers; its background, border, content and mask are ignored.
///
/// Sublayers are drawn in the plane.
///
/// - SeeAlso: Apple, "CATransformLayer".
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
