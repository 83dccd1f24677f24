internal import Foundation

/// A layer that shows its sublayers only; its own background, border, content and mask are not drawn.
///
/// Sublayers are drawn in the plane.
///
/// - SeeAlso: Apple, "CATransformLayer".
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
