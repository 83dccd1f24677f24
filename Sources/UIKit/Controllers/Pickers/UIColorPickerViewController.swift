public import Foundation

/// Picks a colour; an empty view here.
///
/// - SeeAlso: Apple, "UIColorPickerViewController".
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// The object that is notified; never called here.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// Whether the alpha value can be picked; stored only.
  open var supportsAlpha = true
}

/// Receives picked colours; never called here.
///
/// - SeeAlso: Apple, "UIColorPickerViewControllerDelegate".
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a colour was picked.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when a colour was picked; `continuously` says that the finger still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user ended.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Picks a font; an empty view here.
///
/// - SeeAlso: Apple, "UIFontPickerViewController".
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The settings of a font picker.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the faces of a family can be picked.
    open var includeFaces = false
    /// Whether names are shown in the font of the system.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are shown.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Creates the settings that a picker begins with.
    public override init() { super.init() }
  }
  /// The settings.
  public let configuration: Configuration
  /// The object that is notified; never called here.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a picker with settings.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Receives the picked font; never called here.
///
/// - SeeAlso: Apple, "UIFontPickerViewControllerDelegate".
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when a font was picked.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
