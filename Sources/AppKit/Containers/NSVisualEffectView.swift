/// A translucent ground.
///
/// - SeeAlso: Apple, "NSVisualEffectView".
@preconcurrency @MainActor open class NSVisualEffectView: NSView {
}
