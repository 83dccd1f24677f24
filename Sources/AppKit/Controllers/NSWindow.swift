public import Foundation
internal import ViewCore

/// A window, which holds a view.
///
/// - SeeAlso: Apple, "NSWindow".
@preconcurrency @MainActor open class NSWindow: NSResponder {
  /// What a window has around its content.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A style from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1)
    /// A close button.
    public static let closable = StyleMask(rawValue: 2)
    /// A minimize button.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Users may resize it.
    public static let resizable = StyleMask(rawValue: 8)
  }

  /// What the window has around its content.
  open private(set) var styleMask: StyleMask

  /// Makes a window whose content has a rectangle on the screen, y up.
  public init(contentRect: NSRect, styleMask style: StyleMask) {
    styleMask = style
    let view = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    contentView = view
    super.init()
    view.contentWindow = self
  }
  /// Makes a window for an archive.
  public required init?(coder: NSCoder) {
    styleMask = []
    super.init(coder: coder)
  }

  /// The view that fills the window.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.contentWindow = nil
      contentView?.contentWindow = self
    }
  }
}
