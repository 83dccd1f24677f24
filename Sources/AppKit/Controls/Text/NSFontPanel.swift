public import Foundation

/// The panel of fonts; no panel is shown.
///
/// - SeeAlso: Apple, "NSFontPanel".
@preconcurrency @MainActor open class NSFontPanel: NSPanel {
  /// The panel of the program.
  public static let shared = NSFontPanel()
  /// Whether the panel exists; true.
  open class var sharedFontPanelExists: Bool { true }
  /// The view below the lists.
  open var accessoryView: NSView?
  /// Whether the panel works in a modal session.
  open override var worksWhenModal: Bool {
    get { ownWorksWhenModal }
    set { ownWorksWhenModal = newValue }
  }
  private var ownWorksWhenModal = false
  /// Whether the panel can be used.
  open var isEnabled = true
  private var font: NSFont?
  /// Shows a font.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) { font = fontObj }
  /// Returns the font that the panel makes of another one.
  open func convert(_ fontObj: NSFont) -> NSFont { font ?? fontObj }
  /// Reads the fonts again; does nothing.
  open func reloadDefaultFontFamilies() {}

  /// The parts of the panel.
  public struct ModeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The faces.
    public static let face = ModeMask(rawValue: 1)
    /// The sizes.
    public static let size = ModeMask(rawValue: 2)
    /// The collections.
    public static let collection = ModeMask(rawValue: 4)
    /// The underlines.
    public static let underlineEffect = ModeMask(rawValue: 1 << 8)
    /// The lines through letters.
    public static let strikethroughEffect = ModeMask(rawValue: 1 << 9)
    /// The colours of letters.
    public static let textColorEffect = ModeMask(rawValue: 1 << 10)
    /// The colours behind letters.
    public static let documentColorEffect = ModeMask(rawValue: 1 << 11)
    /// The shadows of letters.
    public static let shadowEffect = ModeMask(rawValue: 1 << 12)
    /// All effects.
    public static let allEffects = ModeMask(rawValue: 0xfff00)
    /// The standard parts.
    public static let standardModes = ModeMask(rawValue: 0xffff)
    /// All parts.
    public static let allModes = ModeMask(rawValue: 0xffff_ffff)
  }
}

/// An object that changes its font as the font manager says.
///
/// - SeeAlso: Apple, "NSFontChanging".
@preconcurrency @MainActor public protocol NSFontChanging: NSObjectProtocol {
  /// Changes the font.
  func changeFont(_ sender: NSFontManager?)
}
/// An object that changes its colour as the panel of colours says.
///
/// - SeeAlso: Apple, "NSColorChanging".
@preconcurrency @MainActor public protocol NSColorChanging: NSObjectProtocol {
  /// Changes the colour.
  func changeColor(_ sender: NSColorPanel?)
}
