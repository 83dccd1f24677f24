public import Foundation

/// A view that shows its content in glass, as since macOS 26; drawn as a flat colour with round corners.
///
/// - SeeAlso: Apple, "NSGlassEffectView".
@preconcurrency @MainActor open class NSGlassEffectView: NSView {
  /// The kind of glass; raw values are Apple's.
  public enum Style: Int, Sendable { case regular, clear }
  /// The view in the glass, which it fills.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds
      contentView.autoresizingMask = [.width, .height]
      addSubview(contentView)
    }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 12 { didSet { needsDisplay = true } }
  /// The colour that tints the glass; nil for none.
  open var tintColor: NSColor? { didSet { needsDisplay = true } }
  /// The kind of glass.
  open var style = Style.regular { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    let alpha = style == .regular ? 0.7 : 0.2
    let color = tintColor ?? NSColor.windowBackgroundColor
    paint { $0.fill($0.bounds, radius: cornerRadius, color.withAlphaComponent(alpha).cgColor) }
  }
}

/// A view whose glass descendants join where they are near; drawn as each for itself.
///
/// - SeeAlso: Apple, "NSGlassEffectContainerView".
@preconcurrency @MainActor open class NSGlassEffectContainerView: NSView {
  /// The view with the descendants, which fills the container.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds
      contentView.autoresizingMask = [.width, .height]
      addSubview(contentView)
    }
  }
  /// The distance at which glass joins, in points; stored only.
  open var spacing: CGFloat = 0
}

/// A view that extends its content under the bars at its edges; its content fills it.
///
/// - SeeAlso: Apple, "NSBackgroundExtensionView".
@preconcurrency @MainActor open class NSBackgroundExtensionView: NSView {
  /// The view inside the safe area.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      needsLayout = true
    }
  }
  /// Whether the view places its content; true unless set.
  open var automaticallyPlacesContentView = true { didSet { needsLayout = true } }
  open override func layout() {
    super.layout()
    if automaticallyPlacesContentView { contentView?.frame = safeAreaRect }
  }
}
